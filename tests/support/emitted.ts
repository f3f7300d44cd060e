import { inject } from "vitest";
import type { Template } from "#schemas/page-data.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import type { UnitSystem } from "#schemas/spec/units.ts";
import { compile } from "#scripts/pipeline/compile.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { openCache } from "#scripts/store/cache.ts";
import { findPage } from "./find-page.ts";

const compiled = await compile({
	contentDir: defaultContentDir,
	cache: openCache(inject("knownParts"), "parts"),
	codeHashes: { pipeline: "test", drawings: "test" },
});
if (!compiled.emitted) throw new Error("the content has faults; npm run check names them");

/** What the content of the project compiles to, for tests that read its pages without a browser. */
export const { emitted } = compiled;

/** The page at a path of the project's content, which must have that look. */
export function pageAt<Name extends Template>(template: Name, path: string, lang: Lang, units?: UnitSystem) {
	return findPage(emitted, template, path, lang, units);
}

/** Every path with every language, as rows of a table of tests. */
export function inEveryLang<Path extends string>(paths: readonly Path[]): [path: Path, lang: Lang][] {
	return paths.flatMap((path) => langs.map((lang): [Path, Lang] => [path, lang]));
}
