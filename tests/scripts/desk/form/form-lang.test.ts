import { expect, test } from "vitest";
import { chooseFormLang } from "#scripts/desk/form/form-lang.ts";
import { createWorkspace } from "../../../support/workspace.ts";

test.each([
	["--lang, whatever else is asked for", "fr", "en", "en-US,en", "fr"],
	["the site’s choice before the browser’s", undefined, "fr", "en-US,en", "fr"],
	["the first of the browser’s that the program speaks", undefined, undefined, "es-ES,fr;q=0.8,en;q=0.5", "fr"],
	["that of the environment where the browser asks for others", undefined, undefined, "es,de;q=0.8", "en"],
] as const)("the form speaks %s (R17.8)", (_, given, ofSite, browser, spoken) => {
	const workspace = createWorkspace();
	if (ofSite) workspace.write("site.yaml", `${workspace.read("site.yaml")}editorLang: ${ofSite}\n`);
	expect(chooseFormLang(workspace.dir, { given, lang: "en" }, browser)).toBe(spoken);
});

test("the form speaks as the site’s settings say, where another line of them cannot be read (R17.8, R16.2)", () => {
	const workspace = createWorkspace();
	workspace.write("site.yaml", `editorLang: fr\n${workspace.read("site.yaml")}note: *gras*\n`);
	expect(chooseFormLang(workspace.dir, { given: undefined, lang: "en" })).toBe("fr");
});
