import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import { constants } from "#schemas/shared/constants.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { partPath } from "#schemas/shared/paging.ts";
import { defaultContentDir } from "#scripts/project.ts";

const folder = join(defaultContentDir, "plants");

/** The plants of the project's content. */
export const catalogue = readdirSync(folder).sort();

/** Plants with a page of their own in a layout. */
export const withSheet = onceEach((layout: NonNullable<PlantFacts["sheet"]>) =>
	catalogue.filter((slug) => {
		const facts: Pick<PlantFacts, "sheet"> = parse(readFileSync(join(folder, slug, "facts.yaml"), "utf8"));
		return facts.sheet === layout;
	}),
);

/** Paths of the pages that hold the care of all plants. */
export const carePages = Array.from({ length: Math.ceil(catalogue.length / constants.listPages["plant-care"]) }, (_, index) =>
	partPath("/entretien", index + 1),
);
