import { constants } from "#schemas/shared/constants.ts";
import { markHeader, markOf, readMarks } from "#schemas/shared/document-marks.ts";
import { isLang } from "#schemas/shared/languages.ts";
import { appHeader, otherReleaseStatus } from "#schemas/shared/offline.ts";
import { parseJson } from "#schemas/shared/parse-json.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { atBase } from "./base.ts";
import { createGet, type Fetch } from "./get.ts";
import { OtherRelease } from "./other-release.ts";
import { rootData } from "./root-data.ts";

/** Marks of what the document was rendered from, read before the app changes its language; empty if it contains no page. */
let marks: ReadonlyMap<string, string> | undefined;

function readDocumentMarks(): ReadonlyMap<string, string> {
	const { marks: written, path } = rootData();
	const { lang } = document.documentElement;
	return written === undefined || path === undefined || !isLang(lang) ? new Map() : readMarks(written, path, lang);
}

/**
 * Fetches from the host, or from the service worker in front of it. What the document was rendered from must come as it was then,
 * or counts as failed; the HTTP cache is bypassed for the first page, and until document and worker are known to be of one release.
 * The request names the app's release, and the mark of the data that is wanted.
 */
const fetchForApp: Fetch = async (url) => {
	const documentData = rootData();
	const { app = "", ready, checked, outdated } = documentData;
	const isOne = ready !== undefined && checked !== undefined && outdated === undefined;
	marks ??= readDocumentMarks();
	const mark = ready === undefined ? marks.get(url) : undefined;
	const response = await fetch(atBase(url), {
		headers: { [appHeader]: app, ...(mark === undefined ? {} : { [markHeader]: mark }) },
		cache: isOne ? "default" : "no-cache",
		signal: AbortSignal.timeout(constants.queries.timeoutMs),
	});
	if (response.status === otherReleaseStatus) documentData.outdated = "";
	if (mark === undefined || !response.ok) return response;
	const text = await response.clone().text();
	if (markOf(text) !== mark && isOfOurBuild(text)) throw new OtherRelease(url);
	return response;
};

/** Whether a text is the data of a page or of a shell. What a portal or a broken connection gives instead may be right the next time. */
function isOfOurBuild(text: string): boolean {
	const data = parseJson(text);
	return isRecord(data) && ("template" in data || "strings" in data);
}

/** The data cache of this page's app, shared by all callers. */
export const { get, put, clearCache } = createGet(fetchForApp, () => navigator.onLine);
