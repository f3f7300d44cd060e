import { createHash } from "node:crypto";
import { type PlantForm, plate } from "#schemas/plant/form.ts";
import { type SceneForm, stage } from "#schemas/scene.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { Drawing } from "../types/site.ts";

/**
 * Lists the pictures that are drawn. Their names carry a hash of what they are drawn from and of the code that draws (`drawingHash`), so
 * that nothing has to be drawn to know them.
 */
export function listDrawings(site: Site, drawingHash: string): Drawing[] {
	const forms = new Map(
		site.entries.flatMap(({ kind, slug, facts }) => {
			const form = findKindByName(kind).form(facts);
			return form ? [[slug, form] as const] : [];
		}),
	);
	return site.entries.flatMap((entry): Drawing[] => {
		const kind = findKindByName(entry.kind);
		const origin = kind.picture(entry.facts);
		if (!origin || "photo" in origin) return [];
		const subject = "plant" in origin ? origin : { scene: shownOf(origin.scene), forms: formsOf(origin.scene, forms) };
		const hash = createHash("sha256")
			.update(`${drawingHash} ${JSON.stringify(subject)}`)
			.digest("hex");
		const { width, height } = "plant" in origin ? plate : stage;
		return [
			{
				file: `${entry.kind}-${entry.slug}.${hash.slice(0, 8)}.svg`,
				key: "plant" in origin ? `${entry.slug}-${hash}` : hash,
				entry,
				subject,
				width,
				height,
				shown: kind.showsPicture(entry.facts),
			},
		];
	});
}

/** What of a scene is drawn: what its page promises is not. */
function shownOf({ setting, plants }: SceneForm): SceneForm {
	return { setting, plants };
}

function formsOf({ plants }: SceneForm, forms: ReadonlyMap<string, PlantForm>): Record<string, PlantForm> {
	return Object.fromEntries(
		plants.map((slug) => {
			const form = forms.get(slug);
			if (!form) throw new Error(`the scene has a plant ${slug} without a form, although the content was checked`);
			return [slug, form];
		}),
	);
}

/** What pages name of a drawing. */
export type DrawingFile = Pick<Drawing, "file" | "width" | "height">;

/** Gives the drawing of an entry by its kind and slug. */
export type FindDrawing = (kind: string, slug: string) => DrawingFile | undefined;

/** Every page asks for many pictures, so they are laid out by entry once. */
export function drawingsByEntry(drawings: readonly Drawing[]): FindDrawing {
	const byEntry = new Map(drawings.map((drawing) => [`${drawing.entry.kind}/${drawing.entry.slug}`, drawing]));
	return (kind, slug) => byEntry.get(`${kind}/${slug}`);
}
