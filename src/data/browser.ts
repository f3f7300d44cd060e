import { constants } from "#schemas/spec/constants.ts";
import { appHeader, otherReleaseStatus } from "#schemas/spec/offline.ts";
import { atBase } from "./base.ts";
import { createGet, type Fetch } from "./get.ts";
import { rootData } from "./root-data.ts";

/**
 * Fetches from the host, or from the service worker in front of it. Data must match the current document: the HTTP cache is
 * bypassed for the first page, and until document and worker are known to be of one release. The request names the app's
 * release.
 */
const fetchForApp: Fetch = async (url) => {
	const documentData = rootData();
	const { app = "", ready, checked, outdated } = documentData;
	const isOne = ready !== undefined && checked !== undefined && outdated === undefined;
	const response = await fetch(atBase(url), {
		headers: { [appHeader]: app },
		cache: isOne ? "default" : "no-cache",
		signal: AbortSignal.timeout(constants.queries.timeoutMs),
	});
	if (response.status === otherReleaseStatus) documentData.outdated = "";
	return response;
};

/** The data cache of this page's app, shared by all callers. */
export const { get, put, clearCache } = createGet(fetchForApp, () => navigator.onLine);
