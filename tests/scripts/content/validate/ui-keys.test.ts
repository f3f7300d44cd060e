import { expect, test } from "vitest";
import { inEnglish } from "../../../support/in-english.ts";
import { createWorkspace } from "../../../support/workspace.ts";

/** Changes a file of the interface, and gives what the check then says of it, with the lines. */
async function findingsOf(lang: string, change: (text: string) => string): Promise<string[]> {
	const workspace = createWorkspace();
	const file = `ui/${lang}.yaml`;
	workspace.write(file, change(workspace.read(file)));
	const { diagnostics } = await workspace.compile();
	const lines = workspace.read(file).split("\n");
	return inEnglish(diagnostics).map(
		({ code, message, hint, position }) => `${lines[(position?.[0] ?? 0) - 1]?.split(":")[0]}: ${code}: ${message} ${hint}`,
	);
}

const without = (key: string) => (text: string) => text.replace(new RegExp(`^${key}: .*\n`, "m"), "");

test.each(["fr", "es"])("R17.5 in %s a form for millions is asked for, beside the other forms", async (lang) => {
	expect(await findingsOf(lang, without("finder.out_many"))).toEqual([
		`finder.out_other: missing-key: ui/${lang}.yaml lacks the key "finder.out_many". add the line finder.out_many: … for numbers such as 1000000, 2000000`,
	]);
});

test.each(["en", "de"])("R17.5 in %s no form for millions may stand", async (lang) => {
	expect(await findingsOf(lang, (text) => `${text}finder.out_many: "{{count}}"\n`)).toEqual([
		`finder.out_many: extra-key: The language "${lang}" has no plural form "many", so "finder.out_many" is never shown. remove the line: the forms are finder.out_one, finder.out_other`,
	]);
});

test("R17.5 a string that has no number has no forms, and is not missed besides", async () => {
	expect(await findingsOf("en", (text) => text.replace(/^nav\.home:/m, "nav.home_one:"))).toEqual([
		'nav.home_one: extra-key: The site has no interface string "nav.home_one". did you mean "nav.home"?',
	]);
});
