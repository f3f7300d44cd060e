import { pluralKeys, type UiKey, uiKeys } from "#schemas/content/ui-strings.ts";
import { defaultLang, langs } from "#schemas/shared/languages.ts";
import { pickStrings, uiPlaceholderPattern } from "#schemas/shared/plural-forms.ts";
import { kinds } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";

/**
 * Generated TypeScript about this content, for the app's compiler: unions of what exists, so that renaming a page or removing a
 * term breaks the code that refers to it. Types only, except for the catalogue, and the app imports types only.
 */
export function typedModules(site: Site): Artifact[] {
	const module = (name: string, lines: string[]): Artifact => ({
		destination: "types",
		file: `${name}.ts`,
		contents: `// Generated from the content. Edit that instead.\n${lines.join("\n")}\n`,
	});
	const paths = [...new Set(site.routes.map(({ path }) => path))];
	return [
		module("languages", [`export type Lang = ${union(langs)};`, `export type DefaultLang = ${union([defaultLang])};`]),
		module("routes", [
			`export type RoutePath = ${union(paths)};`,
			`export type RedirectPath = ${union(site.redirects.map(({ from }) => from))};`,
		]),
		module(
			"slugs",
			kinds.map(
				({ name }) =>
					`export type ${pascal(name)}Slug = ${union(site.entries.filter(({ kind }) => kind === name).map(({ slug }) => slug))};`,
			),
		),
		module(
			"terms",
			Object.entries(site.terms).map(([vocabulary, ids]) => `export type ${pascal(vocabulary)} = ${union(Object.keys(ids))};`),
		),
		module("ui-strings", [
			"/** Each interface string with the placeholders that it holds. */",
			"export type UiPlaceholders = {",
			...uiKeys.map((key) => `\t${JSON.stringify(key)}: ${union(placeholdersOf(key, site.strings[defaultLang]))};`),
			"};",
		]),
		module("catalogue", [
			"/** Facts of every plant, as facts.yaml has them. */",
			`export const catalogue = ${JSON.stringify(
				site.entries.filter(({ kind }) => kind === "plant").map(({ slug, facts }) => ({ slug, ...facts })),
				null,
				"\t",
			)} as const;`,
		]),
	];
}

/** The values that a string requires: the placeholders of its forms, and the number that selects the form. */
function placeholdersOf(key: UiKey, strings: Record<string, string>): string[] {
	const texts = Object.values(pickStrings(strings, [key]));
	const names = texts.flatMap((text) =>
		[...text.matchAll(uiPlaceholderPattern)].map(([written]) => written.replace(/[{}\s]/g, "")),
	);
	return [...new Set([...names, ...(pluralKeys.has(key) ? ["count"] : [])])];
}

function union(names: readonly string[]): string {
	return names.length === 0 ? "never" : names.map((name) => JSON.stringify(name)).join(" | ");
}

function pascal(name: string): string {
	return name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
