import type { Diagnostic } from "../report/diagnostic.ts";
import type { Store } from "../store/store.ts";
import type { PlannedPage, SitePlan } from "../types/site.ts";
import { makeData, type PageFiles } from "./make-data.ts";
import { makeDocuments, type SitePage } from "./make-documents.ts";
import type { Bundle } from "./render/bundle.ts";
import type { HeadLinks } from "./render/documents.ts";
import type { Pool } from "./threads.ts";

/** What pages are made with; `codeHash` is that of our own code. */
export type PageMaking = { bundle: Bundle; head: HeadLinks; store: Store; pool: Pool; codeHash: string };

/** Pages in the store, null if one of them failed, and what another process makes of their data meanwhile; null without data. */
type MadePages<Beside> = { diagnostics: Diagnostic[] } & (
	| { pages: SitePage[]; beside: Promise<Beside> }
	| { pages: null; beside: Promise<Beside> | null }
);

/** A page whose data have been made. */
type PageWithData = Pick<PlannedPage, "path" | "lang" | "origin"> & { files: PageFiles };

/** The data of pages, then their documents. As soon as there are data, `beside` begins what another process makes of them. */
export async function makePages<Beside>(
	plan: SitePlan,
	pages: readonly PlannedPage[],
	{ bundle, head, ...making }: PageMaking,
	beside: (data: readonly PageWithData[]) => Promise<Beside>,
): Promise<MadePages<Beside>> {
	const data = await makeData(plan, pages, making);
	const withData = pages.flatMap(({ path, lang, origin }, index) => {
		const files = data.value[index];
		return files ? [{ path, lang, origin, files }] : [];
	});
	if (withData.length < pages.length) return { pages: null, beside: null, diagnostics: withoutRepeats(data.diagnostics) };
	const begun = beside(withData);
	// The caller awaits it later: until then, a failure must not count as unhandled.
	begun.catch(() => {});
	const documents = await makeDocuments(withData, { ...making, app: bundle.files, head, shells: plan.shells });
	return {
		beside: begun,
		pages: documents.value.length < pages.length ? null : documents.value,
		diagnostics: withoutRepeats(documents.diagnostics),
	};
}

/** Every page misses a string that no file has, which is one finding. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	return [...new Map(diagnostics.map((each) => [JSON.stringify(each), each])).values()];
}
