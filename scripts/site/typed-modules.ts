import { defaultLang } from "#schemas/shared/languages.ts";
import { uiPlaceholderPattern, withoutForm } from "#schemas/shared/plural-forms.ts";
import { kinds } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";

/**
 * Generated TypeScript about this content: types of what exists, so that code that names a page or a term does not compile any more
 * once that is renamed or removed.
 */
export function typedModules(site: Site): Artifact[] {
	const module = (name: string, lines: string[]): Artifact => ({
		destination: "types",
		file: `${name}.ts`,
		contents: `// Generated from the content. Edit that instead.\n${lines.join("\n")}\n`,
	});
	const slugsOf = (name: string) => site.entries.filter(({ kind }) => kind === name).map(({ slug }) => slug);
	return [
		module("routes", [
			"/** The path of a page. */",
			`export type RoutePath = ${union([...new Set(site.routes.map(({ path }) => path))])};`,
		]),
		module("slugs", [
			"/** The slugs of each kind of content. */",
			...members(
				"Slugs",
				kinds.map(({ name }) => [name, slugsOf(name)]),
			),
		]),
		module("terms", [
			"/** The ids of each vocabulary. */",
			...members(
				"Terms",
				Object.entries(site.terms).map(([vocabulary, ids]) => [vocabulary, Object.keys(ids)]),
			),
		]),
		module("ui-strings", [
			"/** Each interface string with the placeholders that it holds. */",
			"export type UiPlaceholders = {",
			...placeholderMembers(site.strings[defaultLang]),
			"};",
			"",
			"/** Key of an interface string, as used in code. */",
			"export type UiKey = keyof UiPlaceholders;",
		]),
	];
}

/** Members of an object type: each key in code, with the placeholders of its texts, and `count` if it has plural forms. */
function placeholderMembers(strings: Readonly<Record<string, string>>): string[] {
	const byKey = new Map<string, string[]>();
	for (const [name, text] of Object.entries(strings)) {
		const key = withoutForm(name);
		const placeholders = [...text.matchAll(uiPlaceholderPattern)].map(([written]) => written.replace(/[{}\s]/g, ""));
		byKey.set(key, [...(byKey.get(key) ?? []), ...placeholders, ...(name === key ? [] : ["count"])]);
	}
	return [...byKey].map(([key, placeholders]) => `\t${JSON.stringify(key)}: ${union([...new Set(placeholders)])};`);
}

/** A type with a union for each name. */
function members(type: string, unions: readonly (readonly [name: string, members: readonly string[]])[]): string[] {
	return [`export type ${type} = {`, ...unions.map(([name, each]) => `\t${JSON.stringify(name)}: ${union(each)};`), "};"];
}

function union(names: readonly string[]): string {
	return names.length === 0 ? "never" : names.map((name) => JSON.stringify(name)).join(" | ");
}
