import { createHash } from "node:crypto";
import { detailAddress, details, isDetailPart, readDetail } from "#schemas/detail.ts";
import { type PlantForm, plate } from "#schemas/plant/form.ts";
import { type SceneForm, stage } from "#schemas/scene.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { CompleteEntry, Site } from "../types/content.ts";
import type { Drawing, DrawingFile } from "../types/site.ts";

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
	const own = site.entries.flatMap((entry): Drawing[] => {
		const kind = findKindByName(entry.kind);
		const origin = kind.picture(entry.facts);
		if (!origin || "photo" in origin) return [];
		const subject = "plant" in origin ? origin : { scene: shownOf(origin.scene), forms: formsOf(origin.scene, forms) };
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
				shown: kind.showsPicture(entry.facts),
			},
		];
	});
	return [...own, ...listDetails(site, forms, drawingHash)];
}

/** Addresses of the details that the pages of an entry show. */
function detailsOf({ kind, slug, facts, texts }: CompleteEntry): string[] {
	return [...findKindByName(kind).details(slug, facts), ...Object.values(texts).flatMap((text) => text.details)];
}

/** The parts of plants that pages show close up, each once. */
function listDetails({ entries }: Site, forms: ReadonlyMap<string, PlantForm>, drawingHash: string): Drawing[] {
	const addresses = new Set(entries.flatMap(detailsOf));
	const plants = new Map(entries.flatMap((entry) => (forms.has(entry.slug) ? [[entry.slug, entry] as const] : [])));
	return [...addresses].sort().map((address) => drawDetailOf(address, plants, forms, drawingHash));
}

function drawDetailOf(
	address: string,
	plants: ReadonlyMap<string, CompleteEntry>,
	forms: ReadonlyMap<string, PlantForm>,
	drawingHash: string,
): Drawing {
	const { part = "", plant: slug = "" } = readDetail(address) ?? {};
	const [entry, plant] = [plants.get(slug), forms.get(slug)];
	if (!isDetailPart(part) || !entry || !plant) throw new Error(`there is no ${address}, although the content was checked`);
	const subject = { plant, part };
	const hash = hashOf(subject, drawingHash);
	const { width, height } = details[part];
	return { file: `${part}-${slug}.${hash.slice(0, 8)}.svg`, key: `${slug}-${hash}`, entry, subject, width, height, shown: true };
}

function hashOf(subject: Drawing["subject"], drawingHash: string): string {
	return createHash("sha256")
		.update(`${drawingHash} ${JSON.stringify(subject)}`)
		.digest("hex");
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

/** Gives the drawing of an entry by its kind and slug, and that of a part of a plant by its address. */
export type FindDrawing = {
	of(kind: string, slug: string): DrawingFile | undefined;
	detail(address: string): DrawingFile | undefined;
};

/** Every page asks for many pictures, so they are laid out once. */
export function findDrawings(drawings: readonly Drawing[]): FindDrawing {
	const placed = new Map(drawings.map((drawing) => [placeOf(drawing), drawing]));
	return { of: (kind, slug) => placed.get(`${kind}/${slug}`), detail: (address) => placed.get(address) };
}

function placeOf({ subject, entry }: Drawing): string {
	return "part" in subject ? detailAddress(subject.part, entry.slug) : `${entry.kind}/${entry.slug}`;
}
