import { expect, test } from "vitest";
import { type Figure, figure, figures, formatFigure, formatNumber } from "#schemas/content/figures.ts";
import { langs } from "#schemas/shared/languages.ts";

/** How a browser sees the gaps: a no-break space before units, a narrow one between groups of digits. */
const gap = "\u00a0";
const thin = "\u202f";
const minus = "\u2212";
const inAll = (written: string) => [written, written, written, written];

test.each([
	[0, "0", "0", "0", "0"],
	[7, "7", "7", "7", "7"],
	[0.5, "0,5", "0.5", "0,5", "0,5"],
	[2.75, "2,75", "2.75", "2,75", "2,75"],
	[1753, "1753", "1753", "1753", "1753"],
	[9999.5, "9999,5", "9999.5", "9999,5", "9999,5"],
	[10000, `10${thin}000`, "10,000", `10${thin}000`, "10.000"],
	[350000, `350${thin}000`, "350,000", `350${thin}000`, "350.000"],
	[1234567.25, `1${thin}234${thin}567,25`, "1,234,567.25", `1${thin}234${thin}567,25`, "1.234.567,25"],
	[-5, `${minus}5`, `${minus}5`, `${minus}5`, `${minus}5`],
	[-12345.5, `${minus}12${thin}345,5`, `${minus}12,345.5`, `${minus}12${thin}345,5`, `${minus}12.345,5`],
])("the number %d is formatted for each language (R16.1)", (value, ...written) => {
	expect(["fr", "en", "es", "de"] as const).toEqual(langs);
	expect(langs.map((lang) => formatNumber(value, lang))).toEqual(written);
});

const written: [what: string, figure: Figure, perLanguage: string[]][] = [
	[
		"a range of degrees",
		{ min: 18, max: 27, unit: "celsius" },
		[`18–27${gap}°C`, `18–27${gap}°C`, `18–27${gap}°C`, `18–27${gap}°C`],
	],
	["a range of percent", { min: 60, max: 70, unit: "percent" }, [`60–70${gap}%`, "60–70%", `60–70${gap}%`, `60–70${gap}%`]],
	["one value", { value: 50, unit: "centimetre" }, [`50${gap}cm`, `50${gap}cm`, `50${gap}cm`, `50${gap}cm`]],
	["a value of nothing", { value: 0, unit: "metre" }, [`0${gap}m`, `0${gap}m`, `0${gap}m`, `0${gap}m`]],
	[
		"a range with decimals",
		{ min: 0.5, max: 1.5, unit: "metre" },
		[`0,5–1,5${gap}m`, `0.5–1.5${gap}m`, `0,5–1,5${gap}m`, `0,5–1,5${gap}m`],
	],
	["a range from nothing", { min: 0, max: 1, unit: "metre" }, [`0–1${gap}m`, `0–1${gap}m`, `0–1${gap}m`, `0–1${gap}m`]],
	["a range whose ends are equal", { min: 3, max: 3, unit: "hour" }, [`3${gap}h`, `3${gap}h`, `3${gap}h`, `3${gap}h`]],
	["a count", { min: 2, max: 3, unit: "count" }, ["2–3", "2–3", "2–3", "2–3"]],
	["a year", { value: 1753, unit: "count" }, ["1753", "1753", "1753", "1753"]],
	[
		"a range of large numbers",
		{ min: 5000, max: 12000, unit: "lux" },
		[`5${thin}000–12${thin}000${gap}lx`, `5,000–12,000${gap}lx`, `5${thin}000–12${thin}000${gap}lx`, `5.000–12.000${gap}lx`],
	],
	[
		"a range of measures of four digits",
		{ min: 1500, max: 4000, unit: "lux" },
		[`1${thin}500–4${thin}000${gap}lx`, `1,500–4,000${gap}lx`, `1${thin}500–4${thin}000${gap}lx`, `1.500–4.000${gap}lx`],
	],
	[
		"a range of measures from three digits to four",
		{ min: 500, max: 1000, unit: "lux" },
		[`500–1${thin}000${gap}lx`, `500–1,000${gap}lx`, `500–1${thin}000${gap}lx`, `500–1.000${gap}lx`],
	],
	["a range of years", { min: 1991, max: 2002, unit: "count" }, inAll("1991–2002")],
	[
		"a range from few digits to many",
		{ min: 500, max: 10000, unit: "lux" },
		[`500–10${thin}000${gap}lx`, `500–10,000${gap}lx`, `500–10${thin}000${gap}lx`, `500–10.000${gap}lx`],
	],
	["a sum of money", { value: 0.25, unit: "euro" }, [`0,25${gap}€`, "£0.21 (€0.25)", `0,25${gap}€`, `0,25${gap}€`]],
	["a small sum of money", { value: 5, unit: "euro" }, [`5${gap}€`, "£4 (€5)", `5${gap}€`, `5${gap}€`]],
	[
		"a range of money",
		{ min: 150, max: 1300, unit: "euro" },
		[`150–1${thin}300${gap}€`, "£130–£1,100 (€150–€1,300)", `150–1${thin}300${gap}€`, `150–1.300${gap}€`],
	],
	["a difference of degrees", { value: 5, unit: "celsius-difference" }, inAll(`5${gap}°C`)],
	[
		"a load",
		{ value: 350, unit: "kilogram-per-square-metre" },
		[`350${gap}kg/m²`, `350${gap}kg/m²`, `350${gap}kg/m²`, `350${gap}kg/m²`],
	],
	[
		"degrees below zero",
		{ min: -5, max: 10, unit: "celsius" },
		[`${minus}5–10${gap}°C`, `${minus}5–10${gap}°C`, `${minus}5–10${gap}°C`, `${minus}5–10${gap}°C`],
	],
];

test.each(written)("a figure that is %s is formatted for each language (R16.1)", (_, each, expected) => {
	expect(langs.map((lang) => formatFigure(each, lang, "metric"))).toEqual(expected);
});

test.each([
	[{ value: 3, unit: "count" }],
	[{ value: 0, unit: "celsius" }],
	[{ min: 1, max: 2, unit: "metre" }],
	[{ value: 3, unit: "count", source: "pousse" }],
])("%j is a figure (R16.1)", (data) => {
	expect(figure.safeParse({ source: "pousse", ...data }).error).toBeUndefined();
});

const oneOf = "shape.figureEnds";
const order = "shape.order";

test.each([
	[{ unit: "count" }, [oneOf]],
	[{ min: 1, unit: "count" }, [oneOf]],
	[{ max: 1, unit: "count" }, [oneOf]],
	[{ value: 3, min: 1, max: 2, unit: "count" }, [oneOf]],
	[{ value: 3, min: 1, unit: "count" }, [oneOf]],
	[{ value: 3, max: 9, unit: "count" }, [oneOf]],
	[{ min: 2, max: 1, unit: "count" }, [order]],
	[{ min: 2, max: 2, unit: "count" }, [order]],
	[{ value: 2, min: 3, max: 1, unit: "count" }, [oneOf, order]],
])("%j is no figure (R16.1)", (data, reasons) => {
	expect(figure.safeParse({ source: "pousse", ...data }).error?.issues.map(({ message }) => message)).toEqual(reasons);
});

test.each([
	["no unit", { value: 1 }, ["unit"]],
	["an unknown unit", { value: 1, unit: "inch" }, ["unit"]],
	["a number in quotes", { value: "1", unit: "count" }, ["value"]],
	["a value that is no number", { value: Number.NaN, unit: "count" }, ["value"]],
])("a figure with %s is rejected at that field (R16.1)", (_, data, path) => {
	expect(figure.safeParse({ source: "pousse", ...data }).error?.issues.map((issue) => issue.path)).toEqual([path]);
});

test.each([
	["humidity", true],
	["pot-step", true],
	["light2", true],
	["Humidity", false],
	["2days", false],
	["pot_step", false],
	["", false],
])("a figure may be named %j: %s (R16.1)", (name, allowed) => {
	expect(figures.safeParse({ [name]: { value: 1, unit: "count", source: "pousse" } }).success).toBe(allowed);
});

test.each([
	["fr", "Attendez ", "3 à 6"],
	["fr", "Elle se plaît entre ", "3 et 6"],
	["en", "Wait ", "3 to 6"],
	["en", "Keep it between ", "3 and 6"],
	["es", "Espera ", "3 a 6"],
	["es", "Crece bien entre ", "3 y 6"],
	["es", "Con una humedad del ", "3 al 6"],
	["es", "Le gusta entre el ", "3 y el 6"],
	["de", "Warte ", "3 bis 6"],
	["de", "Sie mag es zwischen ", "3 und 6"],
] as const)("a range within a sentence is spelled out: in %s, after «%s», %s (R17.6)", (lang, before, written) => {
	const shown = formatFigure({ min: 3, max: 6, unit: "count" }, lang, "metric", before);
	expect(shown.replaceAll("\u00a0", " ")).toBe(written);
});

test.each([
	["fr", "Attendez ", "2 à 3"],
	["en", "Wait ", "2 to 3"],
	["es", "Espera ", "2 o 3"],
	["es", "Tarda de ", "2 a 3"],
	["es", "Tarda entre ", "2 y 3"],
	["de", "Warte ", "2 bis 3"],
] as const)(
	"a range of numbers one apart has its own word in Spanish: in %s, after «%s», %s (R17.6)",
	(lang, before, written) => {
		const shown = formatFigure({ min: 2, max: 3, unit: "count" }, lang, "metric", before);
		expect(shown.replaceAll("\u00a0", " ")).toBe(written);
	},
);
