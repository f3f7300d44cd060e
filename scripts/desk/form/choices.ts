import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, visit } from "yaml";
import { licenceIds } from "#schemas/content/credit.ts";
import type { Choice, Choices, EditedEntry } from "#schemas/content/edit.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { isLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { hasTodo } from "../../content/passages/has-todo.ts";
import { showText } from "../../content/read/decode-text.ts";
import { kinds } from "../../kinds/kinds.ts";
import type { SitePlan } from "../../types/site.ts";
import { yamlOf } from "./content-text.ts";
import { readRegular } from "./inside.ts";
import { findEntryFiles, pathOfFile } from "./open-entry.ts";

/** Every entry of the content with its name in each language. Files that cannot be read yield no names. */
export function listEntries(contentDir: string): EditedEntry[] {
	return kinds.flatMap(({ name, folder, shape }) =>
		namesIn(join(contentDir, folder), true).map((slug) => {
			const texts = langs.map((lang) => {
				const file = `${folder}/${slug}/${lang}.${shape.extension}`;
				return [lang, readFields(contentDir, file)] as const;
			});
			return {
				...{ kind: name, folder, slug },
				labels: Object.fromEntries(texts.flatMap(([lang, fields]) => (fields ? [[lang, nameIn(fields) ?? slug]] : []))),
				missing: texts.filter(([, fields]) => fields === null).map(([lang]) => lang),
				isDraft: ["facts.yaml", ...langs.map((lang) => `${lang}.${shape.extension}`)].some((file) =>
					hasTodo(readText(contentDir, `${folder}/${slug}/${file}`) ?? ""),
				),
			};
		}),
	);
}

/** What the form calls the kind of a file that belongs to no entry. */
export const fileOfSite = "file";

/** The files of the content that belong to no entry, such as `site.yaml` and `terms/light.yaml`. */
export function listFilesOfSite(contentDir: string): EditedEntry[] {
	const files = ["", "terms/", "ui/"].flatMap((folder) => namesIn(join(contentDir, folder), false).map((name) => folder + name));
	return files.flatMap((file) => {
		const found = findEntryFiles(pathOfFile(file));
		if (!found || found.files[0]?.file !== file) return [];
		return [{ kind: fileOfSite, folder: found.folder, slug: found.slug, labels: everywhere(file), missing: [], isDraft: false }];
	});
}

/** Values that reference fields may take, from the current content; page addresses come from the last site without errors. */
export function findChoices(contentDir: string, entries: readonly EditedEntry[], plan: SitePlan | null): Choices {
	return {
		terms: Object.fromEntries(
			namesIn(join(contentDir, "terms"), false)
				.filter((name) => name.endsWith(".yaml"))
				.map((name) => [name.slice(0, -".yaml".length), labelled(readFields(contentDir, `terms/${name}`) ?? {})]),
		),
		slugs: Object.fromEntries(
			kinds.map(({ name }) => [
				name,
				entries.filter(({ kind }) => kind === name).map(({ slug, labels }) => ({ value: slug, labels })),
			]),
		),
		sources: keyed(readFields(contentDir, "sources.yaml"), "title"),
		partners: keyed(fieldOf(fieldOf(readFields(contentDir, "site.yaml"), "affiliate"), "partners"), "name"),
		images: namesIn(join(contentDir, "images"), false)
			.filter((name) => !name.endsWith(".yaml"))
			.map((value) => ({ value, labels: {} })),
		links: linksIn(plan),
		licences: licenceIds.map((value) => ({ value, labels: {} })),
	};
}

/** Names of the folders, or files, in a folder that may not exist. */
function namesIn(dir: string, folders: boolean): string[] {
	try {
		return readdirSync(dir, { withFileTypes: true })
			.filter((item) => (folders ? item.isDirectory() : item.isFile()) && !item.name.startsWith("."))
			.map(({ name }) => name)
			.sort();
	} catch {
		return [];
	}
}

/** Fields of a file, as far as they can be parsed; null if the file does not exist. */
export function readFields(contentDir: string, file: string): Record<string, unknown> | null {
	const text = readText(contentDir, file);
	if (text === null) return null;
	const document = parseDocument(yamlOf(file, text), { logLevel: "error" });
	// Markdown such as `*bold*` reads as an alias, which the check refuses; it would end the conversion with an error.
	visit(document, { Alias: () => visit.REMOVE });
	const data: unknown = document.toJS();
	return isRecord(data) ? data : {};
}

/** The text of a file; null if it does not exist. */
function readText(contentDir: string, file: string): string | null {
	const bytes = readRegular(contentDir, file);
	return bytes === null ? null : showText(bytes);
}

function nameIn(fields: Record<string, unknown>): string | undefined {
	return textOf(fields, "name") ?? textOf(fields, "title");
}

function labelled(vocabulary: Record<string, unknown>): Choice[] {
	return Object.entries(vocabulary).map(([value, labels]) => ({
		value,
		labels: Object.fromEntries(
			Object.entries(isRecord(labels) ? labels : {}).filter(([lang, label]) => isLang(lang) && typeof label === "string"),
		),
	}));
}

/** Keys of a map, each labelled with one of its fields. */
function keyed(map: unknown, name: string): Choice[] {
	return Object.entries(isRecord(map) ? map : {}).map(([value, item]) => ({
		value,
		labels: everywhere(textOf(item, name) ?? value),
	}));
}

function fieldOf(value: unknown, key: string): unknown {
	return isRecord(value) ? value[key] : undefined;
}

function linksIn(plan: SitePlan | null): Choice[] {
	const links = new Map<string, Partial<Record<Lang, string>>>();
	for (const { path, lang, title } of plan?.pages ?? []) links.set(path, { ...links.get(path), [lang]: title() });
	return [...links].map(([value, labels]) => ({ value, labels })).sort((a, b) => byText(a.value, b.value));
}

function everywhere(label: string): Choice["labels"] {
	return Object.fromEntries(langs.map((lang) => [lang, label]));
}

function textOf(value: unknown, key: string): string | undefined {
	const text = fieldOf(value, key);
	return typeof text === "string" ? text : undefined;
}
