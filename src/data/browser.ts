import { appHeader } from "#schemas/spec/offline.ts";
import { createGet, type Fetch } from "./get.ts";

/**
 * Asks the host, or the worker before it. The first data must suit the document that the browser has, so it is asked for
 * afresh; later data suits the app, which says who it is.
 */
const fetchForApp: Fetch = (url) => {
	const { app = "", ready } = document.documentElement.dataset;
	return fetch(url, { headers: { [appHeader]: app }, cache: ready === undefined ? "no-cache" : "default" });
};

/** The data of this page's app, one for all that asks. */
export const { get, forget } = createGet(fetchForApp, () => navigator.onLine);
