import type { Diagnostic } from "../report/diagnostic.ts";
import type { Store } from "../store/store.ts";
import type { Emitted, EmittedPage } from "../types/site.ts";
import { makeData } from "./make-data.ts";
import { makeDocuments, type SitePage } from "./make-documents.ts";
import type { Bundle } from "./render/bundle.ts";
import type { HeadLinks } from "./render/documents.ts";
import type { Pool } from "./threads.ts";

/** What pages are made with; `codeHash` is that of our own code. */
export type PageMaking = { bundle: Bundle; head: HeadLinks; store: Store; pool: Pool; codeHash: string };

/** The data of pages, then their documents, all of them in the store; `pages` is null if one of them failed. */
export async function makePages(
	emitted: Emitted,
	pages: readonly EmittedPage[],
	{ bundle, head, ...making }: PageMaking,
): Promise<{ pages: SitePage[] | null; diagnostics: Diagnostic[] }> {
	const data = await makeData(emitted, pages, making);
	const withData = pages.flatMap(({ path, lang, origin }, index) => {
		const files = data.value[index];
		return files ? [{ path, lang, origin, files }] : [];
	});
	if (withData.length < pages.length) return { pages: null, diagnostics: withoutRepeats(data.diagnostics) };
	const documents = await makeDocuments(withData, { ...making, app: bundle.files, head, shells: emitted.shells });
	return {
		pages: documents.value.length < pages.length ? null : documents.value,
		diagnostics: withoutRepeats(documents.diagnostics),
	};
}

/** Every page misses a string that no file has, which is one finding. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}
