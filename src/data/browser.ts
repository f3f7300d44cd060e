import { constants } from "#schemas/spec/constants.ts";
import { appHeader, otherReleaseStatus } from "#schemas/spec/offline.ts";
import { atBase } from "./base.ts";
import { createGet, type Fetch } from "./get.ts";
import { rootData } from "./root-data.ts";

/**
 * Asks the host, or the worker before it. Data must suit the document that the browser has: it is asked for afresh for the first
 * page, and until it is known that document and worker are of one release. The app says who it is.
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

/** The data of this page's app, one for all that asks. */
export const { get, forget } = createGet(fetchForApp, () => navigator.onLine);
