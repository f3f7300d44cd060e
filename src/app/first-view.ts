import { defaultLang, isLang, type Lang } from "#schemas/shared/languages.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { fromBase } from "#src/data/base.ts";
import { rootData } from "#src/data/root-data.ts";
import { storedLanguages } from "#src/offline/stored-languages.ts";
import { loadView, type Sources, type View, type ViewAddress } from "./load-view.ts";

/** The prerendered page in the current document, by bare path and language, or null. */
export type Prerendered = { path: string; lang: Lang } | null;

/**
 * Loads the view of the first address before the router exists, so that the first render does not suspend. If the wanted
 * language cannot be loaded, the document's language is used; a document without a page immediately falls back to a language
 * stored for offline use, else French. Throws if nothing can be loaded that is at least as complete as the document: only the
 * wanted language is retried, so that the reader is not told later than necessary.
 */
export async function loadFirstView(
	address: ViewAddress,
	wanted: Lang,
	sources: Sources,
	document: Prerendered,
): Promise<View | Response> {
	const pageExists = document?.path === splitPath(fromBase(address.pathname)).path;
	let failure: unknown;
	for await (const lang of languagesToTry(wanted, document)) {
		try {
			const view = await loadView(address, lang, sources, {
				retryPolicy: document && lang === wanted ? undefined : "none",
				pageExists,
			});
			return view instanceof Response ? view : { ...view, requestedLang: wanted };
		} catch (error) {
			failure = error;
		}
	}
	throw failure;
}

async function* languagesToTry(wanted: Lang, document: Prerendered): AsyncGenerator<Lang> {
	yield wanted;
	const others = document ? [document.lang] : [...(await storedLanguages()), defaultLang];
	yield* new Set(others.filter((lang) => lang !== wanted));
}

/** Reads what the current document was prerendered with. */
export function readPrerendered(): Prerendered {
	const { path, shell } = rootData();
	const { lang } = document.documentElement;
	if (shell !== undefined || path === undefined || !isLang(lang)) return null;
	return { path: splitPath(path).path, lang };
}
