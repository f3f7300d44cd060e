import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { parseFile } from "#scripts/content/parse/parse-file.ts";
import { readShape, validatePart } from "#scripts/content/validate/validate-part.ts";
import { classifyFile, shapeOf } from "#scripts/kinds/content-file.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import { applyFixes } from "#scripts/report/fix.ts";
import { inEnglish } from "../../../support/in-english.ts";
import { baseContent, createWorkspace } from "../../../support/workspace.ts";

const readMarkdown = createMarkdownReader();

/** What the check says of the typography of one file. */
function check(file: string, text: string): Diagnostic[] {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || contentFile.role === "photo") throw new Error(`${file} holds no text`);
	const parsed = parseFile({ file, contentFile, text, hash: "" }, readMarkdown);
	const { value, diagnostics } = validatePart(parsed.value, readShape(shapeOf(contentFile)), readMarkdown);
	expect([value.data, ...parsed.diagnostics]).toEqual([expect.anything()]);
	return diagnostics.filter(({ code }) => code === "typography");
}

/** ⍽ is a no-break space in these tables. */
const read = (text: string) => text.replaceAll("⍽", "\u00a0");
const mend = (file: string, text: string) => applyFixes(text, check(file, text));

const page = (body: string, title = "À propos") => `---\ntitle: ${title}\nmetaDescription: Qui écrit\n---\n\n${read(body)}\n`;

const bodies: [what: string, body: string, mended: string][] = [
	["a paragraph", "L'eau : oui.", "L’eau⍽: oui."],
	["words in bold", '**L\'eau** : *oui*, **"non"**.', "**L’eau**⍽: *oui*, **«⍽non⍽»**."],
	["a sign in bold", "**Attention!**\n\n**À voir**: ici", "**Attention⍽!**\n\n**À voir**⍽: ici"],
	["words of a link", "Voir [l'eau...](/about-1-2)?", "Voir [l’eau…](/about-1-2)⍽?"],
	["a heading", "## Qu'est-ce?\n\nOui.", "## Qu’est-ce⍽?\n\nOui."],
	["lists", "- L'eau\n- 5 cm\n  1. 3-4 fois - au moins", "- L’eau\n- 5⍽cm\n  1. 3–4 fois – au moins"],
	["a table", "| L'eau | 5 cm |\n| :--- | ---: |\n| 3-4 | a  b |", "| L’eau | 5⍽cm |\n| :--- | ---: |\n| 3–4 | a b |"],
	["a block", ":::note\n\nL'eau: oui\n\n:::", ":::note\n\nL’eau⍽: oui\n\n:::"],
	["a quote over two lines", "> un pot de 5\n> cm, et l'eau", "> un pot de 5⍽cm, et l’eau"],
	["a line end in a list", "- un pot de 5\n  cm", "- un pot de 5⍽cm"],
	["signs with a backslash", 'Dit \\"oui\\" \\: l\\\'eau', "Dit «⍽oui⍽»⍽\\: l’eau"],
	["a character reference", "L&#39;eau&nbsp;: &quot;oui&quot; 🌱 &amp; l'air", "L’eau&nbsp;: «⍽oui⍽» 🌱 &amp; l’air"],
	["a description of a picture", '![L\'eau : "oui"](/images/a.svg)', "![L’eau⍽: «⍽oui⍽»](/images/a.svg)"],
	["text beside code", "d'`a - 'b'` ou `c: d`: oui", "d’`a - 'b'` ou `c: d`⍽: oui"],
	["text beside a line end with a backslash", "L'eau\\\n: oui", "L’eau\\\n: oui"],
];

test.each(bodies)("in Markdown, %s is corrected in place (R16.1)", (_, body, mended) => {
	const file = "pages/about/fr.md";
	expect(mend(file, page(body))).toBe(page(mended));
	expect(check(file, page(mended))).toEqual([]);
});

test.each([
	["code", "```\nl'eau : 3-4  \"oui\"...\n```\n\n    l'eau ?\n\n`l'eau ?`"],
	["an address", "[voilà](/about?a=1-2&b='c'!) et [voici][a]\n\n[a]: /b-1-2!c \"l'eau\""],
	["an address in words", "Voir [https://example.org/a-1-2?b=c!d](https://example.org/) et <https://example.org/3-4?e>."],
	["a rule and a block", "---\n\n***\n\n:::note\n\nOui\n\n:::"],
	["a figure by its name", "De {dry-depth-1-2} à {a}."],
	["a line end of two spaces", "Oui  \nnon"],
])("in Markdown, %s is not changed (R16.1)", (_, body) => {
	expect(check("pages/about/fr.md", page(body))).toEqual([]);
});

const base = readFileSync(join(baseContent, "plants/aloe-vera/fr.yaml"), "utf8");
const plant = (field: string, value: string) => base.replace(new RegExp(`^( *)${field}: .*$`, "m"), `$1${field}: ${read(value)}`);

/** `soil` is a plain string, `decor` Markdown. */
const writings: [what: string, value: string, mended: string][] = [
	["without quotes", "L'eau ; 3-4 pots...", "L’eau⍽; 3–4 pots…"],
	[
		"without quotes over two lines",
		"un pot de 5\n    cm, et l'eau - c'est\n    tout",
		"un pot de 5⍽cm, et l’eau – c’est\n    tout",
	],
	["in single quotes", "'L''eau : \"oui\".'", "'L’eau⍽: «⍽oui⍽».'"],
	["in double quotes", '"L\'eau : \\"oui\\"!"', '"L’eau⍽: «⍽oui⍽»⍽!"'],
	["in double quotes that begin and end a quotation", '"\\"Oui\\""', '"«⍽Oui⍽»"'],
	["with escapes", '"\\u00c9t\\xe9 \\U0001F331\\u0020: l\\u0027eau\\t3-4"', '"\\u00c9t\\xe9 \\U0001F331⍽: l’eau\\t3–4"'],
	["in double quotes over two lines", '"un pot de 5 \\\n    cm, l\'air\n    : oui"', '"un pot de 5⍽\\\n    cm, l’air⍽: oui"'],
	["as a literal block", "|\n    un pot de 5\n    cm, et l'eau", "|\n    un pot de 5⍽cm, et l’eau"],
	[
		"as a folded block",
		">- # note: l'eau\n    Un - c'est\n    - deux : de 5\n    cm",
		">- # note: l'eau\n    Un – c’est\n    – deux⍽: de 5⍽cm",
	],
	["with a comment behind it", "L'eau # l'eau : 3-4", "L’eau # l'eau : 3-4"],
];

test.each(writings.flatMap(([what, value, mended]) => ["soil", "decor"].map((field) => ({ what, field, value, mended }))))(
	"in YAML, $field written $what is corrected in place (R16.1)",
	({ field, value, mended }) => {
		const file = "plants/aloe-vera/fr.yaml";
		expect(mend(file, plant(field, value))).toBe(plant(field, mended));
		expect(check(file, plant(field, mended))).toEqual([]);
	},
);

test("Markdown in a folded block is corrected, except for its syntax and addresses (R16.1)", () => {
	const written = ">-\n    **L'eau**: voir [l'air](/about-1-2\n    \"l'un\") et `a : b`\n    : oui.";
	const mended = '>-\n    **L’eau**⍽: voir [l’air](/about-1-2\n    "l\'un") et `a : b`⍽: oui.';
	expect(mend("plants/aloe-vera/fr.yaml", plant("decor", written))).toBe(plant("decor", mended));
});

test("labels follow the rules of their own language, and identifiers are not changed (R16.1)", () => {
	const terms = 'low: { fr: "l\'un : 5 %", en: \'a : 5 %\', es: "a : 5 %", de: a 5 % }\n';
	const set = 'low: { fr: "l’un⍽: 5⍽%", en: \'a: 5%\', es: "a: 5⍽%", de: a 5⍽% }\n';
	expect(mend("terms/light.yaml", terms)).toBe(read(set));
	const sources = "a:\n  title: \"'A' : 3-4...\"\n";
	expect(check("sources.yaml", sources)).toEqual([]);
	const menu = "header: [{ to: /a-1-2, label: nav.home }]\nguides: []\ndiscover: []\nresources: []\n";
	expect(check("navigation.yaml", menu)).toEqual([]);
});

test("typography is not checked in a file with a TODO marker (R16.1)", async () => {
	const workspace = createWorkspace();
	const original = workspace.read("terms/light.yaml").replace("moyenne", "l'une");
	workspace.write("terms/light.yaml", original);
	expect((await workspace.compile()).diagnostics.map(({ code }) => code)).toEqual(["typography"]);
	workspace.write("terms/light.yaml", `# TODO translate\n${original}`);
	expect((await workspace.compile()).diagnostics.map(({ code }) => code)).toEqual(["todo"]);
});

test.each(["Oups! Page introuvable", "Retour à l'accueil", "Unexpected Application Error!"])(
	"«%s» has the specified typography (R1.2, R1.5)",
	(title) => {
		expect(check("pages/about/fr.md", page("Oui.", `"${title}"`))).toEqual([]);
		expect(check("pages/about/fr.md", page("Oui.", `"${title}!"`))).not.toEqual([]);
	},
);

/** What a typewriter makes of a text: its signs are fewer. */
function type(text: string): string {
	return text.replaceAll("\u00a0", " ").replaceAll("’", "'").replaceAll("–", "-").replaceAll("…", "...").replaceAll("¿", "");
}

const copies = [
	"articles/arrosage/fr.md",
	"articles/arrosage/es.md",
	"plants/aloe-vera/fr.yaml",
	"ui/en.yaml",
	"terms/severity.yaml",
];

test.each(copies)("--fix restores the original from a typewriter copy of %s, and then finds nothing (R16.1)", async (file) => {
	const workspace = createWorkspace();
	const original = workspace.read(file);
	workspace.write(file, type(original));
	expect(workspace.read(file)).not.toBe(original);
	const { diagnostics } = await workspace.compile();
	expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["typography"]));
	workspace.write(file, applyFixes(workspace.read(file), diagnostics));
	expect((await workspace.compile()).diagnostics).toEqual([]);
	expect(workspace.read(file)).toBe(original);
});

test("a finding gives the text, its position and the replacement (R16.1)", () => {
	const text = page("De l'eau?");
	expect(inEnglish(check("pages/about/fr.md", text))).toEqual([
		{
			code: "typography",
			file: "pages/about/fr.md",
			position: [6, 9],
			message: 'There is no space before "?"; French uses a no-break space there.',
			hint: "run npm run check -- --fix, or type a no-break space (U+00A0)",
			fix: { from: "?", to: "\u00a0?" },
		},
		{
			code: "typography",
			file: "pages/about/fr.md",
			position: [6, 5],
			message: "The apostrophe is straight; it should be curved.",
			hint: "run npm run check -- --fix, or write ’ (apostrophe, U+2019)",
			fix: { from: "'", to: "’" },
		},
	]);
});

test("with Markdown between two characters, the finding has no fix (R16.1)", () => {
	const opens = {
		code: "typography",
		file: "pages/about/fr.md",
		position: [6, 12],
		message: "A straight quote opens a quotation; French writes « and a no-break space there.",
		hint: "write « (left guillemet, U+00AB) and a no-break space (U+00A0)",
	};
	const closes = {
		file: "pages/about/fr.md",
		position: [6, 19],
		message: "A plain space before » should be a no-break space in French.",
		fix: { from: " ", to: "\u00a0" },
	};
	const text = page('Un **mot : "** oui » ici');
	expect(inEnglish(check("pages/about/fr.md", text)).slice(0, 1)).toEqual([{ ...opens, related: [closes] }]);
	// A quotation is mended at both ends or at none.
	expect(mend("pages/about/fr.md", text)).toBe(page('Un **mot⍽: "** oui » ici'));
});

test("a quotation in straight quotes is one finding, fixed at both ends (R16.1)", () => {
	const text = page('Des "gants" et des "pots".');
	expect(
		inEnglish(check("pages/about/fr.md", text)).map(({ position, related }) => [position, related?.map((each) => each.position)]),
	).toEqual([
		[[6, 5], [[6, 11]]],
		[[6, 20], [[6, 25]]],
	]);
	expect(mend("pages/about/fr.md", text)).toBe(page("Des «⍽gants⍽» et des «⍽pots⍽»."));
});
