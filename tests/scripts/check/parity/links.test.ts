import { expect, test } from "vitest";
import { createWorkspace } from "../../../support/workspace.ts";

test("a translation that no longer cites a source of the original is reported, as are two that swap it (R18.7)", async () => {
	const workspace = createWorkspace();
	for (const lang of ["fr", "en", "es", "de"]) {
		const file = `guides/hydroponie/${lang}.md`;
		const source = { de: "Pousse", es: "[Pousse](#source-aspca)" }[lang] ?? "[Pousse](#source-pousse)";
		workspace.write(file, `${workspace.read(file)}\n${source}.\n`);
	}
	const found = (await workspace.findings()).filter(({ code }) => code === "link-mismatch");
	expect(found.map(({ file, message, hint }) => [file, message, hint])).toEqual([
		[
			"guides/hydroponie/de.md",
			"The link to #source-pousse is missing here, but present in French (line 23).",
			"write [words](#source-pousse) where it belongs",
		],
		[
			"guides/hydroponie/es.md",
			"The link leads to #source-aspca, but in French it leads to #source-pousse (line 23).",
			"write #source-pousse",
		],
	]);
});
