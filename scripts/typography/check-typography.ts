import type { Lang } from "#schemas/spec/languages.ts";
import { joinPassages } from "../markdown/passages.ts";
import { findRange } from "../markdown/pieces.ts";
import type { Diagnostic, Fix } from "../report/diagnostic.ts";
import { indexLines } from "../report/line-index.ts";
import type { Passage } from "../types/content.ts";
import { customs, type Spoken } from "./customs.ts";
import { checkDashes, checkRanges } from "./rules/dashes.ts";
import { checkGrouping } from "./rules/grouping.ts";
import { checkDecimals, checkThousands, checkUnits } from "./rules/numbers.ts";
import { checkOpenings } from "./rules/openings.ts";
import { checkQuotes } from "./rules/quotes.ts";
import { checkApostrophes, checkEllipsis, checkNames } from "./rules/signs.ts";
import { checkDoubledSpaces, checkSigns } from "./rules/spaces.ts";
import type { Rule, Slip } from "./slip.ts";

/** Every rule about signs and the spaces around them. Where two find the same signs, the first one counts. */
const rules: readonly Rule[] = [
	checkQuotes,
	checkSigns,
	checkUnits,
	checkThousands,
	checkGrouping,
	checkDecimals,
	checkRanges,
	checkDashes,
	checkEllipsis,
	checkNames,
	checkApostrophes,
	checkOpenings,
	checkDoubledSpaces,
];

/** Takes the words of a file and its source; gives what is not set as its language sets it, with the mend. */
export function checkTypography(spoken: readonly Spoken[], { file, text }: { file: string; text: string }): Diagnostic[] {
	return spoken.flatMap(({ lang, passages }) => {
		const slips = findSlips(passages.map((passage) => passage.text).join(between), lang);
		if (slips.length === 0) return [];
		const [prose, locate] = [joinPassages(passages, between), indexLines(text)];
		return slips.map((slip): Diagnostic => {
			const [start] = findRange(prose, slip.start, slip.start + 1) ?? [0];
			const said = { code: "typography" as const, file, place: locate(start), message: slip.message };
			const fix = findFix(slip, prose, text);
			return fix ? { ...said, hint: `run npm run check -- --fix, or ${slip.hint}`, fix } : { ...said, hint: slip.hint };
		});
	});
}

/** Divides the passages of a text. */
const between = "\u2029";

/** The mend in the signs of the source; null where Markdown stands in between. */
function findFix({ start, end, right }: Slip, prose: Passage, text: string): Fix | null {
	const range = findRange(prose, start, reach({ start, end }));
	if (!range || right === null) return null;
	const from = text.slice(...range);
	return { from, to: start === end ? right + from : right };
}

/** Slips in a text, in no order; no two touch the same sign. Passages of the text are divided by U+2029. */
export function findSlips(text: string, lang: Lang): Slip[] {
	const language = customs[lang];
	if (!language) return [];
	const masked = maskAddresses(text, "x");
	const taken = new Set<number>();
	return rules
		.flatMap((rule) => rule(masked, { ...language, lang }))
		.filter((slip) => {
			for (let at = slip.start; at < reach(slip); at++) if (taken.has(at)) return false;
			for (let at = slip.start; at < reach(slip); at++) taken.add(at);
			return true;
		});
}

/** Puts a sign in the place of every sign of an address. */
export function maskAddresses(text: string, sign: string): string {
	const pattern = text.includes("@") ? addresses : text.includes("/") || text.includes("www.") ? addressesOfPages : null;
	return pattern ? text.replace(pattern, (address) => sign.repeat(address.length)) : text;
}

/** Addresses in a sentence: https, and pages of the site. Their signs are not those of a language. */
const ofPages = String.raw`(?:https?:\/\/|www\.)[^\s<>"«»“”]*[^\s<>"«»“”.,;:!?)\]’']|(?<![\w\p{L}])\/[a-z][\w-]*(?:[/.#][\w-]+)*`;
const ofMail = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w`;

const addresses = new RegExp(`${ofPages}|${ofMail}`, "gu");

/** Looks only where an h, a w or a slash stands, which takes a tenth of the time. */
const addressesOfPages = new RegExp(ofPages, "gu");

/** What is missing is put in front of a sign, which it takes along. */
function reach({ start, end }: Pick<Slip, "start" | "end">): number {
	return Math.max(end, start + 1);
}
