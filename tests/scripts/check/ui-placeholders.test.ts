import { expect, test } from "vitest";
import { createWorkspace } from "../../support/workspace.ts";

/** Writes lines of the interface anew, by their keys, and gives what the check then says. */
async function findingsOf(lines: Record<string, string>, lang = "en"): Promise<string[]> {
	const workspace = createWorkspace();
	const file = `ui/${lang}.yaml`;
	const write = (text: string, [key, value]: [string, string]) =>
		text.replace(new RegExp(`^${key}: .*$`, "m"), () => `${key}: ${JSON.stringify(value)}`);
	workspace.write(file, Object.entries(lines).reduce(write, workspace.read(file)));
	return (await workspace.findings()).map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
}

test("a plural form used for a single number may omit the number (R17.5)", async () => {
	expect(await findingsOf({ "finder.out_one": "One plant ruled out" })).toEqual([]);
});

test("the French singular needs the number, since it is used for zero too (R17.5)", async () => {
	expect(await findingsOf({ "finder.out_one": "une plante écartée" }, "fr")).toEqual([
		"placeholder-mismatch: finder.out_one lacks {{count}}, which finder.out_other has in French. write {{count}} where it belongs",
	]);
});

test("every form has the other placeholders, in the original too (R17.5)", async () => {
	expect(await findingsOf({ "filters.found_many": "{{count}} de résultats" }, "fr")).toEqual([
		"placeholder-mismatch: filters.found_many lacks {{total}}, which filters.found_other has in French. write {{total}} where it belongs",
	]);
	expect(await findingsOf({ "filters.found_one": "Showing 1 of {{total}} in {{where}}" })).toEqual([
		"placeholder-mismatch: filters.found_one contains {{where}} once more than filters.found_other in French. remove {{where}}, or write the text of the French string",
	]);
});

test.each(["{author}", "{{author}", "{author}}"])("%s is reported once, with the right name (R17.5)", async (written) => {
	expect(await findingsOf({ "article.by": `By ${written}` })).toEqual([
		`placeholder-mismatch: article.by contains ${written}, but a placeholder needs two braces on either side. write {{author}}`,
	]);
	expect(await findingsOf({ "article.by": `Texte\u00a0: ${written}` }, "fr")).toEqual([
		`placeholder-mismatch: article.by contains ${written}, but a placeholder needs two braces on either side. write {{author}}`,
	]);
});

test("a placeholder with a format or prefix is not one that the code fills (R17.5)", async () => {
	expect(await findingsOf({ "article.by": "By {{author, uppercase}}" })).toEqual([
		"placeholder-mismatch: article.by contains {{author, uppercase}}, where the other languages and forms have {{author}}. write {{author}}",
	]);
});

test("spaces inside the braces change nothing (R17.5)", async () => {
	expect(await findingsOf({ "article.by": "By {{ author }}" })).toEqual([]);
});
