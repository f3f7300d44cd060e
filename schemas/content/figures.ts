import * as z from "zod";
import { type Lang, languages } from "../shared/languages.ts";
import type { UnitSystem } from "../shared/units.ts";
import { problem } from "./messages/problem.ts";
import { currencies, otherMoney, type Unit, unitIn, unitSigns } from "./units.ts";

const unit = z
	.enum(Object.keys(unitSigns) as [Unit, ...Unit[]])
	.meta({ "x-signs": unitSigns, description: "Unit of the figure; «count» for what the sentence names (days, weeks, plants)" });

/** The possible range of a figure for plants, if it is not simply any number from 0. */
const limits: Partial<Record<Unit, { least: number; most: number }>> = {
	celsius: { least: -50, most: 100 },
	"celsius-difference": { least: -50, most: 50 },
	lux: { least: 0, most: 120_000 },
	percent: { least: 0, most: 100 },
	count: { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY },
};

/** A number shared by all languages. It is written once, here, and inserted in texts as `{name}`. */
export const figure = z
	.strictObject({
		value: z.number().meta({ "x-start": true, description: "The number, when there is one" }).optional(),
		min: z.number().optional().describe("Lower end, when it is a range"),
		max: z.number().optional().describe("Upper end, when it is a range"),
		unit,
		source: z
			.string()
			.min(1)
			.meta({ "x-source": true })
			.describe("Source; key of content/sources.yaml, pousse where it is our own rule of thumb"),
		same: z
			.string()
			.min(1)
			.meta({ "x-figure": true })
			.describe("The figure that this one repeats, such as plants/pothos#check; both then have one value")
			.optional(),
	})
	.refine(({ value, min, max }) => {
		const given = [value, min, max].filter((each) => each !== undefined).length;
		return given === (value !== undefined ? 1 : 2);
	}, problem("shape.figureEnds"))
	.superRefine(({ value, min, max, unit }, context) => {
		const { least, most } = limits[unit] ?? { least: 0, most: Number.POSITIVE_INFINITY };
		const add = ({ error, params }: ReturnType<typeof problem>) => context.addIssue({ code: "custom", message: error, params });
		if ([value, min, max].some((each) => each !== undefined && (each < least || each > most)))
			add(
				most === Number.POSITIVE_INFINITY
					? problem("shape.figureBelow", { least, unit: unitSigns[unit] })
					: problem("shape.figureBeyond", { least, most, unit: unitSigns[unit] }),
			);
		// An end beyond the limits is mistyped: swapping the two would not help.
		else if (min !== undefined && max !== undefined && min >= max) add(problem("shape.order"));
	});

/** A figure to be formatted; its source may be given elsewhere. */
export type Figure = Omit<z.infer<typeof figure>, "source"> & { source?: string };

/** Figures of an entry, by the name that texts use in braces. */
export const figures = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, problem("shape.key")), figure);

export type Figures = Record<string, Figure>;

/** The form of a placeholder in a text: `{humidity}`. */
export const placeholderPattern = /\{([a-zA-Z][a-zA-Z0-9-]*)\}/g;

/**
 * Digits are grouped from this number on. Measured quantities are grouped early, so that no table or page has «500–1000 lx» beside
 * «5 000–12 000 lx»; a count may be a year, unless another one beside it is not: «10–1 000».
 */
const groupedFrom = { counted: 10_000, measured: 1_000 };

/** Formats a number for a language: 2.5 → «2,5» in French, 10000 → «10.000» in German; 1500 lx → «1.500». */
export function formatNumber(value: number, lang: Lang, unit: Unit = "count"): string {
	return formatNumbers([value], lang, unit !== "count").join("");
}

/** Formats adjacent numbers, with the digits of all grouped or of none: 5000 and 12000 plants → «5.000» and «12.000» in German. */
export function formatNumbers(values: readonly number[], lang: Lang, measured = false): string[] {
	const mayBeYears = !measured && values.every((value) => Math.abs(value) >= groupedFrom.measured);
	const from = mayBeYears ? groupedFrom.counted : groupedFrom.measured;
	const grouped = values.some((value) => Math.abs(value) >= from);
	return values.map((value) => writeNumber(value, lang, grouped));
}

function writeNumber(value: number, lang: Lang, grouped: boolean): string {
	const { decimal, group } = languages[lang];
	const [whole = "", fraction] = String(Math.abs(value)).split(".");
	const digits = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
	return `${value < 0 ? "\u2212" : ""}${digits}${fraction === undefined ? "" : decimal + fraction}`;
}

/**
 * Formats a figure for a language and unit system: 18 to 27 °C → «18–27 °C», 60 to 70 % → «60–70 %» (English «60–70%»), 150 to 300
 * € → «150–300 €» (English «£130–£260 (€150–€300)»). In a sentence, where `before` is what stands before the figure, a range is
 * spelled out: «3 à 6 heures», «entre 3 et 6 heures».
 */
export function formatFigure(figure: Figure, lang: Lang, system: UnitSystem, before?: string): string {
	const { unit } = figure;
	const written = formatIn(unitIn(system, unit), figure, lang, before);
	const other = currencies.includes(unit) ? otherMoney[lang] : undefined;
	return other ? `${formatIn(other, figure, lang, before)} (${written})` : written;
}

function formatIn(
	{ sign, convert }: ReturnType<typeof unitIn>,
	{ value, min, max, unit }: Figure,
	lang: Lang,
	before: string | undefined,
): string {
	const ends = [value ?? min, max].filter((number) => number !== undefined);
	const numbers = [...new Set(ends.map(convert))];
	const isMoneyFirst = languages[lang].moneyFirst && currencies.includes(unit);
	const written = formatNumbers(numbers, lang, unit !== "count")
		.map((number) => (isMoneyFirst ? sign + number : number))
		.join(before === undefined ? "–" : `\u00a0${joinInSentence(before, numbers, lang)}\u00a0`);
	if (sign === "" || isMoneyFirst) return written;
	return `${written}${unit === "percent" ? languages[lang].percentGap : "\u00a0"}${sign}`;
}

/** Word between the ends of a range, where `before` is the sentence up to it. */
function joinInSentence(before: string, [start = 0, end = 0]: readonly number[], lang: Lang): string {
	const { from, to, neighbours, between, and } = languages[lang].range;
	const articles: Readonly<Record<string, string>> = languages[lang].articles;
	const isAfter = (word: string) => new RegExp(`(?<!\\p{L})${word}\\s+$`, "iu").test(before);
	const beginning = Object.keys(articles).find(isAfter);
	if (beginning) return articles[beginning] ?? to;
	if (isAfter(between)) return and;
	return end - start === 1 && !isAfter(from) ? neighbours : to;
}
