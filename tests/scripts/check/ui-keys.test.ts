import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { createWorkspace } from "../../support/workspace.ts";

/** Changes files of the interface, and gives what the check then says of them, each with the key of its line. */
async function findingsOf(langs: readonly string[], change: (text: string) => string): Promise<string[]> {
	const workspace = createWorkspace();
	for (const lang of langs) workspace.write(`ui/${lang}.yaml`, change(workspace.read(`ui/${lang}.yaml`)));
	return (await workspace.findings()).map(({ file, code, message, hint, position }) => {
		const line = workspace.read(file).split("\n")[(position?.[0] ?? 0) - 1];
		return `${line?.split(":")[0] ?? "whole file"}: ${code}: ${message} ${hint}`;
	});
}

const without = (key: string) => (text: string) => text.replace(new RegExp(`^${key}: .*\n`, "m"), "");

test.each(["fr", "es"])("in %s a form for millions is required (R17.5)", async (lang) => {
	expect(await findingsOf([lang], without("finder.out_many"))).toEqual([
		`finder.out_other: missing-key: ui/${lang}.yaml lacks the key "finder.out_many". add the line finder.out_many: … for numbers such as 1000000, 2000000`,
	]);
});

test.each(["en", "de"])("in %s a form for millions is refused (R17.5)", async (lang) => {
	expect(await findingsOf([lang], (text) => `${text}finder.out_many: "{{count}}"\n`)).toEqual([
		`finder.out_many: extra-key: The language "${lang}" has no plural form "many", so "finder.out_many" is never shown. remove the line: the forms are finder.out_one, finder.out_other`,
	]);
});

test("a string without a number needs no plural forms, and none is reported missing (R17.5)", async () => {
	expect(await findingsOf(["en"], (text) => text.replace(/^nav\.home:/m, "nav.home_one:"))).toEqual([
		'nav.home_one: extra-key: The site has no interface string "nav.home_one". did you mean "nav.home"?',
	]);
});

test("a string missing from French alone is reported there, and not as surplus in the others (R2.4)", async () => {
	expect(await findingsOf(["fr"], without("hero.title"))).toEqual([
		'hero.subtitle: missing-key: ui/fr.yaml lacks the key "hero.title". add the line hero.title: …',
	]);
});

test("a key misspelt in French is one finding (R2.4)", async () => {
	expect(await findingsOf(["fr"], (text) => text.replace(/^hero\.title:/m, "hero.titlle:"))).toEqual([
		'hero.titlle: extra-key: The site has no interface string "hero.titlle". did you mean "hero.title"?',
	]);
});

test("a key that only one translation has is reported as surplus (R2.4)", async () => {
	expect(await findingsOf(["en"], (text) => `${text}contact: Contact\n`)).toEqual([
		'contact: extra-key: The site has no interface string "contact". remove the line',
	]);
});

test("a string missing from all files is reported when the site needs it (R2.4)", async () => {
	expect(await findingsOf(langs, without("nav.tabMore"))).toEqual([
		'whole file: missing-key: ui/fr.yaml lacks the key "nav.tabMore". add the line nav.tabMore: …',
	]);
});
