import { detailAddress, details, isDetailPart, readDetail } from "#schemas/content/detail.ts";
import { type PlantForm, plate } from "#schemas/content/plant/form.ts";
import { type SceneForm, stage } from "#schemas/content/scene.ts";
import { findKindByName } from "../kinds/kinds.ts";
import { signDrawings } from "../kinds/page/diagnosis.ts";
import { hashData } from "../store/hash.ts";
import type { CompleteEntry, Site } from "../types/content.ts";
import type { Drawing, DrawingFile } from "../types/site.ts";

/** The plants that scenes and details may show, by slug. */
type Plants = ReadonlyMap<string, { entry: CompleteEntry; form: PlantForm }>;

/**
 * Lists the drawings of the site. Their names contain a hash of their data and of the drawing code (`drawingHash`), so that they
 * are known without drawing anything.
 */
export function listDrawings(site: Site, drawingHash: string): Drawing[] {
	const plants: Plants = new Map(
		site.entries.flatMap((entry) => {
			const plant = findKindByName(entry.kind).card.plant(entry.facts);
			return plant ? [[entry.slug, { entry, form: plant.form }] as const] : [];
		}),
	);
	const own = site.entries.flatMap((entry): Drawing[] => {
		const kind = findKindByName(entry.kind);
		const origin = kind.card.picture(entry.facts);
		if (!origin || "photo" in origin) return [];
		const subject = "plant" in origin ? origin : { scene: shownOf(origin.scene), forms: formsOf(origin.scene, plants) };
		const hash = hashOf(subject, drawingHash);
		const { width, height } = "plant" in origin ? plate : stage;
		return [
			{
				file: `${entry.kind}-${entry.slug}.${hash.slice(0, 8)}.svg`,
				key: "plant" in origin ? `${entry.slug}-${hash}` : hash,
				entry,
				subject,
				width,
				height,
				shown: kind.page.showsPicture(entry.facts),
			},
		];
	});
	return [...own, ...listDetails(site, plants, drawingHash)];
}

/** Addresses of the details shown on the pages of an entry. */
function detailsOf({ kind, slug, facts, texts }: CompleteEntry): string[] {
	return [...findKindByName(kind).page.details(slug, facts), ...Object.values(texts).flatMap((text) => text.details)];
}

/** The plant details shown on pages, without duplicates. */
function listDetails({ entries, diagnosis }: Site, plants: Plants, drawingHash: string): Drawing[] {
	const addresses = new Set([...entries.flatMap(detailsOf), ...(diagnosis ? signDrawings(diagnosis) : [])]);
	return [...addresses].sort().map((address) => drawDetailOf(address, plants, drawingHash));
}

function drawDetailOf(address: string, plants: Plants, drawingHash: string): Drawing {
	const { part = "", plant: slug = "" } = readDetail(address) ?? {};
	const plant = plants.get(slug);
	if (!isDetailPart(part) || !plant) throw new Error(`there is no ${address}, although the content was checked`);
	const { entry, form } = plant;
	const subject = { plant: form, part };
	const hash = hashOf(subject, drawingHash);
	const { width, height } = details[part];
	return { file: `${part}-${slug}.${hash.slice(0, 8)}.svg`, key: `${slug}-${hash}`, entry, subject, width, height, shown: true };
}

function hashOf(subject: Drawing["subject"], drawingHash: string): string {
	return hashData(`${drawingHash} ${JSON.stringify(subject)}`);
}

/** The part of a scene that affects the drawing: without the promises of its page. */
function shownOf({ setting, plants }: SceneForm): SceneForm {
	return { setting, plants };
}

function formsOf(scene: SceneForm, plants: Plants): Record<string, PlantForm> {
	return Object.fromEntries(
		scene.plants.map((slug) => {
			const form = plants.get(slug)?.form;
			if (!form) throw new Error(`the scene has a plant ${slug} without a form, although the content was checked`);
			return [slug, form];
		}),
	);
}

/** Finds the drawing of an entry by kind and slug, and the drawing of a detail by address. */
export type FindDrawing = {
	of(kind: string, slug: string): DrawingFile | undefined;
	detail(address: string): DrawingFile | undefined;
};

/** Builds the lookup once, because every page needs many pictures. */
export function findDrawings(drawings: readonly Drawing[]): FindDrawing {
	const placed = new Map(drawings.map((drawing) => [placeOf(drawing), drawing]));
	return { of: (kind, slug) => placed.get(`${kind}/${slug}`), detail: (address) => placed.get(address) };
}

function placeOf({ subject, entry }: Drawing): string {
	return "part" in subject ? detailAddress(subject.part, entry.slug) : `${entry.kind}/${entry.slug}`;
}
