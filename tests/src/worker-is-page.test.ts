import { expect, test } from "vitest";
import type { RouteMatchCallbackOptions } from "workbox-core";
import { isPage } from "#src/worker/is-page.ts";

const visits = (path: string) => {
	const url = new URL(path, "https://pousse.example");
	return isPage({ url, sameOrigin: true, request: { mode: "navigate" }, event: {} } as unknown as RouteMatchCallbackOptions);
};

test.each(["/", "/fr/about", "/dashboard-tips", "/de/dashboard-tips", "/dashboards", "/blog/dashboard"])(
	"the worker caches %s like any page (R12.1, R13.4)",
	(path) => {
		expect(visits(path)).toBe(true);
	},
);

test.each([
	"/dashboard",
	"/dashboard/",
	"/dashboard?admin=true",
	"/dashboard/components",
	"/fr/dashboard",
	"/en/dashboard?admin=true",
	"/de/dashboard/pictures",
])("the worker does not cache %s, which is for editors (R12.1)", (path) => {
	expect(visits(path)).toBe(false);
});
