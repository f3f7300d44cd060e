import { defaultLang, isLang, type Lang } from "#schemas/spec/languages.ts";
import { splitPath } from "#schemas/spec/url.ts";
import { fromBase } from "#src/data/base.ts";
import { rootData } from "#src/data/root-data.ts";
import { keptLanguages } from "#src/offline/kept-languages.ts";
import { type Address, loadView, type Sources, type View } from "./load-view.ts";

/** What the document at hand holds already: a prerendered page at a bare path in a language, or nothing. */
export type Prerendered = { path: string; lang: Lang } | null;

/**
 * Loads what the first address shows, before the router exists, so that its first render needs no waiting. Where the wanted
 * language cannot be had, it is that of the document; a document without a page takes, at once, a language that is kept, else
 * French. Throws where nothing comes that is as much as the document has:
 * only for the wanted language it is tried again and again, so that the reader is not told later than need be.
 */
export async function loadFirstView(
	address: Address,
	wanted: Lang,
	sources: Sources,
	document: Prerendered,
): Promise<View | Response> {
	const isThere = document?.path === splitPath(fromBase(address.pathname)).path;
	let failure: unknown;
	for await (const lang of languagesToTry(wanted, document)) {
		try {
			const view = await loadView(address, lang, sources, {
				patience: document && lang === wanted ? undefined : "none",
				isThere,
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
	const others = document ? [document.lang] : [...(await keptLanguages()), defaultLang];
	yield* new Set(others.filter((lang) => lang !== wanted));
}

/** What the open document was written with. */
export function readPrerendered(): Prerendered {
	const { path, shell } = rootData();
	const { lang } = document.documentElement;
	if (shell !== undefined || path === undefined || !isLang(lang)) return null;
	return { path: splitPath(path).path, lang };
}
