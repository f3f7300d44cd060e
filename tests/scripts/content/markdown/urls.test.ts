import { join } from "node:path";
import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { root } from "#scripts/project.ts";
import { isError } from "#scripts/report/diagnostic.ts";
import { indexLines } from "#scripts/report/line-index.ts";
import { inEnglish } from "../../../support/in-english.ts";
import { createWorkspace } from "../../../support/workspace.ts";

const readMarkdown = createMarkdownReader();
const findingsOf = (markdown: string) =>
	inEnglish(readMarkdown(markdown, { file: "fr.md", pointer: "body", locate: indexLines(markdown) }).diagnostics);

const refused = (url: string) => ({
	code: "unsafe-url",
	file: "fr.md",
	position: [1, 3],
	// A message shows control characters as a sign.
	message: `The address "${url.replace(/[\t\n]/g, "\ufffd")}" is not one that a page may link to.`,
	hint: "write an address that starts with https://, mailto: or /",
});

/** Written in Markdown, and as the parser reads it. */
const unsafe = [
	["javascript:alert(1)", "javascript:alert(1)"],
	["JaVaScRiPt:alert(1)", "JaVaScRiPt:alert(1)"],
	["<javascript:alert(1)>", "javascript:alert(1)"],
	["javascript&colon;alert(1)", "javascript:alert(1)"],
	["&#106;avascript:alert(1)", "javascript:alert(1)"],
	["<java&#9;script:alert(1)>", "java\tscript:alert(1)"],
	["<java&#10;script:alert(1)>", "java\nscript:alert(1)"],
	["<&#32;javascript:alert(1)>", " javascript:alert(1)"],
	["vbscript:msgbox(1)", "vbscript:msgbox(1)"],
	["data:text/html,x", "data:text/html,x"],
	["DATA:image/svg+xml,x", "DATA:image/svg+xml,x"],
	["blob:https://host/x", "blob:https://host/x"],
	["file:///etc/passwd", "file:///etc/passwd"],
	["ftp://host/x", "ftp://host/x"],
	["tel:112", "tel:112"],
	["//host/x", "//host/x"],
	["/\\\\host", "/\\host"],
	["\\\\\\\\host", "\\\\host"],
	["</&#9;/host>", "/\t/host"],
	["</&#10;/host>", "/\n/host"],
	["</a b>", "/a b"],
	["<https://ho st>", "https://ho st"],
	["https:host", "https:host"],
] as const;

test.each(unsafe)("a link to %j is refused (R16.1)", (written, read) => {
	expect(findingsOf(`- [a](${written})`)).toEqual([refused(read)]);
});

test.each(unsafe)("a picture from %j is refused (R16.1)", (written, read) => {
	expect(findingsOf(`- ![a](${written})`)).toEqual([refused(read)]);
});

test.each(unsafe)("a reference to %j is refused (R16.1)", (written, read) => {
	expect(findingsOf(`  [a]: ${written}\n\n[a]`)).toEqual([refused(read)]);
});

const elsewhere = { code: "unsafe-url", file: "fr.md", hint: "add it to images/ and write /images/…" };

test.each([
	["mailto:a@b", 'The address "mailto:a@b" is not that of a picture.'],
	["#eau", 'The address "#eau" is not that of a picture.'],
	["https://host.example/x.png", "The picture https://host.example/x.png is on another host."],
	["HTTPS://host.example/x.png", "The picture HTTPS://host.example/x.png is on another host."],
])("%s is accepted as a link, but not as a picture, inline or by reference (R16.1)", (url, message) => {
	expect(findingsOf(`- ![a](${url})`)).toEqual([{ ...elsewhere, message, position: [1, 3] }]);
	expect(findingsOf(`- ![a][b]\n\n[b]: ${url}`)).toEqual([{ ...elsewhere, message, position: [1, 3] }]);
	expect(findingsOf(`- [a][b]\n\n[b]: ${url}`)).toEqual([]);
});

test("the hint for an unencrypted address suggests https (R16.1)", () => {
	expect(findingsOf("- [a](HTTP://host/x)")).toEqual([
		{
			code: "unsafe-url",
			file: "fr.md",
			position: [1, 3],
			message: 'The address "HTTP://host/x" is not encrypted.',
			hint: 'write "https://host/x"',
		},
	]);
});

test("an autolink is checked like any other address (R16.1)", () => {
	expect(findingsOf("- <javascript:alert(1)>")).toEqual([refused("javascript:alert(1)")]);
});

test.each(["", "#"])("a link to %j is reported as one without an address (R18.6)", (url) => {
	expect(findingsOf(`- [a](<${url}>)`)).toEqual([
		{
			code: "relative-link",
			file: "fr.md",
			position: [1, 3],
			message: "The link has no address.",
			hint: "write it between the parentheses: [words](address)",
		},
	]);
});

test.each([
	["about", "/about"],
	["./about", "/about"],
	["../../blog/x", "/blog/x"],
	["images/a.png", "/images/a.png"],
	["?a=b", "/?a=b"],
	["(/about)", "/about"],
])("the address %j is reported for its missing slash (R16.1)", (url, mended) => {
	expect(findingsOf(`- [a](<${url}>)`)).toEqual([
		{
			code: "relative-link",
			file: "fr.md",
			position: [1, 3],
			message: `The address "${url}" does not start with a slash.`,
			hint: `write "${mended}"`,
		},
	]);
});

test.each([
	"/",
	"/blog",
	"/fiches-plantes#pothos",
	"/fiches-plantes?light=low",
	"#eau",
	"https://pousse.example/x?y=1#z",
	"HTTPS://pousse.example",
	"mailto:bonjour@pousse.example",
])("a link to %s is accepted (R16.1)", (url) => {
	expect(findingsOf(`[a](${url})`)).toEqual([]);
});

test("a control character before a scheme does not hide it (R16.1)", () => {
	expect(findingsOf("- [a](<&#1;javascript:alert(1)>)").map(({ code, position }) => ({ code, position }))).toEqual([
		{ code: "relative-link", position: [1, 3] },
	]);
});

const inFields = [
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"http://host",
	"//host",
	"/\\host",
];

test("a menu item may not have an unsafe address (R16.1)", async () => {
	const workspace = createWorkspace(join(root, "content"));
	const lines = inFields.map((url) => `  - { to: ${JSON.stringify(url)}, label: nav.about }\n`);
	const before = workspace.read("navigation.yaml");
	workspace.write("navigation.yaml", before + lines.join(""));
	const first = before.split("\n").length;
	expect((await workspace.compile()).diagnostics.map(({ file, position }) => [file, position])).toEqual(
		lines.map((_, index) => ["navigation.yaml", [first + index, 11]]),
	);
});

test("a redirect may not have an unsafe address (R16.1)", async () => {
	const workspace = createWorkspace(join(root, "content"));
	const lines = inFields.map((url, index) => `- from: /old-${index}\n  to: ${JSON.stringify(url)}\n  reason: Test\n`);
	const before = workspace.read("redirects.yaml");
	workspace.write("redirects.yaml", before + lines.join(""));
	const first = before.split("\n").length;
	expect((await workspace.compile()).diagnostics.map(({ file, position }) => [file, position])).toEqual(
		lines.map((_, index) => ["redirects.yaml", [first + index * 3 + 1, 7]]),
	);
});

test("an article's button may not have an unsafe address (R16.1)", async () => {
	const workspace = createWorkspace(join(root, "content"));
	const texts = ["ficus-lyrata", "monstera-albo-guide"].flatMap((slug) => langs.map((lang) => `articles/${slug}/${lang}.md`));
	const changed = inFields.map((url, index) => {
		const file = texts[index] ?? "";
		workspace.edit(file, /^ {4}to: .*$/m, `    to: ${JSON.stringify(url)}`);
		return file;
	});
	const { diagnostics } = await workspace.compile();
	// That a French text changed makes its translations old, which is a warning.
	expect(diagnostics.filter(isError).map(({ file }) => file)).toEqual(changed.sort());
});

test.each([
	["http://localhost:4173/fr/blog", "/blog"],
	["https://localhost/de/guides/hydroponie#material", "/guides/hydroponie#material"],
	["http://127.0.0.1:5173/?lang=fr", "/"],
	["http://[::1]:4173", "/"],
])("the address %s of a preview is named as such, with the path to write (R18.6)", (url, path) => {
	expect(findingsOf(`[x](${url})`).map(({ code, message, hint }) => [code, message, hint])).toEqual([
		["unsafe-url", `The address "${url}" leads to your own machine, and to nothing on others.`, `write "${path}"`],
	]);
});

test("a host whose name only begins like that of this machine is one of the network (R18.6)", () => {
	expect(findingsOf("[x](https://localhost.example.org/fr)")).toEqual([]);
});
