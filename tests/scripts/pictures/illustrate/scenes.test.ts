import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import type { SceneForm } from "#schemas/content/scene.ts";
import { drawScene } from "#scripts/pictures/illustrate/scene/draw-scene.ts";
import { defaultContentDir } from "#scripts/project.ts";

const factsIn = (folder: string) =>
	readdirSync(join(defaultContentDir, folder)).map((slug) => {
		const facts: unknown = parse(readFileSync(join(defaultContentDir, folder, slug, "facts.yaml"), "utf8"));
		return [slug, facts as { form?: PlantForm; scene?: SceneForm }] as const;
	});

const forms = Object.fromEntries(factsIn("plants").flatMap(([slug, { form }]) => (form ? [[slug, form]] : [])));
const scenes = ["articles", "guides", "pages"]
	.flatMap(factsIn)
	.flatMap(([slug, { scene }]) => (scene ? [[slug, scene] as const] : []));

test.each(scenes)("the scene of %s takes at most 8 KB in both themes (R15.1)", (_, scene) => {
	const { day, night } = drawScene(scene, forms);
	// Hosts compress SVG, by gzip at the worst; its files repeat themselves, so their own length says little.
	for (const svg of [day, night]) expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(8000);
});
