import { expect, test } from "vitest";
import { alignOffsets } from "#scripts/content/markdown/align.ts";
import { parseYaml } from "#scripts/content/parse/parse-yaml.ts";
import { indexLines } from "#scripts/report/line-index.ts";
import { createWorkspace } from "../../../support/workspace.ts";

/** Text before the link, the link, text behind it: each case says how YAML writes them. */
const styles: [style: string, yaml: string][] = [
	["plain", "a: Voir [là](/x) ou [ici](/y).\n"],
	["plain over two lines", "a: Voir\n  plus loin [là](/x)\n  ou [ici](/y).\n"],
	["plain over a blank line", "a: Voir\n\n  [là](/x)\n\n  ou [ici](/y).\n"],
	["single quotes", "a: 'Voir [là](/x) ou [ici](/y).'\n"],
	["single quotes with doubled ones", "a: 'L''eau, l''air : [là](/x), d''où [ici](/y).'\n"],
	["single quotes over two lines", "a: 'L''eau\n  et [là](/x)\n  ou [ici](/y).'\n"],
	["double quotes", 'a: "Voir [là](/x) ou [ici](/y)."\n'],
	["double quotes with escapes", 'a: "Dit \\"oui\\"\\t: [là](/x), \\u00e9t\\xe9 \\\\ [ici](/y)."\n'],
	["double quotes with a line end in words", 'a: "Un.\\n\\nDeux [là](/x), trois [ici](/y)."\n'],
	["double quotes over two lines", 'a: "Voir\n  [là](/x) \\\n  ou [ici](/y)."\n'],
	["a literal block", "a: |\n  Voir [là](/x)\n  ou [ici](/y).\n"],
	["a literal block without its last line end", "a: |-\n  Voir\n\n  [là](/x) ou [ici](/y).\n"],
	["a literal block with its own indentation", "a: |2\n    Voir [là](/x)\n  ou [ici](/y).\n"],
	["a folded block", "a: >\n  Voir [là](/x)\n  ou [ici](/y).\n"],
	["a folded block without its last line end", "a: >-\n  Voir\n  - [là](/x)\n  - ou [ici](/y).\n"],
	["a folded block with paragraphs", "a: >-\n  Un.\n\n  Deux [là](/x).\n\n  Trois [ici](/y).\n"],
	["a folded block with a comment behind its sign", "a: >- # note\n  Voir [là](/x) ou [ici](/y).\n"],
	["a list of flow style", 'a: ["Voir [là](/x) ou [ici](/y).", b]\n'],
	["signs of two units", "a: 🌱 Voir 🌿 [là](/x) ou 🍃 [ici](/y).\n"],
];

test.each(styles)("in %s, the offset of a link maps to the link in the file (R16.1)", (_, yaml) => {
	const { value, diagnostics } = parseYaml(yaml, "f.yaml", indexLines(yaml));
	expect(diagnostics).toEqual([]);
	const [[start, end] = [0, 0]] = Object.values(value.strings);
	const [text = ""] = Object.values(value.data ?? {})
		.flat()
		.map(String);
	const toSource = alignOffsets(text, yaml.slice(start, end));
	const followed = ["[là]", "[ici]"].map((link) => yaml.slice(start + toSource(text.indexOf(link))).slice(0, link.length));
	expect(followed).toEqual(["[là]", "[ici]"]);
});

test.each([
	["a list in a literal block", "a: |-\n  - un\n  - deux\n", 0, [2, 3]],
	["a list in a folded block", "a: >-\n  - un\n", 0, [2, 3]],
	["a second list line", "a: |-\n  - un\n  - deux\n", 5, [3, 3]],
])("the offset of %s maps to the character itself, not to an escape of YAML (R16.1)", (_, yaml, offset, position) => {
	const locate = indexLines(yaml);
	const { value } = parseYaml(yaml, "f.yaml", locate);
	const [start, end] = value.strings["/a"] ?? [0, 0];
	const text = String(Object.values(value.data ?? {})[0]);
	expect(locate(start + alignOffsets(text, yaml.slice(start, end))(offset))).toEqual(position);
});

test("offsets stay inside the source (R16.1)", () => {
	const [value, source] = ["abc déf", '"abc\\u0020d\\u00e9f"'];
	const toSource = alignOffsets(value, source);
	const offsets = Array.from({ length: value.length + 3 }, (_, offset) => toSource(offset));
	expect(offsets.every((offset, index) => offset >= (offsets[index - 1] ?? 0) && offset <= source.length)).toBe(true);
});

/** Ways to write the decor tip of a sheet, which is Markdown inside YAML, with the place of its dead link. */
test.each([
	["plain", "  decor: Voir [là](/nowhere).", [0, 15]],
	["single-quoted", "  decor: 'L''aloe, d''ici à [là](/nowhere).'", [0, 29]],
	["double-quoted", '  decor: "Dit \\"oui\\" : [là](/nowhere)."', [0, 25]],
	["literal", "  decor: |\n    Un.\n\n    Deux [là](/nowhere).", [3, 10]],
	["folded", "  decor: >-\n    Un\n    deux, trois\n    et [là](/nowhere).", [3, 8]],
] as const)("a dead link in a %s field is reported at the link (R16.1)", async (_, lines, [down, column]) => {
	const workspace = createWorkspace();
	const file = "plants/aloe-vera/en.yaml";
	const before = workspace.read(file).split("\n");
	const at = before.findIndex((line) => line.startsWith("  decor:"));
	const next = before.findIndex((line, index) => index > at && /^ {0,2}\S/.test(line));
	workspace.write(file, [...before.slice(0, at), lines, ...before.slice(next)].join("\n"));
	expect((await workspace.findings()).filter(({ code }) => code === "dead-link")).toEqual([
		{
			code: "dead-link",
			file,
			position: [at + 1 + down, column],
			message: 'The link "/nowhere" leads to a page that does not exist.',
			hint: "link to an existing page, or add a line to redirects.yaml",
		},
	]);
});
