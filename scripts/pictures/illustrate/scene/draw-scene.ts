import type { PlantForm } from "#schemas/content/plant/form.ts";
import { type SceneForm, stage } from "#schemas/content/scene.ts";
import type { DayAndNight } from "../../../types/site.ts";
import { writeSvg } from "../svg.ts";
import { settingOf } from "./settings.ts";
import { createProps } from "./stage.ts";

/** Draws a scene as SVG files. `forms` has the form of each of its plants, by slug. */
export function drawScene({ setting, plants }: SceneForm, forms: Readonly<Record<string, PlantForm>>): DayAndNight {
	const props = createProps(plants.map((slug) => ({ slug, form: forms[slug] ?? missing(slug) })));
	return writeSvg(settingOf[setting](props), stage.width, stage.height);
}

function missing(slug: string): never {
	throw new Error(`the scene has a plant ${slug} without a form, although the content was checked`);
}
