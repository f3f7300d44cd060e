import { expect, test } from "vitest";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { parseFile } from "#scripts/content/parse/parse-file.ts";
import { classifyFile } from "#scripts/kinds/content-file.ts";
import type { SitePlan } from "#scripts/types/site.ts";
import { inEnglish } from "../../../support/in-english.ts";
import { createWorkspace } from "../../../support/workspace.ts";

const readMarkdown = createMarkdownReader();

function parse(file: string, text: string) {
	const contentFile = classifyFile(file);
	if ("reason" in contentFile || contentFile.role === "photo") throw new Error(`${file} holds no text`);
	return inEnglish(parseFile({ file, contentFile, text, hash: "" }, readMarkdown));
}

test("a Markdown file is read into fields and text, both with positions (R16.1)", () => {
	const text = "---\ntitle: Ficus\n---\n\nVoir [la liste](/fiches-plantes).\n";
	expect(parse("pages/about/fr.md", text)).toEqual({
		diagnostics: [],
		value: {
			file: "pages/about/fr.md",
			contentFile: { role: "text", kind: "page", slug: "about", lang: "fr" },
			text,
			data: { title: "Ficus" },
			positions: { "": { key: null, value: [2, 1] }, "/title": { key: [2, 1], value: [2, 8] } },
			strings: { "/title": [11, 16] },
			body: {
				type: "root",
				children: [
					{
						type: "element",
						tagName: "p",
						properties: {},
						children: [
							{ type: "text", value: "Voir " },
							{
								type: "element",
								tagName: "a",
								properties: { href: "/fiches-plantes" },
								children: [{ type: "text", value: "la liste" }],
							},
							{ type: "text", value: "." },
						],
					},
				],
			},
			bodyStart: [5, 1],
			marks: [{ type: "link", url: "/fiches-plantes", pointer: "body", position: [5, 6] }],
			passages: [
				{
					text: "Voir la liste.",
					pieces: [
						[0, 22, 27],
						[5, 28, 36],
						[13, 54, 55],
					],
				},
			],
		},
	});
});

test("a YAML file is read into data without text (R16.1)", () => {
	expect(parse("plants/pothos/facts.yaml", "latin: Epipremnum\n")).toEqual({
		diagnostics: [],
		value: {
			file: "plants/pothos/facts.yaml",
			contentFile: { role: "facts", kind: "plant", slug: "pothos" },
			text: "latin: Epipremnum\n",
			data: { latin: "Epipremnum" },
			positions: { "": { key: null, value: [1, 1] }, "/latin": { key: [1, 1], value: [1, 8] } },
			strings: { "/latin": [7, 17] },
			body: null,
			bodyStart: null,
			marks: [],
			passages: [],
		},
	});
});

const between = "put the fields (title and so on) between two lines --- at the very top";

test.each([
	["Text\n", "The file does not start with a line ---."],
	["---\ntitle: a\n", "The fields at the top are not closed by a second line ---."],
])("the front matter of %j is reported (R16.1)", (text, message) => {
	expect(parse("pages/about/fr.md", text).diagnostics).toEqual([
		{ code: "front-matter", file: "pages/about/fr.md", position: [1, 1], message, hint: between },
	]);
});

test("faults in fields and text are reported together, each at its line (R16.2)", () => {
	const text = "---\ntitle: a: b\n---\n\n<b>\n\n# c\n";
	expect(parse("pages/about/fr.md", text).diagnostics.map(({ code, position }) => [code, position])).toEqual([
		["yaml-syntax", [2, 8]],
		["raw-html", [5, 1]],
		["heading-jump", [7, 1]],
	]);
});

test("TODO markers are found everywhere, in capitals only (R16.1)", () => {
	const text = "---\ntitle: TODO a\n# TODO later\n---\n\nSobre todo, Todo y TODOS.\n\n- TODO, TODO\n";
	const todo = (line: number, column: number) => ({
		code: "todo",
		file: "pages/about/es.md",
		position: [line, column],
		message: "A TODO marker is left.",
		hint: "write what is missing here and delete the marker",
	});
	expect(parse("pages/about/es.md", text).diagnostics).toEqual([todo(2, 8), todo(3, 3), todo(8, 3), todo(8, 9)]);
});

const asEditorsSave = [
	["as it is", (text: string) => text],
	["with the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
	["with a byte-order mark", (text: string) => `\ufeff${text}`],
	["with both", (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`],
	["without a line end at the end", (text: string) => text.trimEnd()],
] as const;

/** All that a site says. */
function contentOf(plan: SitePlan | null) {
	return {
		pages: plan?.pages.map(({ data }) => data()),
		artifacts: plan?.artifacts(),
		shells: plan?.shells,
		searchItems: plan?.searchItems(),
	};
}

test.each(asEditorsSave)("a file saved %s is read as the same file (R16.1)", async (_, save) => {
	const workspace = createWorkspace();
	const expected = await workspace.compile();
	for (const file of ["plants/pothos/facts.yaml", "plants/aloe-vera/fr.yaml", "articles/arrosage/fr.md", "ui/fr.yaml"])
		workspace.write(file, save(workspace.read(file)));
	const { plan, diagnostics } = await workspace.compile();
	expect(diagnostics).toEqual([]);
	expect(contentOf(plan)).toEqual(contentOf(expected.plan));
});

test.each(asEditorsSave)("a fault in a file saved %s has the same position (R16.1)", async (_, save) => {
	const workspace = createWorkspace();
	const [facts, text] = ["plants/pothos/facts.yaml", "articles/arrosage/fr.md"];
	workspace.write(facts, save(workspace.read(facts).replace("coldLimit: ", "coldLimit: warm # ")));
	workspace.write(text, save(`${workspace.read(text)}\nVoir [là](/nowhere).\n`));
	const lineOf = (file: string, start: string) =>
		workspace
			.read(file)
			.split("\n")
			.findIndex((line) => line.startsWith(start)) + 1;
	expect((await workspace.compile()).diagnostics.map(({ code, file, position }) => [code, file, position])).toEqual([
		["dead-link", text, [lineOf(text, "Voir [là]"), 6]],
		["wrong-type", facts, [lineOf(facts, "coldLimit"), 12]],
	]);
});

test.each([
	["a comment alone", "# nothing yet\n"],
	["an empty value", "~\n"],
	["the word null", "null\n"],
	["an empty document", "---\n"],
])("a file with %s is a fault of the content (R16.2)", async (_, contents) => {
	const workspace = createWorkspace();
	const files = ["plants/pothos/facts.yaml", "plants/aloe-vera/fr.yaml", "site.yaml", "ui/fr.yaml", "terms/light.yaml"];
	for (const file of files) workspace.write(file, contents);
	expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
});

test("empty facts are a fault, even when everything else is valid (R16.2)", async () => {
	const workspace = createWorkspace();
	workspace.write("plants/pothos/facts.yaml", "# nothing yet\n");
	expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toContain("plants/pothos/facts.yaml");
});

test("a page without fields is a fault of the content (R16.2)", async () => {
	const workspace = createWorkspace();
	workspace.write("pages/about/fr.md", "---\n---\n\nTexte\n");
	expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toContain("pages/about/fr.md");
});
