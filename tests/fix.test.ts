import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import { applyFixes } from "#scripts/report/fix.ts";
import { runHere } from "./support/command.ts";
import { createFaultySite, faults } from "./support/faults.ts";
import { createWorkspace, type Workspace } from "./support/workspace.ts";

/** The texts of the files with fixes, before and after all of them are made, and the fixes that are then still promised. */
async function mendAll(workspace: Workspace): Promise<{ texts: [before: string, after: string][]; left: Diagnostic[] }> {
	const before = new Map<string, string>();
	for (let round = 0; round < 10; round++) {
		const { diagnostics } = await workspace.compile();
		const own = diagnostics.filter(({ fix }) => fix);
		if (own.length === 0) break;
		for (const file of new Set(own.map((each) => each.file))) {
			const text = workspace.read(file);
			if (!before.has(file)) before.set(file, text);
			workspace.write(
				file,
				applyFixes(
					text,
					own.filter((each) => each.file === file),
				),
			);
		}
	}
	const { diagnostics } = await workspace.compile();
	return {
		texts: [...before].map(([file, text]) => [text, workspace.read(file)]),
		left: diagnostics.filter(({ fix }) => fix),
	};
}

/** Letters and digits, composed: a fix names each that it changes. */
const words = (text: string) => text.normalize("NFC").match(/[\p{L}\p{N}]/gu) ?? [];

/** Fixtures whose findings name what changes: an address, an escape sequence, a spelling. */
const renamed = ["avoided-term", "dead-link", "odd-character", "redirect-chain", "redirect-target", "wrong-language-link"];

test.each(faults)("R18.6 all fixes that the report on %s promises are made, and no word changes", async (code) => {
	const { texts, left } = await mendAll(createFaultySite(code));
	expect(left).toEqual([]);
	if (!renamed.includes(code)) for (const [before, after] of texts) expect(words(after)).toEqual(words(before));
});

test("R18.6 a second run of check --fix changes nothing", async () => {
	const workspace = createWorkspace();
	const file = "pages/about/en.md";
	const text = workspace.read(file);
	const [first = "", ...others] = text.split("\n\n");
	workspace.write(file, [first, 'Don"t water a cafe\u0301 pla\u00adnt.\u2028Wait.\n\n•\tpots\n•\tsoil', ...others].join("\n\n"));
	await runHere("check", ["--content", workspace.dir, "--fix"]);
	const mended = workspace.read(file);
	expect(mended).toContain("Don’t water a café plant. Wait.\n\n- pots\n- soil\n");
	const { stderr } = await runHere("check", ["--content", workspace.dir, "--fix"]);
	expect(stderr).toBe("");
	expect(workspace.read(file)).toBe(mended);
});

test.each([
	["fr", 'Il faut qu”il boive l"eau aujourd"hui.', "Il faut qu’il boive l’eau aujourd’hui."],
	["en", 'We don"t water it.', "We don’t water it."],
	["de", 'So geht"s.', "So geht’s."],
])("R18.6 in %s a double quote between two letters becomes an apostrophe", async (lang, typed, mended) => {
	const workspace = createWorkspace();
	const file = `pages/about/${lang}.md`;
	workspace.write(file, `${workspace.read(file)}\n${typed}\n`);
	await mendAll(workspace);
	expect(workspace.read(file)).toContain(mended);
});

test("R18.6 check --fix keeps the line ends and the byte order mark of a file", async () => {
	const workspace = createWorkspace();
	const file = "pages/about/en.md";
	const text = workspace.read(file).replaceAll("\n", "\r\n");
	workspace.write(file, `\ufeff${text}\r\nDon't wait.\r\n`);
	await runHere("check", ["--content", workspace.dir, "--fix"]);
	expect(workspace.read(file)).toBe(`\ufeff${text}\r\nDon’t wait.\r\n`);
});

test("R18.6 check --fix replaces a file whole: whoever has opened it reads the old text to its end", async () => {
	const workspace = createWorkspace();
	const file = "pages/about/en.md";
	const text = `${workspace.read(file)}\nDon't wait.\n`;
	workspace.write(file, text);
	const opened = openSync(join(workspace.dir, file), "r");
	await runHere("check", ["--content", workspace.dir, "--fix"]);
	expect(workspace.read(file)).toContain("Don’t wait.");
	expect(readFileSync(opened, "utf8")).toBe(text);
});
