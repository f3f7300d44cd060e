import type * as z from "zod";
import { openPlants } from "#schemas/content/plant/open-data.ts";
import { jsonFeed, routeList, webManifest } from "#schemas/pages/machine-files.ts";
import { langs } from "#schemas/shared/languages.ts";
import { webManifestPath } from "#schemas/shared/offline.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { jsonFeedPath } from "#schemas/shared/url.ts";
import { compileJsonSchema, publishedSchema } from "../report/json-schema.ts";
import { openDataPaths } from "../site/open-data.ts";
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
export function checkMachineFiles(files: readonly StoredFile[], store: Store, codeHash: string): void {
	const validatorOf = onceEach((shape: z.ZodType) => compileJsonSchema(publishedSchema(shape)));
	for (const { file, hash } of files) {
		const shape = shapes[file];
		if (!shape) continue;
		const faults = store.memo(`machine file ${codeHash} ${file} ${hash}`, () => {
			const json = store.objects.read(hash)?.toString("utf8") ?? "";
			return validatorOf(shape)(JSON.parse(json));
		});
		if (faults.length > 0) throw new Error(`${file} does not match its schema: ${faults.join("; ")}`);
	}
}
