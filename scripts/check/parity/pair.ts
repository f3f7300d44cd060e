import type { Lang } from "#schemas/shared/languages.ts";
import type { Part } from "../../types/content.ts";
import { findUnevenLists, type UnevenList, withoutLists } from "./lists.ts";
import type { Aligned } from "./sections.ts";
import { type Compared, stretches } from "./stretches.ts";
import { alignTexts } from "./structure.ts";

/** A translation beside the original, both without the lists that are uneven between them, and the fields and sections they share. */
export type Pair = {
	lang: Lang;
	original: Part;
	text: Part;
	uneven: readonly UnevenList[];
	aligned: Aligned;
	compared: readonly Compared[];
};

/** Puts a translation beside the original. */
export function pairTexts(original: Part, text: Part, lang: Lang): Pair {
	const uneven = findUnevenLists(original, text);
	const [there, here] = [withoutLists(original, uneven), withoutLists(text, uneven)];
	const aligned = alignTexts(there, here);
	return { lang, original: there, text: here, uneven, aligned, compared: stretches(there, here, aligned) };
}
