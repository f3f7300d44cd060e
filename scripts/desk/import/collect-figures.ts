import type { Figure } from "#schemas/content/figures.ts";
import type { Unit } from "#schemas/content/units.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { measureWords } from "../../content/typography/measure-words.ts";
import { changeProse } from "./mend-body.ts";

/** Units that a text may not type (`bare-figures.ts`), by what a post writes after a number, and the names that figures in them get. */
const units = {
	"°C": { unit: "celsius", name: "temperature" },
	"°": { unit: "celsius", name: "temperature" },
	mm: { unit: "millimetre", name: "length" },
	cm: { unit: "centimetre", name: "length" },
	m: { unit: "metre", name: "length" },
	"m²": { unit: "square-metre", name: "area" },
	l: { unit: "litre", name: "volume" },
	ml: { unit: "millilitre", name: "volume" },
	g: { unit: "gram", name: "weight" },
	kg: { unit: "kilogram", name: "weight" },
	"kg/m²": { unit: "kilogram-per-square-metre", name: "load" },
	W: { unit: "watt", name: "power" },
	lx: { unit: "lux", name: "light" },
	"%": { unit: "percent", name: "share" },
	"€": { unit: "euro", name: "price" },
} as const;

const number = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,4}(?:[.,]\d{1,2})?)`;
const range = String.raw`(?<![\p{L}\p{N}.,{/:-]|\d[ \u00a0\u202f])((?:(?<![\p{L}\p{N}])[-–−])?${number})(?:\s?(?:-|–|à|to|a|bis)\s?(${number}))?`;
const measure = new RegExp(
	String.raw`${range}[\s\u00a0\u202f]?(°\s?C|${Object.keys(units).join("|")})(?![\p{L}\p{N}²³/’'])`,
	"gu",
);
/** Code and addresses within a paragraph. */
const notWords = /(`[^`\n]*`|\]\([^)\n]*\)|\bhttps?:\S+)/;

/** Moves the quantities of a text into figures, so that each reader sees them in units of their own and they can be compared. */
export function collectFigures(text: string, lang: Lang, source: string): { text: string; figures: Record<string, Figure> } {
	const figures: Record<string, Figure> = {};
	const move = (whole: string, ends: (string | undefined)[], { unit, name }: { unit: Unit; name: string }) => {
		const [from, to] = ends.map(
			(written) =>
				written &&
				Number(
					written
						.replace(/[ \u00a0\u202f]/g, "")
						.replace(",", ".")
						.replace(/[–−]/, "-"),
				),
		);
		if (typeof from !== "number" || (to !== undefined && !(Number(to) > from))) return whole;
		const figure = { ...(to === undefined ? { value: from } : { min: from, max: Number(to) }), unit, source };
		const same = Object.keys(figures).find((key) => JSON.stringify(figures[key]) === JSON.stringify(figure));
		const count = Object.keys(figures).filter((key) => key.startsWith(name)).length;
		const key = same ?? (count === 0 ? name : `${name}-${count + 1}`);
		figures[key] = figure;
		return `{${key}}`;
	};
	const { times = "(?!)" } = measureWords[lang] ?? {};
	// The name of a time stays in the text.
	const time = new RegExp(String.raw`${range}(?=[\s\u00a0\u202f](?:${times})(?!\p{L}))`, "gu");
	const moveAll = (words: string) =>
		words
			.replace(measure, (whole, first: string, second: string | undefined, sign: string) =>
				move(whole, [first, second], units[sign.replace(/\s/g, "") as keyof typeof units]),
			)
			.replace(time, (whole, first: string, second: string | undefined) =>
				move(whole, [first, second], { unit: "count", name: "time" }),
			);
	const moveInWords = (prose: string) =>
		prose
			.split(notWords)
			.map((part, index) => (index % 2 === 0 ? moveAll(part) : part))
			.join("");
	return { text: changeProse(text, moveInWords), figures };
}
