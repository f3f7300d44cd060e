import type { RouteMatchCallback } from "workbox-core";
import { isForEditors } from "#schemas/shared/url.ts";
import { fromBase } from "#src/data/base.ts";

/** Addresses that a visitor navigates to. Files are handled elsewhere, and editors' pages are of no use offline. */
export const isPage: RouteMatchCallback = ({ request, sameOrigin, url }) =>
	sameOrigin && request.mode === "navigate" && !/\.[a-z0-9]+$/i.test(url.pathname) && !isForEditors(fromBase(url.pathname));
