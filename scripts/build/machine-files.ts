import type * as z from "zod";
import { openPlants } from "#schemas/content/plant/open-data.ts";
import { jsonFeed, routeList, webManifest } from "#schemas/pages/machine-files.ts";
import { langs } from "#schemas/shared/languages.ts";
import { webManifestPath } from "#schemas/shared/offline.ts";
import { jsonFeedPath } from "#schemas/shared/url.ts";
import { openDataPaths } from "../site/open-data.ts";
import { publishedSchema } from "../site/published-schema.ts";
import { routesFile } from "../site/routes-manifest.ts";
import type { Store, StoredFile } from "../store/store.ts";

/** What the files for programs hold, by their path in the site. */
const shapes: Readonly<Record<string, z.ZodType>> = {
	[openDataPaths.json.slice(1)]: openPlants,
	[routesFile]: routeList,
	[webManifestPath.slice(1)]: webManifest,
	...Object.fromEntries(langs.map((lang) => [jsonFeedPath(lang).slice(1), jsonFeed])),
};

/**
 * Validates the files that the site publishes for programs against their JSON Schemas, those that have changed since the last build.
 * Throws if one does not match: that is an error of the program.
 */
export async function checkMachineFiles(files: readonly StoredFile[], store: Store, codeHash: string): Promise<void> {
	for (const { file, hash } of files) {
		const shape = shapes[file];
		if (!shape) continue;
		const faults = await store.memoAsync(`machine file ${codeHash} ${file} ${hash}`, () => {
			const json = store.objects.read(hash)?.toString("utf8") ?? "";
			return findFaults(JSON.parse(json), shape);
		});
		if (faults.length > 0) throw new Error(`${file} does not match its schema: ${faults.join("; ")}`);
	}
}

/** Where a value does not match the JSON Schema of a shape, and why. */
export async function findFaults(value: unknown, shape: z.ZodType): Promise<string[]> {
	// Loaded on demand, since these files rarely change.
	const { Ajv2020 } = await import("ajv/dist/2020.js");
	const { fullFormats } = await import("ajv-formats/dist/formats.js");
	const ajv = new Ajv2020({ allErrors: true, formats: fullFormats });
	const isValid = ajv.compile(publishedSchema(shape));
	if (isValid(value)) return [];
	return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath || "its top"} ${message}`);
}
