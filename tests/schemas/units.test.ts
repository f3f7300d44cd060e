import { expect, test } from "vitest";
import { type Figure, formatFigure } from "#schemas/content/figures.ts";
import { langs } from "#schemas/shared/languages.ts";

const gap = "\u00a0";
const minus = "\u2212";
const inAll = (written: string) => [written, written, written, written];

const written: [what: string, figure: Figure, perLanguage: string[]][] = [
	["a range of degrees", { min: 18, max: 25, unit: "celsius" }, inAll(`64–77${gap}°F`)],
	["degrees below zero", { min: -5, max: 0, unit: "celsius" }, inAll(`23–32${gap}°F`)],
	["degrees below zero in both systems", { value: -40, unit: "celsius" }, inAll(`${minus}40${gap}°F`)],
	["a difference of degrees", { value: 5, unit: "celsius-difference" }, inAll(`9${gap}°F`)],
	["no difference", { value: 0, unit: "celsius-difference" }, inAll(`0${gap}°F`)],
	[
		"thin things",
		{ min: 3, max: 10, unit: "millimetre" },
		[`0,12–0,4${gap}in`, `0.12–0.4${gap}in`, `0,12–0,4${gap}in`, `0,12–0,4${gap}in`],
	],
	[
		"what a finger feels",
		{ min: 2, max: 3, unit: "centimetre" },
		[`0,8–1,2${gap}in`, `0.8–1.2${gap}in`, `0,8–1,2${gap}in`, `0,8–1,2${gap}in`],
	],
	[
		"the width of a pot",
		{ min: 5, max: 12, unit: "centimetre" },
		[`2–4,5${gap}in`, `2–4.5${gap}in`, `2–4,5${gap}in`, `2–4,5${gap}in`],
	],
	["the height of a plant", { min: 30, max: 60, unit: "centimetre" }, inAll(`12–24${gap}in`)],
	["a range whose ends become equal", { min: 60, max: 61, unit: "centimetre" }, inAll(`24${gap}in`)],
	["a distance", { min: 0.3, max: 1, unit: "metre" }, [`1–3,5${gap}ft`, `1–3.5${gap}ft`, `1–3,5${gap}ft`, `1–3,5${gap}ft`]],
	["a tall tree", { min: 12, max: 15, unit: "metre" }, inAll(`39–49${gap}ft`)],
	["nothing", { value: 0, unit: "metre" }, inAll(`0${gap}ft`)],
];

test.each(written)("converted to the other system, %s is formatted for each language (R17.6)", (_, figure, perLanguage) => {
	expect(langs.map((lang) => formatFigure(figure, lang, "imperial"))).toEqual(perLanguage);
});

test.each<Figure>([
	{ min: 40, max: 60, unit: "percent" },
	{ min: 1000, max: 5000, unit: "lux" },
	{ min: 7, max: 10, unit: "count" },
	{ value: 9.3, unit: "square-metre" },
	{ min: 15, max: 30, unit: "kilogram-per-square-metre" },
	{ value: 20, unit: "litre" },
	{ min: 1, max: 1.5, unit: "kilogram" },
])("$unit is the same in both systems, since it is neither a temperature nor a length (R17.6)", (figure) => {
	expect(langs.map((lang) => formatFigure(figure, lang, "imperial"))).toEqual(
		langs.map((lang) => formatFigure(figure, lang, "metric")),
	);
});
