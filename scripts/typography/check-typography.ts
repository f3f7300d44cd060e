import { contentLimits } from "#schemas/spec/constants.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { say } from "../messages/message.ts";
import { joinPassages } from "../passages/join-passages.ts";
import { findRange } from "../passages/pieces.ts";
import type { Diagnostic, Fix } from "../report/diagnostic.ts";
import { indexLines } from "../report/line-index.ts";
import type { Passage } from "../types/content.ts";
import { conventions, type PassagesOfLang } from "./conventions.ts";
import type { Rule, TypographyFinding } from "./finding.ts";
import { checkDashes, checkRanges } from "./rules/dashes.ts";
import { checkDoubledWords } from "./rules/doubled-words.ts";
import { checkGrouping } from "./rules/grouping.ts";
import { checkDecimals, checkThousands, checkUnits } from "./rules/numbers.ts";
import { checkOpenings } from "./rules/openings.ts";
import { checkQuotes } from "./rules/quotes.ts";
import { checkApostrophes, checkEllipsis, checkNames } from "./rules/signs.ts";
import { checkDoubledSpaces, checkSigns } from "./rules/spaces.ts";

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
	checkDoubledWords,
	checkDoubledSpaces,
];

/**
 * Takes the words of a file and its source; gives what is not set as its language sets it, with the mend. Of thousands the first
 * are told (`contentLimits.typographyFindings`).
 */
export function checkTypography(
	passagesByLang: readonly PassagesOfLang[],
	{ file, text }: { file: string; text: string },
): Diagnostic[] {
	const most = contentLimits.typographyFindings;
	const diagnostics: Diagnostic[] = [];
	for (const { lang, passages } of passagesByLang) {
		for (const some of divide(passages)) {
			if (diagnostics.length >= most) return diagnostics;
			const findings = findInText(some.map((passage) => passage.text).join(between), lang);
			if (findings.length > 0) diagnostics.push(...tell(findings.slice(0, most), some, { file, text }));
		}
	}
	return diagnostics.slice(0, most);
}

/** Passages in portions of about so many signs: all of them for any text that people write. */
const portion = 50_000;

function divide(passages: readonly Passage[]): Passage[][] {
	const portions: Passage[][] = [];
	let signs = portion;
	for (const passage of passages) {
		if (signs >= portion) {
			portions.push([]);
			signs = 0;
		}
		portions.at(-1)?.push(passage);
		signs += passage.text.length;
	}
	return portions;
}

function tell(
	findings: readonly TypographyFinding[],
	passages: readonly Passage[],
	{ file, text }: { file: string; text: string },
): Diagnostic[] {
	const [prose, locate] = [joinPassages(passages, between), indexLines(text)];
	return findings.map((finding): Diagnostic => {
		const [start] = findRange(prose, finding.start, finding.start + 1) ?? [0];
		const said = { code: "typography" as const, file, position: locate(start), message: finding.message };
		const fix = findFix(finding, prose, text);
		return fix ? { ...said, hint: say("typography.fix.hint", { hint: finding.hint }), fix } : { ...said, hint: finding.hint };
	});
}

/** Divides the passages of a text. */
const between = "\u2029";

/** The mend in the signs of the source; null where Markdown stands in between. */
function findFix({ start, end, right }: TypographyFinding, prose: Passage, text: string): Fix | null {
	const range = findRange(prose, start, reach({ start, end }));
	if (!range || right === null) return null;
	const from = text.slice(...range);
	return { from, to: start === end ? right + from : right };
}

/** Findings in a text, in no order; no two touch the same sign. Passages of the text are divided by U+2029. */
export function findInText(text: string, lang: Lang): TypographyFinding[] {
	const language = conventions[lang];
	if (!language) return [];
	const masked = maskAddresses(text, "x");
	const taken = new Set<number>();
	return rules
		.flatMap((rule) => rule(masked, { ...language, lang }))
		.filter((finding) => {
			for (let at = finding.start; at < reach(finding); at++) if (taken.has(at)) return false;
			for (let at = finding.start; at < reach(finding); at++) taken.add(at);
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
function reach({ start, end }: Pick<TypographyFinding, "start" | "end">): number {
	return Math.max(end, start + 1);
}
