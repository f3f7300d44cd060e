import { z } from "zod";
import { type Lang, languages } from "./spec/languages.ts";

/** Units with an international sign. Counted things (days, plants) have none: the sentence around the figure names them. */
export const unitSigns = {
	percent: "%",
	celsius: "°C",
	millimetre: "mm",
	centimetre: "cm",
	metre: "m",
	"square-metre": "m²",
	litre: "l",
	millilitre: "ml",
	gram: "g",
	kilogram: "kg",
	"kilogram-per-square-metre": "kg/m²",
	watt: "W",
	lux: "lx",
	hour: "h",
	euro: "€",
	count: "",
} as const;

export type Unit = keyof typeof unitSigns;

const unit = z
	.enum(Object.keys(unitSigns) as [Unit, ...Unit[]])
	.describe("Unit of the figure; «count» for what the sentence names (days, weeks, plants)");

/** A number that all languages share. It is written once, here, and stands in the texts as `{name}`. */
export const figure = z
	.strictObject({
		value: z.number().optional().describe("The number, when there is one"),
		min: z.number().optional().describe("Lower end, when it is a range"),
		max: z.number().optional().describe("Upper end, when it is a range"),
		parts: z.array(z.number()).min(2).optional().describe("Shares of a mix, shown as 50/25/25"),
		unit,
		source: z.string().min(1).meta({ "x-source": true }).optional().describe("Key of content/sources.yaml"),
	})
	.refine(
		({ value, min, max, parts }) => {
			const given = [value, min, max, parts].filter((each) => each !== undefined).length;
			return given === (value !== undefined || parts !== undefined ? 1 : 2);
		},
		{
			error: "needs either value, or min and max, or parts",
			params: { hint: "write one of the three, and no more" },
		},
	)
	.refine(({ min, max }) => min === undefined || max === undefined || min < max, {
		error: "has min and max in the wrong order",
		params: { hint: "swap the two" },
	});

export type Figure = z.infer<typeof figure>;

/** Figures of an entry, by the name that texts use in braces. */
export const figures = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, "must be lower-case words joined by hyphens"), figure);

export type Figures = Record<string, Figure>;

/** The form of a placeholder in a text: `{humidity}`. */
export const placeholderPattern = /\{([a-zA-Z][a-zA-Z0-9-]*)\}/g;

/** Writes a number as the language does: 2.5 → «2,5» in French, 10000 → «10.000» in German. */
export function formatNumber(value: number, lang: Lang): string {
	const { decimal, group } = languages[lang];
	const [whole = "", fraction] = String(Math.abs(value)).split(".");
	const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
	return `${value < 0 ? "\u2212" : ""}${grouped}${fraction === undefined ? "" : decimal + fraction}`;
}

/** Writes a figure as the language does: 18 to 27 °C → «18–27 °C», 60 to 70 % → «60–70 %» (English «60–70%»). */
export function formatFigure({ value, min, max, parts, unit }: Figure, lang: Lang): string {
	const numbers =
		parts?.map((part) => formatNumber(part, lang)).join("/") ??
		[value ?? min, max === min ? undefined : max]
			.filter((number) => number !== undefined)
			.map((number) => formatNumber(number, lang))
			.join("–");
	const sign = unitSigns[unit];
	if (sign === "") return numbers;
	return `${numbers}${unit === "percent" ? languages[lang].percentGap : "\u00a0"}${sign}`;
}
