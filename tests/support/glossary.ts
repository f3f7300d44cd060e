import { langs } from "#schemas/shared/languages.ts";
import type { Workspace } from "./workspace.ts";

/** Adds to a small site the page of the glossary. */
export function withGlossary(workspace: Workspace): Workspace {
	workspace.write("pages/glossaire/facts.yaml", `${workspace.read("pages/about/facts.yaml")}glossary: true\nfound: true\n`);
	for (const lang of langs)
		workspace.write(
			`pages/glossaire/${lang}.md`,
			workspace
				.read(`pages/about/${lang}.md`)
				.replace(/^title: .*$/m, "title: Aloe")
				.replace(/^(metaDescription: ).*$/m, "$1Aloe, noeud.")
				.replace(/^translated: .*\n/m, ""),
		);
	return workspace;
}
