import fc from "fast-check";
import { expect, test } from "vitest";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { parseFile } from "#scripts/content/parse/parse-file.ts";
import { decodeText } from "#scripts/content/read/decode-text.ts";
import { readShape, type Shape, validatePart } from "#scripts/content/validate/validate-part.ts";
import { classifyFile, shapeOf } from "#scripts/kinds/content-file.ts";
import { defaultContentDir } from "#scripts/project.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import { reporters } from "#scripts/report/reporters.ts";
import type { ContentFile } from "#scripts/types/content-file.ts";
import { countCalls } from "../../../support/count-calls.ts";
import { createDice } from "../../../support/random.ts";
import { readSources } from "../../../support/sources.ts";

const readMarkdown = createMarkdownReader();
const shapes = new Map<unknown, Shape>();

/** Parses and validates, as the pipeline does with each file; gives the findings. */
function parseAndValidate(file: string, contentFile: ContentFile, text: string): Diagnostic[] {
	const type = shapeOf(contentFile);
	const shape = shapes.get(type) ?? readShape(type);
	shapes.set(type, shape);
	const parsed = parseFile({ file, contentFile, text, hash: "" }, readMarkdown);
	return [...parsed.diagnostics, ...validatePart(parsed.value, shape, readMarkdown).diagnostics];
}

/** What a file of text with this name holds. */
function classifyText(file: string): ContentFile {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || contentFile.role === "photo") throw new Error(`${file} holds no text`);
	return contentFile;
}

const files = readSources(defaultContentDir).map((source) => ({ ...source, text: source.text ?? "" }));

/** So many cuts a file; the next file is cut a little further on, so that a folder is cut everywhere. */
const cuts = 2;

test.each(["pages", "plants", "articles", "guides", "ui", "terms", ""])(
	"a file of the folder «%s», truncated anywhere, never crashes the check (R16.2)",
	(folder) => {
		// One language is like another here.
		const inFolder = files.filter(
			({ file }) => !/\/(en|es|de)\./.test(file) && (folder === "" ? !file.includes("/") : file.startsWith(`${folder}/`)),
		);
		expect(inFolder.length).toBeGreaterThan(0);
		for (const [index, { file, contentFile, text }] of inFolder.entries())
			for (let cut = 0; cut < cuts; cut++) {
				const share = (cut + (index % 10) / 10) / cuts;
				expect(() => parseAndValidate(file, contentFile, text.slice(0, Math.floor(text.length * share)))).not.toThrow();
			}
	},
);

const names = [
	"site.yaml",
	"navigation.yaml",
	"redirects.yaml",
	"ui/fr.yaml",
	"terms/light.yaml",
	"plants/x/facts.yaml",
	"plants/x/fr.yaml",
	"articles/x/fr.md",
];

/** Signs that mean something in YAML or Markdown, and some that mean trouble. */
const signs = [..."-:#>|[]{}!&*?,'\"\\%@`~<=\n\n\n  \t().ab10é…_/+", "\u0000", "\ud800", "\u2028", "---\n", ":::", "](", "{a}"];

test.each(names)("random characters in %s are faults of the content, never a crash (R16.2)", (file) => {
	const contentFile = classifyText(file);
	const roll = createDice("signs");
	for (let run = 0; run < 100; run++) {
		const text = Array.from({ length: roll(120) }, () => signs[roll(signs.length)]).join("");
		const whole = file.endsWith(".md") && run % 2 === 0 ? `---\ntitle: a\n---\n${text}` : text;
		expect(() => parseAndValidate(file, contentFile, whole), JSON.stringify(whole)).not.toThrow();
	}
});

test.each(names)("changing any character in %s never crashes the check (R16.2)", (file) => {
	const real = file.replace("plants/x", "plants/aloe-vera").replace("articles/x", "articles/ficus-lyrata");
	const source = files.find((each) => each.file === real);
	if (!source) throw new Error(`${real} is not there`);
	const roll = createDice("changes");
	for (let run = 0; run < 15; run++) {
		const at = roll(source.text.length);
		const changed = source.text.slice(0, at) + signs[roll(signs.length)] + source.text.slice(at + 1);
		expect(() => parseAndValidate(file, source.contentFile, changed), `at ${at}`).not.toThrow();
	}
});

/** Markdown as an editor types it into a field, whole and torn. */
const markdown = fc
	.array(
		fc.constantFrom(
			..."![](#)*_`>-:|{}\"'&<!@% \n",
			"![photo](/images/x.jpg)",
			"![x](mailto:a@b)",
			"[a](/blog)",
			"[a]: https://b.example\n",
			"{heightMax}",
			"**a**",
			":::note\n",
			"!important ",
			"*b",
			"&c",
			"mot ",
			"\n\n",
			"# ",
		),
		{ maxLength: 12 },
	)
	.map((parts) => parts.join(""));

/** The ways to write a value: as it is, in quotes, as a block, in a list, in braces. */
const writings: ((value: string) => string)[] = [
	(value) => ` ${value}`,
	(value) => ` ${JSON.stringify(value)}`,
	(value) => ` '${value.replaceAll("'", "''")}'`,
	(value) => ` |\n  ${value.replaceAll("\n", "\n  ")}`,
	(value) => ` >-\n  ${value.replaceAll("\n", "\n  ")}`,
	(value) => `\n  - ${value}`,
	(value) => ` [${value}]`,
	(value) => ` { fr: ${value}, b: ${value} }`,
	(value) => `\n  fr: ${value}\n  b: ${value}`,
];

test.each(["plants/x/fr.yaml", "guides/x/fr.md"])(
	"Markdown in a value of %s, in any notation, has its findings inside the file (R16.2)",
	(file) => {
		const contentFile = classifyText(file);
		const field = fc.record({
			name: fc.constantFrom("soil", "text", "title", "ranking"),
			value: markdown,
			write: fc.constantFrom(...writings),
		});
		fc.assert(
			fc.property(fc.array(field, { minLength: 1, maxLength: 3 }), (fields) => {
				const yaml = fields.map(({ name, value, write }) => `${name}:${write(value)}\n`).join("");
				const text = file.endsWith(".md") ? `---\n${yaml}---\n${fields[0]?.value}\n` : yaml;
				const lines = text.split("\n");
				const diagnostics = parseAndValidate(file, contentFile, text);
				const outside = diagnostics.filter(({ position }) => {
					const [line, column] = position ?? [1, 1];
					return !(line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] ?? "").length + 1);
				});
				expect(outside).toEqual([]);
				for (const reporter of Object.values(reporters))
					expect(
						reporter({ diagnostics, files: 1, texts: new Map([[file, text]]), contentDir: "content", lang: "en", colour: true }),
					).not.toBe("");
			}),
			{ numRuns: 120 },
		);
	},
);

/** Any bytes, and bytes of real files with some of them replaced, which get further. */
const bytes = fc.oneof(
	fc.uint8Array({ maxLength: 300 }),
	fc
		.record({
			source: fc.constantFrom(...files.filter(({ text }) => text.length < 5000)),
			start: fc.nat(4000),
			holes: fc.array(fc.record({ at: fc.nat(1500), put: fc.uint8Array({ minLength: 1, maxLength: 4 }) }), { maxLength: 6 }),
		})
		.map(({ source, start, holes }) => {
			const whole = Buffer.from(source.text).subarray(source.text.length > start ? 0 : start % 7, 1500 + start);
			const parts = Uint8Array.from(whole);
			for (const { at, put } of holes) if (at + put.length <= parts.length) parts.set(put, at);
			return parts;
		}),
);

test.each(names)("random bytes as %s, and real files with gaps, have their findings inside the file (R16.2)", (file) => {
	const contentFile = classifyText(file);
	fc.assert(
		fc.property(bytes, (given) => {
			const { value: text, diagnostics } = decodeText(given, file);
			const found = text === null ? diagnostics : [...diagnostics, ...parseAndValidate(file, contentFile, text)];
			const lines = (text ?? Buffer.from(given).toString("utf8").replace(/\r\n?/g, "\n")).split("\n");
			const outside = found.filter(
				({ position }) => position !== null && !(position[0] >= 1 && position[0] <= lines.length && position[1] >= 1),
			);
			expect(outside).toEqual([]);
		}),
		{ numRuns: 60, seed: 3 },
	);
});

/** Signs in long rows, which a parser may hold each against each: past a limit they are refused before it looks at them. */
test.each(["[", "![", "](", "[[]]", "[a](", "`a ``b ", "*a ", "**a ", "> ", "- ", ":::a\n"])(
	"a text of 200,000 times %j is one finding, and is not processed further (R16.2)",
	(sign) => {
		const contentFile = classifyText("articles/x/fr.md");
		const text = `---\ntitle: a\n---\n\n${sign.repeat(200_000)}\n`;
		const { diagnostics } = parseFile({ file: "articles/x/fr.md", contentFile, text, hash: "" }, readMarkdown);
		expect(diagnostics.map(({ code }) => code)).toEqual([expect.stringMatching(/^too-(?:long|deep)$/)]);
	},
);

const article = files.find(({ file }) => file === "articles/ficus-lyrata/fr.md");

/**
 * Calls of functions that a text may take for each of its characters. Of the texts within the limits a list of 2,500 lines takes most,
 * 665; what it takes grows with the square of its lines.
 */
const mostCalls = 1000;

/** What may be written thousands of times in a row: pieces of Markdown, each with what divides it from the next. */
const flood = fc
	.array(
		fc.tuple(
			fc.constantFrom(
				...[
					"- a",
					"1. a",
					"*a_b*c_",
					"|a|b|",
					">a",
					"> a",
					"# a",
					"`a`",
					"[a](/b)",
					"[a]: /b",
					"<a",
					"&amp;",
					"\\",
					"*",
					"~",
					"|",
				],
				...[
					":::note\n\na\n\n:::",
					"::a",
					'"',
					"! ",
					"« a »",
					"{a}",
					"3-4 h",
					"***",
					"    a",
					"- - a",
					"a\n===",
					"é",
					"Une plante. ",
				],
			),
			fc.constantFrom("", " ", "\n", "\n\n"),
		),
		{ minLength: 1, maxLength: 3 },
	)
	.map((parts) => parts.flat().join(""));

test("repetitive Markdown of any length takes at most a thousand calls a character (R16.2)", async () => {
	const contentFile = classifyText("articles/x/fr.md");
	const [head = ""] = article?.text.split(/(?<=\n---\n)/) ?? [];
	await fc.assert(
		fc.asyncProperty(flood, fc.constantFrom(10_000, 20_000, 100_000), async (unit, length) => {
			const text = `${head}\n${unit.repeat(Math.ceil(length / unit.length))}\n`;
			const calls = await countCalls(() => parseAndValidate("articles/x/fr.md", contentFile, text));
			expect(calls / text.length).toBeLessThan(mostCalls);
		}),
		{
			numRuns: 20,
			seed: 15,
			examples: [
				["- a\n", 10_000],
				["1. a\n", 10_000],
				["*a_b*c_\n\n", 10_000],
				["|a|b|\n", 12_000],
				["> a\n\n", 2000],
				['"', 20_000],
			],
		},
	);
});

/** What took far longer than other texts once: a name, the file that holds it, and so much of it as has a length. */
const floods: readonly (readonly [name: string, file: string, text: (length: number) => string])[] = [
	["controls", "articles/x/fr.md", (length) => `---\ntitle: a\n---\n\n${"\u0007".repeat(length)}`],
	["controls between quotes", "plants/x/fr.yaml", (length) => `soil: ${JSON.stringify("\u0007".repeat(length / 6))}`],
	[
		"keys of a service",
		"articles/x/fr.md",
		(length) => `---\ntitle: a\n---\n\n${"AKIA0123456789ABCDEF \n\n".repeat(length / 23)}`,
	],
	["groups behind the end", "plants/x/fr.yaml", (length) => "{a}".repeat(length / 3)],
	["lists behind the end", "plants/x/fr.yaml", (length) => "[a][b]\n".repeat(length / 7)],
	[
		"unknown fields",
		"plants/x/fr.yaml",
		(length) => Array.from({ length: length / 12 }, (_, number) => `champ${number}: a`).join("\n"),
	],
];

test.each(floods)("%s take at most a thousand calls a character (R16.2)", async (_, file, write) => {
	const contentFile = classifyText(file);
	const text = write(100_000);
	let diagnostics: Diagnostic[] = [];
	const calls = await countCalls(() => {
		const decoded = decodeText(Buffer.from(text), file);
		diagnostics = [...decoded.diagnostics, ...parseAndValidate(file, contentFile, decoded.value ?? "")];
	});
	expect(diagnostics).not.toEqual([]);
	expect(calls / text.length).toBeLessThan(mostCalls);
});

test("of ten thousand mistakes in a YAML file, the first hundred are explained (R16.2)", () => {
	const contentFile = classifyText("plants/x/fr.yaml");
	const text = "a\n: }\n".repeat(5000);
	const { diagnostics } = parseFile({ file: "plants/x/fr.yaml", contentFile, text, hash: "" }, readMarkdown);
	expect(diagnostics.length).toBeGreaterThan(0);
	expect(diagnostics.length).toBeLessThanOrEqual(100);
});
