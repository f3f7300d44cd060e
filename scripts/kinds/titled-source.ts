import type { TitledSource } from "#schemas/pages/page-parts.ts";
import { languages } from "#schemas/shared/languages.ts";
import type { View } from "./kind.ts";

/** A source as a page cites it, by its key. */
export function titledSource(key: string, view: View): TitledSource {
	const { title, url = null } = view.source(key);
	return { title, url };
}

/** Whether a source is in the language of the page. */
export function isInLanguage(key: string, { lang, source }: Pick<View, "lang" | "source">): boolean {
	return source(key).locale?.startsWith(`${lang}-`) ?? false;
}

/** Keys of sources in the order of a page: those of its country, those in its language, then the others, each as they are given. */
export function nearestFirst(keys: readonly string[], view: Pick<View, "lang" | "source">): string[] {
	const { locale } = languages[view.lang];
	const distance = (key: string) => (view.source(key).locale === locale ? 0 : isInLanguage(key, view) ? 1 : 2);
	return [...keys].sort((a, b) => distance(a) - distance(b));
}
