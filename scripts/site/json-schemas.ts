import * as z from "zod";
import { calendar } from "#schemas/content/calendar.ts";
import { credit } from "#schemas/content/credit.ts";
import { diagnosis } from "#schemas/content/diagnosis.ts";
import { safety } from "#schemas/content/safety.ts";
import { navigation, redirects, siteConfig, sources, vocabulary } from "#schemas/content/site-config.ts";
import { uiString } from "#schemas/content/ui-strings.ts";
import { wording } from "#schemas/content/wording.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { keysInCode, keysInFile } from "#schemas/shared/plural-forms.ts";
import { programLangFor } from "#schemas/shared/program-langs.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { kinds } from "../kinds/kinds.ts";
import { createNames, type Names } from "../messages/names.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";

type Json = z.core.JSONSchema.BaseSchema;

/**
 * One JSON Schema per kind of file, generated from the shapes that the check uses. References become enumerations of the existing
 * ids, so that editors can complete them. Descriptions of fields are in the language set in `site.yaml`. `.vscode/settings.json`
 * assigns the schemas to files.
 */
export function jsonSchemas(site: Site): Artifact[] {
	const shapes: Record<string, z.ZodType> = {
		site: siteConfig,
		navigation,
		redirects,
		sources,
		safety,
		diagnosis,
		calendar,
		terms: vocabulary,
		wording,
		...Object.fromEntries(langs.map((lang) => [`ui-${lang}`, uiShape(lang, site)])),
		credit,
		...Object.fromEntries(
			kinds.flatMap(({ name, shape: { facts, text } }) => [
				[`${name}-facts`, facts],
				[`${name}-text`, text],
			]),
		),
	};
	const names = createNames(programLangFor(site.config.editorLang));
	return Object.entries(shapes).map(([name, shape]) => ({
		destination: "schemas",
		file: `${name}.json`,
		contents: `${JSON.stringify(withChoices(z.toJSONSchema(shape, { io: "input" }), site, names), null, "\t")}\n`,
	}));
}

/** The file of a language: the strings of the French file, in the plural forms of the language. */
function uiShape(lang: Lang, site: Site): z.ZodType {
	const fields = [...uiKeysOf(site)].flatMap(([key, isPlural]) => {
		const note = [site.notes[key] ?? [], isPlural ? "one line for each plural form" : []].flat().join("; ");
		return keysInFile(key, isPlural, lang).map((name) => [name, uiString.describe(note)] as const);
	});
	return z.strictObject(Object.fromEntries(fields));
}

function uiKeysOf({ strings }: Site): Map<string, boolean> {
	return keysInCode(Object.keys(strings[defaultLang]));
}

/** Adds the known ids to every field that refers to one, and removes our own keywords, which editors do not support. */
function withChoices(node: Json, site: Site, names: Names): Json {
	const {
		"x-term": term,
		"x-slug": kind,
		"x-source": source,
		"x-partner": partner,
		"x-image": image,
		"x-ui-key": uiKey,
		...rest
	} = node;
	const choices = [
		...(typeof term === "string" ? Object.keys(site.terms[term] ?? {}) : []),
		...(typeof kind === "string" ? site.entries.filter((entry) => entry.kind === kind).map(({ slug }) => slug) : []),
		...(source !== undefined ? Object.keys(site.sources) : []),
		...(partner === true ? Object.keys(site.config.affiliate.partners ?? {}) : []),
		...(image === true ? site.images : []),
		...(uiKey === true ? uiKeysOf(site).keys() : []),
	];
	const plain = Object.fromEntries(
		Object.entries(rest)
			.filter(([key]) => !key.startsWith("x-"))
			.map(([key, value]) => [key, key === "properties" ? mapValues(value, site, names) : convert(key, value, site, names)]),
	);
	return choices.length > 0 ? { ...plain, enum: choices } : plain;
}

function convert(key: string, value: unknown, site: Site, names: Names): unknown {
	if (key === "description" && typeof value === "string") return names.field(value);
	return isRecord(value) ? withChoices(value, site, names) : value;
}

function mapValues(properties: unknown, site: Site, names: Names): unknown {
	if (!isRecord(properties)) return properties;
	return Object.fromEntries(
		Object.entries(properties).map(([key, value]) => [key, isRecord(value) ? withChoices(value, site, names) : value]),
	);
}
