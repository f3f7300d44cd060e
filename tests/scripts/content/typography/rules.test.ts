import { expect, test } from "vitest";
import { formatFigure } from "#schemas/content/figures.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { findInText } from "#scripts/content/typography/check-typography.ts";
import { inEnglish } from "../../../support/in-english.ts";

/** In these tables ⍽ is a no-break space (U+00A0), ⎵ a narrow one (U+202F), ¦ divides two passages. */
const read = (text: string) => text.replaceAll("⍽", "\u00a0").replaceAll("⎵", "\u202f").replaceAll("¦", "\u2029");
const show = (text: string) => text.replaceAll("\u00a0", "⍽").replaceAll("\u202f", "⎵").replaceAll("\u2029", "¦");

/** Puts right what findings can put right, as `--fix` does in a file. */
function mend(text: string, lang: Lang): string {
	return findInText(text, lang)
		.sort((a, b) => b.start - a.start)
		.reduce(
			(mended, { start, end, right }) => mended.slice(0, start) + (right ?? mended.slice(start, end)) + mended.slice(end),
			text,
		);
}

type Case = [text: string, mended: string, ...of: Lang[]];

const ellipses: Case[] = [
	["Patience...", "Patience…", "en", "es", "de"],
	["Et puis... plus rien.", "Et puis… plus rien.", "fr"],
	["Wait.... then [...] water.", "Wait… then […] water.", "en"],
];

const quotes: Case[] = [
	['Le mot "nœud" compte.', "Le mot «⍽nœud⍽» compte.", "fr"],
	['Le mot " nœud " compte.', "Le mot «⍽nœud⍽» compte.", "fr"],
	["Le mot «nœud» compte.", "Le mot «⍽nœud⍽» compte.", "fr"],
	["Le mot « nœud » compte.", "Le mot «⍽nœud⍽» compte.", "fr"],
	["Le mot «⎵nœud⎵» compte.", "Le mot «⍽nœud⍽» compte.", "fr"],
	["Le mot «\nnœud\n» compte.", "Le mot «⍽nœud⍽» compte.", "fr"],
	["Le mot “nœud” compte.", "Le mot «⍽nœud⍽» compte.", "fr"],
	['L\'"effet" de serre', "L’«⍽effet⍽» de serre", "fr"],
	['«⍽Dites "oui"⍽», répond-il.', "«⍽Dites “oui”⍽», répond-il.", "fr"],
	['"Quoi?"', "«⍽Quoi⍽?⍽»", "fr"],
	['La palabra "nudo".', "La palabra «nudo».", "es"],
	["La palabra « nudo ».", "La palabra «nudo».", "es"],
	["La palabra “nudo”.", "La palabra «nudo».", "es"],
	['Das Wort "Knoten".', "Das Wort „Knoten“.", "de"],
	["Das Wort „Knoten”.", "Das Wort „Knoten“.", "de"],
	["Das Wort “Knoten”.", "Das Wort „Knoten“.", "de"],
	["Das Wort »Knoten«.", "Das Wort „Knoten“.", "de"],
	['("Knoten")', "(„Knoten“)", "de"],
	['The word "node".', "The word “node”.", "en"],
	['"Node," she said, "is the word."', "“Node,” she said, “is the word.”", "en"],
	["The word «node».", "The word “node”.", "en"],
	['A pot of {size}: "small"', "A pot of {size}: “small”", "en"],
	['"one¦"two"', "“one¦“two”", "en"],
];

const apostrophes: Case[] = [
	["l'eau d'{name} n'est qu'\ufffc", "l’eau d’{name} n’est qu’\ufffc", "fr"],
	["l'«⍽Albo⍽»", "l’«⍽Albo⍽»", "fr"],
	["It's the plants' light.", "It’s the plants’ light.", "en"],
	["So geht's in Hans' Garten.", "So geht’s in Hans’ Garten.", "de"],
	["D'Artagnan", "D’Artagnan", "es"],
];

const names: Case[] = [
	["Monstera 'Albo Variegata' ist selten.", "Monstera ‘Albo Variegata’ ist selten.", "fr", "en", "es", "de"],
	["('Brasil')", "(‘Brasil’)", "fr", "en", "es", "de"],
	["'Stars' and 'Stripes' here", "‘Stars’ and ‘Stripes’ here", "en"],
];

const ranges: Case[] = [
	["3-4 Wochen", "3–4 Wochen", "de"],
	["de 3 - 4 semanas", "de 3–4 semanas", "es"],
	["(10-20)", "(10–20)", "fr", "en"],
	["0,5-1,5 l", "0,5–1,5⍽l", "fr"],
	["5.5-6.5 is fine", "5.5–6.5 is fine", "en"],
	["{min}-{max} Tage", "{min}–{max} Tage", "de"],
	["3-4cm", "3–4⍽cm", "en"],
	["18-27 °C, 60-70%", "18–27⍽°C, 60–70%", "en"],
	["800-900 lux", "800–900⍽lux", "fr"],
	["2024-2026", "2024–2026", "es"],
];

const dashes: Case[] = [
	["Licht - viel davon", "Licht – viel davon", "de"],
	["light -- a lot", "light – a lot", "en"],
	["la lumière - {light} - compte", "la lumière – {light} – compte", "fr"],
	["luz -\nmucha", "luz –\nmucha", "es"],
	["Zone 9 - warm", "Zone 9 – warm", "de"],
];

const units: Case[] = [
	["5 cm, 5cm, 5⎵cm, 5  cm", "5⍽cm, 5⍽cm, 5⍽cm, 5⍽cm", "fr", "en", "es", "de"],
	["18 °C, 18°C", "18⍽°C, 18⍽°C", "fr", "en", "es", "de"],
	["60 %, 60%, 60⎵%", "60⍽%, 60⍽%, 60⍽%", "fr", "es", "de"],
	["60 %, 60⍽%", "60%, 60%", "en"],
	["2 m², 3 kg/m², 4 l.", "2⍽m², 3⍽kg/m², 4⍽l.", "fr", "en", "es", "de"],
	["20 W, 300 lux", "20⍽W, 300⍽lux", "fr", "en", "es", "de"],
	["5 €", "5⍽€", "fr", "es", "de"],
	["{rcd} mA", "{rcd}⍽mA", "fr", "en", "es", "de"],
	["{dose} mol, 200 µmol/m²/s, 20 mg/l, {ec} mS/cm", "{dose}⍽mol, 200⍽µmol/m²/s, 20⍽mg/l, {ec}⍽mS/cm", "fr", "en", "es", "de"],
	["1,5 kg", "1,5⍽kg", "de"],
	["un pot de 5\ncm", "un pot de 5⍽cm", "fr"],
];

const decimals: Case[] = [
	["1.5 cm, 0.5, 2.25⍽%", "1,5⍽cm, 0,5, 2,25⍽%", "fr", "es", "de"],
	["1,5 cm, 0,5", "1.5⍽cm, 0.5", "en"],
	["1.5-2.5⍽l", "1,5–2,5⍽l", "de"],
	["de 1.5 à 2⍽m", "de 1,5 à 2⍽m", "fr"],
	["un pH de 5.5 a 6.5", "un pH de 5,5 a 6,5", "es"],
	["pH 5.5–6.5", "pH 5,5–6,5", "fr"],
];

const thousands: Case[] = [
	["10 000 lux", "10⎵000⍽lux", "fr", "es"],
	["10⍽000", "10⎵000", "fr", "es"],
	["1 000⍽lux", "1⎵000⍽lux", "fr", "es"],
	["1 000", "1000", "fr", "es"],
	["1000⍽lux, 500–1000⍽lux, 1500–4000⍽lux", "1⎵000⍽lux, 500–1⎵000⍽lux, 1⎵500–4⎵000⍽lux", "fr", "es"],
	["1000⍽lux, 500–1000⍽lux, 1500⍽W", "1,000⍽lux, 500–1,000⍽lux, 1,500⍽W", "en"],
	["1000⍽lux, 500–1000⍽lux, 1500⍽W", "1.000⍽lux, 500–1.000⍽lux, 1.500⍽W", "de"],
	["5 000–12 000⍽lux", "5⎵000–12⎵000⍽lux", "fr", "es"],
	["5000–12⎵000⍽lux, 5⎵000–8000⍽lux", "5⎵000–12⎵000⍽lux, 5⎵000–8⎵000⍽lux", "fr", "es"],
	["de 5000 à 12⎵000⍽lux", "de 5⎵000 à 12⎵000⍽lux", "fr"],
	["5000–12,000⍽lux, 5,000–12000⍽lux", "5,000–12,000⍽lux, 5,000–12,000⍽lux", "en"],
	["from 5000 to 12,000⍽lux, 5,000–8000⍽lux", "from 5,000 to 12,000⍽lux, 5,000–8,000⍽lux", "en"],
	["de 5000 a 12⎵000⍽lux", "de 5⎵000 a 12⎵000⍽lux", "es"],
	["5000 bis 12.000⍽lux, 5000–12.000⍽lux", "5.000 bis 12.000⍽lux, 5.000–12.000⍽lux", "de"],
];

const doubledSpaces: Case[] = [
	["two  words   here", "two words here", "fr", "en", "es", "de"],
	["two ⍽words", "two⍽words", "en"],
];

const signs: Case[] = [
	["un , deux . Trois", "un, deux. Trois", "fr", "en", "es", "de"],
	["Ja ! Nein ? So : dies ; das", "Ja! Nein? So: dies; das", "de"],
	["Yes⍽!", "Yes!", "en"],
	["Oui ! Non ? Donc : ceci ; cela", "Oui⍽! Non⍽? Donc⍽: ceci⍽; cela", "fr"],
	["Oui! Non? Donc: ceci; cela", "Oui⍽! Non⍽? Donc⍽: ceci⍽; cela", "fr"],
	["Oui⎵! Non  ?", "Oui⍽! Non⍽?", "fr"],
	["Vraiment?! (pas sûr?)", "Vraiment⍽?! (pas sûr⍽?)", "fr"],
	["{name}: oui", "{name}⍽: oui", "fr"],
	["À 20 %: oui...?", "À 20⍽%⍽: oui…⍽?", "fr"],
	["la plante\n? Oui", "la plante⍽? Oui", "fr"],
];

const openings: Case[] = [
	["Qué es?", "¿Qué es?", "es"],
	["Riega poco. Por qué amarillea?", "Riega poco. ¿Por qué amarillea?", "es"],
	["Mira esto! {name} crece?", "¡Mira esto! ¿{name} crece?", "es"],
	["¡Hola! Qué tal?", "¡Hola! ¿Qué tal?", "es"],
	["¿Qué?¦Cuándo?", "¿Qué?¦¿Cuándo?", "es"],
	["Cuesta 10 000 lux?", "¿Cuesta 10⎵000⍽lux?", "es"],
];

const tables = {
	ellipses,
	quotes,
	apostrophes,
	names,
	ranges,
	dashes,
	units,
	decimals,
	thousands,
	doubledSpaces,
	signs,
	openings,
};

const cases = Object.entries(tables).flatMap(([rule, table]) =>
	table.flatMap(([text, mended, ...of]) => of.map((lang) => ({ rule, lang, text, mended }))),
);

test.each(cases)("$rule: $lang changes $text to $mended (R16.1)", ({ lang, text, mended }) => {
	expect(show(mend(read(text), lang))).toBe(mended);
});

test.each(cases)("$rule: $mended is not changed again in $lang (R16.1)", ({ lang, mended }) => {
	expect(findInText(read(mended), lang)).toEqual([]);
});

const well: [what: string, text: string, ...of: Lang[]][] = [
	["a well-set text", "«⍽Oui⍽», dit-il⍽: c’est tout⍽; vraiment⍽? Oui… enfin⍽!", "fr"],
	["a well-set text", "“Yes,” she said: it’s all – or nearly; isn’t it? Oh…", "en"],
	["a well-set text", "«Sí», dijo: ¿es todo? ¡Claro! Según la luz, ¿cuánto?", "es"],
	["a well-set text", "„Ja“, sagte sie: Das ist alles – fast; oder? So geht’s…", "de"],
	["a day", "2025-01-31, 31.12.2025, am 1.5. gegossen", "fr", "en", "es", "de"],
	["a telephone number", "030-19240, 01 40 05 48 48, 91 562 04 20, 915 620 420, +49 551 19240", "fr", "en", "es", "de"],
	["a norm and a version", "ISO 9001-2, EN 60598-1, EN 50-51, NF C 15-100, CC BY 4.0, NPK 7-3-6", "fr", "en", "es", "de"],
	["a chain and a word with digits", "1-2-3, 5-10-year-old, T5-8, E27, 3D, B12-15x, COVID-19", "fr", "en", "es", "de"],
	["what falls or stays", "10-5, 50-50, 24/7, 5 - 3", "fr", "en", "es", "de"],
	["a time and a scale", "12:30, um 9.30 Uhr, 9.30⍽h", "de"],
	["a time and a scale", "12:30 et 1 : 10", "fr"],
	["a section and a version", "section 2.5, Node 20.19, 4.0", "fr", "es", "de"],
	["a list of numbers", "1,2,3 and 1,500", "en"],
	["thousands", "1500, 1.500⍽l, 10.000", "de"],
	["thousands", "1500 et 10⎵000", "fr"],
	["a range whose ends are grouped alike", "1500–4000, 1990–2000, 10⎵000–12⎵000, 5⎵000–12⎵000, 500–12⎵000", "fr", "es"],
	["a range whose ends are grouped alike", "1500–4000, 1990–2000, 10,000–12,000, 5,000–12,000, 500–12,000", "en"],
	["a range whose ends are grouped alike", "1500–4000, 1990–2000, 10.000–12.000, 5.000–12.000, 500–12.000", "de"],
	["money", "It costs €5, or €150 to €300", "en"],
	["numbers that no range joins", "In 1753, 12,000 plants; from 2010 on 10,000", "en"],
	["an address", "https://example.org/a-1-2?q=a:b!c, www.example.org/3-4, bonjour@pousse.example", "fr", "en", "es", "de"],
	["a page and a file", "/guides/top-3-4 and robots.txt", "fr", "en", "es", "de"],
	["a smiley", "bien :) bien ;)", "en", "es", "de"],
	["inches", '5" wide', "en", "de"],
	["a sign in brackets", "oui (?) non (!)", "fr", "en", "es", "de"],
	["a file ending and an omission", "a .txt, a [… b]", "fr", "en", "es", "de"],
	["words of several parts", "e-mail, arc-en-ciel, Süd- und Westfenster, -5⍽°C", "fr", "en", "es", "de"],
	["quotations inside quotations", "«⍽Il dit “oui”.⍽»", "fr"],
	["quotations inside quotations", "“He said ‘yes’.”", "en"],
	["quotations inside quotations", "„Sie sagte ‚ja‘.“", "de"],
	["a quotation of two paragraphs", "„Eins.¦Zwei.“", "de"],
	["a cultivar", "Monstera deliciosa ‘Albo Variegata’", "fr", "en", "es", "de"],
	["a question in a sentence", "Si amarillea, ¿qué hago?", "es"],
	["a question with an abbreviation", "¿Conoces, p. ej. la pilea?", "es"],
	["letters that are no units", "5 mètres, 3 grands, 4 leaves, 2 heures", "fr", "en", "es", "de"],
	["a percent word", "100%ig", "de"],
	["single letters behind code", "\ufffc: \ufffc, 5⍽\ufffc", "en", "es", "de"],
];

test.each(well.flatMap(([what, text, ...of]) => of.map((lang) => ({ what, lang, text }))))(
	"$what is not reported in $lang: $text (R16.1)",
	({ lang, text }) => {
		expect(findInText(read(text), lang)).toEqual([]);
	},
);

test.each([
	["Según la luz, cuánto hay?", 24],
	["La pregunta: cuánto hay?", 23],
	["'Albo' crece?", 12],
])("the start of a Spanish question in «%s» is left to the editor (R16.1)", (text, end) => {
	const found = inEnglish(findInText(text, "es")).filter(({ message }) => message.startsWith("The question"));
	expect(found).toEqual([
		{
			start: end,
			end: end + 1,
			right: null,
			message: "The question has no ¿ at its beginning, which Spanish requires.",
			hint: "write ¿ where the question begins",
		},
	]);
});

const figures = [
	{ min: 18, max: 27, unit: "celsius" },
	{ min: 60, max: 70, unit: "percent" },
	{ value: 2.5, unit: "centimetre" },
	{ value: 10000, unit: "lux" },
	{ value: 0.5, unit: "kilogram-per-square-metre" },
	{ value: 1500, unit: "watt" },
] as const;

test.each(langs)("the program's own texts in %s follow the rules (R16.1)", (lang) => {
	const text = figures.map((figure) => formatFigure(figure, lang, "metric")).join("\u2029");
	expect(findInText(text, lang)).toEqual([]);
});

test.each([
	["en", "5000–12,000", 0, "5,000", "English writes 5,000–12,000.", "type , (comma, U+002C) before the last three digits"],
	["en", "5,000–8000", 0, "5000", "English writes 5000–8000.", "write 5000"],
	[
		"de",
		"5.000 bis 12000",
		10,
		"12.000",
		"German writes 5.000 bis 12.000.",
		"type . (point, U+002E) before the last three digits",
	],
] as const)("in %s «%s» is grouped at one end only (R17.6)", (lang, text, start, right, writes, hint) => {
	const end = start + (text.slice(start).match(/^[\d.,]+/)?.[0].length ?? 0);
	const message = `${text} is only grouped at one end; ${writes}`;
	expect(inEnglish(findInText(text, lang))).toEqual([{ start, end, right, message, hint }]);
});

test.each([
	["It costs 5 €.", "5 €", 9, "€5"],
	["Set aside 150 to {most}€ a year", "{most}€", 17, "€{most}"],
])("English money in «%s» has its sign after the number, which an editor has to fix (R17.6)", (text, written, start, right) => {
	expect(inEnglish(findInText(text, "en"))).toEqual([
		{
			start,
			end: start + written.length,
			right: null,
			message: `${written} has € after the number; English puts it before.`,
			hint: `write ${right}`,
		},
	]);
});
