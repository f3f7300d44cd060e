import { placeholderPattern } from "#schemas/content/figures.ts";
import type { Wording } from "#schemas/content/wording.ts";
import { capitalize } from "#schemas/shared/capitalize.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { offerFixes } from "../../report/fix.ts";
import { indexLines } from "../../report/line-index.ts";
import type { ParsedFile, Passage } from "../../types/content.ts";
import { findRange } from "../passages/pieces.ts";
import { maskAddresses } from "../typography/check-typography.ts";
import type { PassagesOfLang } from "../typography/conventions.ts";

/** The words to avoid in each language that has such a list (`content/wording`). */
export type Wordings = Readonly<Partial<Record<Lang, Wording>>>;

/** Words to avoid as they are searched for. */
type AvoidedTerm = Wording[string] & { part: string; pattern: RegExp };

/** The words to avoid of each language, prepared once for all files; `any` finds a part of each, which most texts do not hold. */
export type AvoidedTerms = Readonly<Partial<Record<Lang, { any: RegExp; terms: readonly AvoidedTerm[] }>>>;

/** Prepares the words to avoid for the search. */
export function readAvoidedTerms(wordings: Wordings): AvoidedTerms {
	return Object.fromEntries(
		Object.entries(wordings).map(([lang, wording]) => {
			const terms = Object.entries(wording).map(([words, advice]) => ({
				...advice,
				part: longestPart(words),
				pattern: patternOf(words),
			}));
			return [lang, { any: new RegExp(terms.map(({ part }) => part).join("|")), terms }];
		}),
	);
}

/**
 * Finds words that the texts of a language avoid. Words in italics are titles, names or quoted; a text of nothing else, such as an item
 * of a list of names, is what readers search for, however it is spelled.
 */
export function checkAvoidedTerms(
	passagesByLang: readonly PassagesOfLang[],
	{ file, text }: Pick<ParsedFile, "file" | "text">,
	avoided: AvoidedTerms,
): Diagnostic[] {
	const locate = indexLines(text);
	const found = passagesByLang.flatMap(({ lang, passages }) => {
		const { any, terms = [] } = avoided[lang] ?? {};
		return passages
			.filter((passage) => any?.test(passage.text))
			.flatMap((passage) =>
				terms.flatMap((term) =>
					findWords(passage, term).map(({ words, index }) => {
						const [offset] = findRange(passage, index, index + 1) ?? [0];
						return diagnose(words, term, { file, position: locate(offset) });
					}),
				),
			);
	});
	return offerFixes(found, text);
}

type Found = { words: string; index: number };

function findWords({ text, italics = [] }: Passage, { part, pattern }: AvoidedTerm): Found[] {
	if (!text.includes(part)) return [];
	const masked = maskAddresses(text, " ").replace(placeholderPattern, (name) => " ".repeat(name.length));
	return [...masked.matchAll(pattern)]
		.map(({ 0: words, index }) => ({ words, index }))
		.filter(({ words, index }) => words.length < text.length && !italics.some(([from, to]) => index >= from && index < to));
}

function diagnose(words: string, { write, when, fix }: AvoidedTerm, place: Pick<Diagnostic, "file" | "position">): Diagnostic {
	const isCapital = /^\p{Lu}/u.test(words);
	const to = isCapital ? capitalize(write) : write;
	return {
		code: "avoided-term",
		...place,
		message: msg("validate.avoidedTerm", { words: words.replace(/\s+/g, " ") }),
		hint: when ? msg("validate.avoidedTermWhen.hint", { write, when }) : msg("validate.avoidedTerm.hint", { write }),
		...(fix ? { fix: { from: words, to } } : {}),
	};
}

/** The longest run of letters, without the first one of all, which may be a capital. */
function longestPart(words: string): string {
	const parts = words.slice(1).match(/\p{L}+/gu) ?? [];
	return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** A letter of our languages, since to compile a class of all letters for each pattern takes longer than the search. */
const letter = "[A-Za-zÀ-ɏ]";

/** The words as whole words over any space. A capital where the list has none begins a sentence, or else it is that of a name. */
function patternOf(words: string): RegExp {
	const first = words.charAt(0);
	const rest = words
		.slice(1)
		.replace(/[.+?^$|()[\]{}\\]/g, "\\$&")
		.replaceAll("*", `${letter}*`)
		.replaceAll(" ", "\\s+");
	const capital = first.toUpperCase();
	// The letter is matched first: a lookbehind at every letter of a text is slow.
	return new RegExp(`(?:${first}(?<!${letter}.)|${capital}(?<=(?:^|[.:!?…]\\s+).))${rest}(?!${letter})`, "g");
}
