import type { DraftMaterial } from "#schemas/pages/draft/material.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { draftMaterialPath } from "#schemas/shared/url.ts";
import { get } from "#src/data/browser.ts";
import type { Accepts } from "#src/data/get.ts";
import { loadModule } from "#src/data/load-module.ts";
import type { GeneratorParts, Preview } from "./generator-parts.ts";
import type { makeDraft } from "./make-draft.ts";

const isDraftMaterial: Accepts<DraftMaterial> = (data): data is DraftMaterial => isRecord(data);

/** Loads the generator. Throws if any part of it fails to load. */
export async function loadGenerator(loadPreview: () => Promise<Preview>): Promise<GeneratorParts> {
	const [material, { GeneratorForm }, make, Preview] = await Promise.all([
		get(draftMaterialPath, isDraftMaterial),
		loadModule(() => import("./GeneratorForm.tsx")),
		loadMakeDraft(),
		loadPreview(),
	]);
	return { material, Form: GeneratorForm, makeDraft: make, Preview };
}

/** Loads the build's schemas, and zod with them; no other part of the site does. */
async function loadMakeDraft(): Promise<typeof makeDraft> {
	const { forbidCompiling } = await loadModule(() => import("./jitless.ts"));
	forbidCompiling();
	return (await loadModule(() => import("./make-draft.ts"))).makeDraft;
}
