import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sources } from "#schemas/content/site-config.ts";
import { sheetEnding, titleRoom } from "#schemas/pages/title-tag.ts";
import { langs } from "#schemas/shared/languages.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { kinds } from "../../kinds/kinds.ts";
import { findOwnSource } from "../../kinds/plant/draft-plant.ts";
import { createNames } from "../../messages/names.ts";
import { createTranslate } from "../../messages/translate.ts";
import { readYaml } from "./read-yaml.ts";
import type { Choices } from "./stub.ts";

function slugsIn(folder: string): string[] {
	return existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, "facts.yaml"))) : [];
}

/** Reads from a content folder the values that a stub for an entry named `slug` may use. Its comments are in `lang`. */
export function readChoices(contentDir: string, slug: string, lang: ProgramLang): Choices {
	const terms = join(contentDir, "terms");
	const names = existsSync(terms) ? readdirSync(terms).filter((name) => name.endsWith(".yaml")) : [];
	return {
		terms: Object.fromEntries(
			names.map((name) => [name.replace(/\.yaml$/, ""), Object.keys(readYaml(contentDir, `terms/${name}`))]),
		),
		slugs: Object.fromEntries(kinds.map(({ name, folder }) => [name, slugsIn(join(contentDir, folder))])),
		slug,
		freeNumber: () => freeNumber(contentDir),
		today: new Date().toISOString().slice(0, 10),
		ownSource: findOwnSource(sources.safeParse(readYaml(contentDir, "sources.yaml")).data ?? {}),
		titleMax: titleMax(contentDir),
		names: createNames(lang),
		translate: createTranslate(lang),
	};
}

/** One more than the highest number used in facts. */
function freeNumber(contentDir: string): number {
	const numbers = kinds.flatMap(({ folder }) =>
		slugsIn(join(contentDir, folder)).map((slug) =>
			Number(/^number: *(\d+)/m.exec(readFileSync(join(contentDir, folder, slug, "facts.yaml"), "utf8"))?.[1] ?? 0),
		),
	);
	return Math.max(0, ...numbers) + 1;
}

/** Maximum length of a page title in any language: sheet titles have the longest suffix. */
function titleMax(contentDir: string): number {
	const site = { name: readWord(contentDir, "site.yaml", "name") };
	const endings = langs.map((lang) => sheetEnding({ site, string: (key) => readWord(contentDir, `ui/${lang}.yaml`, key) }));
	return Math.min(...endings.map(titleRoom));
}

/** The value of a key in a YAML file; the key itself if there is none. */
function readWord(contentDir: string, file: string, key: string): string {
	const value = Object.entries(readYaml(contentDir, file)).find(([name]) => name === key)?.[1];
	return typeof value === "string" ? value : key;
}
