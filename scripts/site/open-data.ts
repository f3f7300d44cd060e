import { type OpenPlants, openDataVersion, openPlants } from "#schemas/content/plant/open-data.ts";
import { contentLicence } from "#schemas/shared/content-licence.ts";
import { toCsv } from "#schemas/shared/csv.ts";
import { defaultLang, type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { openPlant, plantColumns } from "../kinds/plant/open-plant.ts";
import { publishedSchema } from "../report/json-schema.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";
import { isPlant } from "./complete-plant.ts";
import type { Locale } from "./localize.ts";

/** Addresses of the facts of all plants, published for reuse: no page loads these files. */
export const openDataPaths = {
	json: "/data/plants.json",
	csv: "/data/plants.csv",
	schema: "/data/plants.schema.json",
} as const;

/** The facts of all plants as JSON with its JSON Schema, and as CSV (RFC 4180). */
export function openData(site: Site, locales: Record<Lang, Locale>): Artifact[] {
	const { url, name } = site.config;
	const entries = site.entries.filter(isPlant);
	const plants = entries.map((entry) => {
		const { path } = locales[defaultLang].summary(entry);
		const names = perLanguage((lang) => locales[lang].summary(entry).title);
		return openPlant(entry, names, url + pinPath(path, defaultLang));
	});
	const named = new Set(plants.flatMap(({ sources }) => sources));
	const changes = entries.flatMap(({ facts }) => facts.updated ?? facts.published ?? []);
	const data: OpenPlants = {
		$schema: url + openDataPaths.schema,
		title: name,
		version: openDataVersion,
		modified: changes.sort().at(-1) ?? null,
		licence: contentLicence.id,
		licenceUrl: contentLicence.url,
		attribution: `${name}, ${url}`,
		url: url + openDataPaths.json,
		sources: Object.fromEntries(
			Object.entries(site.sources).flatMap(([key, { title, url: at }]) =>
				named.has(key) ? [[key, at === undefined ? { title } : { title, url: at }]] : [],
			),
		),
		plants,
	};
	const schema = publishedSchema(openPlants);
	const columns = plantColumns(langs);
	const rows = [Object.keys(columns), ...plants.map((plant) => Object.values(columns).map((read) => read(plant)))];
	const file = (path: string, contents: string): Artifact => ({ destination: "dist", file: path.slice(1), contents });
	return [
		file(openDataPaths.json, `${JSON.stringify(data, null, "\t")}\n`),
		file(openDataPaths.csv, toCsv(rows)),
		file(openDataPaths.schema, `${JSON.stringify({ ...schema, $id: url + openDataPaths.schema }, null, "\t")}\n`),
	];
}
