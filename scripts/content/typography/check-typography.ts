import { contentLimits } from "#schemas/shared/constants.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic, Fix } from "../../report/diagnostic.ts";
import { indexLines } from "../../report/line-index.ts";
import type { Passage } from "../../types/content.ts";
import { joinPassages } from "../passages/join-passages.ts";
import { findRange } from "../passages/pieces.ts";
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

/** All rules about punctuation and spaces. Where two match the same characters, the first one counts. */
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
 * Checks the text of a file against the conventions of its language; returns findings with their fixes. Reports at most
 * `contentLimits.typographyFindings`.
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
			if (findings.length > 0) diagnostics.push(...createDiagnostic(findings.slice(0, most), some, { file, text }));
		}
	}
	return diagnostics.slice(0, most);
}

/** Passages are checked in groups of about this many characters: one group for any text that people write. */
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

function createDiagnostic(
	findings: readonly TypographyFinding[],
	passages: readonly Passage[],
	{ file, text }: { file: string; text: string },
): Diagnostic[] {
	const [prose, locate] = [joinPassages(passages, between), indexLines(text)];
	const describePosition = (finding: TypographyFinding) => {
		const [start] = findRange(prose, finding.start, finding.start + 1) ?? [0];
		const fix = findFix(finding, prose, text);
		return { file, position: locate(start), message: finding.message, ...(fix ? { fix } : {}) };
	};
	const all = new Set(findings);
	const closings = new Map(findings.flatMap((finding) => (finding.opening ? [[finding.opening, finding] as const] : [])));
	return findings
		.filter(({ opening }) => !opening || !all.has(opening))
		.map((finding): Diagnostic => {
			const [place, closing] = [describePosition(finding), closings.get(finding)];
			return {
				code: "typography",
				...place,
				hint: place.fix ? msg("report.fix.hint", { hint: finding.hint }) : finding.hint,
				...(closing ? { related: [describePosition(closing)] } : {}),
			};
		});
}

/** Separates the passages of a text. */
const between = "\u2029";

/** The fix in terms of the source; null where Markdown syntax is in between. */
function findFix({ start, end, right }: TypographyFinding, prose: Passage, text: string): Fix | null {
	const range = findRange(prose, start, coveredEnd({ start, end }));
	if (!range || right === null) return null;
	const from = text.slice(...range);
	return { from, to: start === end ? right + from : right };
}

/** Findings in a text, in no particular order; no two overlap. Passages of the text are separated by U+2029. */
export function findInText(text: string, lang: Lang): TypographyFinding[] {
	const language = conventions[lang];
	if (!language) return [];
	const masked = maskAddresses(text, "x");
	const taken = new Set<number>();
	return rules
		.flatMap((rule) => rule(masked, { ...language, lang }))
		.filter((finding) => {
			for (let at = finding.start; at < coveredEnd(finding); at++) if (taken.has(at)) return false;
			for (let at = finding.start; at < coveredEnd(finding); at++) taken.add(at);
			return true;
		});
}

/** Replaces every character of an address. */
export function maskAddresses(text: string, sign: string): string {
	const pattern = text.includes("@") ? addresses : text.includes("/") || text.includes("www.") ? addressesOfPages : null;
	return pattern ? text.replace(pattern, (address) => sign.repeat(address.length)) : text;
}

/** Addresses in a sentence: web addresses, and pages of the site. Typographic conventions do not apply to them. */
const ofPages = String.raw`(?:https?:\/\/|www\.)[^\s<>"«»“”]*[^\s<>"«»“”.,;:!?)\]’']|(?<![\w\p{L}])\/[a-z][\w-]*(?:[/.#][\w-]+)*`;
const ofMail = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w`;

const addresses = new RegExp(`${ofPages}|${ofMail}`, "gu");

/** Pre-filter: searches only where an h, a w or a slash occurs, which takes a tenth of the time. */
const addressesOfPages = new RegExp(ofPages, "gu");

/** A missing character is inserted before the next one, so the range includes that one. */
function coveredEnd({ start, end }: Pick<TypographyFinding, "start" | "end">): number {
	return Math.max(end, start + 1);
}
