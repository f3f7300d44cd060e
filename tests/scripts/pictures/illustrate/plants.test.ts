import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
	flowers,
	habits,
	leafShapes,
	markings,
	type PlantForm,
	pigments,
	plantForm,
	plate,
	pots,
	tones,
} from "#schemas/content/plant/form.ts";
import { drawPlant } from "#scripts/pictures/illustrate/draw-plant.ts";
import { withDrawings } from "#scripts/pictures/images/load-sharp.ts";
import { defaultContentDir } from "#scripts/project.ts";

const plain: PlantForm = {
	habit: "clump",
	leaf: { shape: "ovate", length: 0.3, width: 0.5, count: 8, tone: "leaf" },
	pot: { type: "terracotta" },
};

const catalogue = readdirSync(join(defaultContentDir, "plants")).map((slug): [string, PlantForm] => {
	const facts: unknown = parse(readFileSync(join(defaultContentDir, "plants", slug, "facts.yaml"), "utf8"));
	return [slug, plantForm.parse((facts as { form: unknown }).form)];
});

describe("every plant of the catalogue (R15.1)", () => {
	test.each(catalogue)("%s takes 3 to 8 KB in both themes", (slug, form) => {
		const { day, night } = drawPlant(form, slug, 60);
		for (const size of [day, night].map((svg) => Buffer.byteLength(svg))) {
			expect(size).toBeGreaterThan(3 * 1024);
			expect(size).toBeLessThanOrEqual(8 * 1024);
		}
	});

	test("is drawn deterministically", () => {
		const draw = () => catalogue.map(([slug, form]) => drawPlant(form, slug, 60));
		expect(draw()).toEqual(draw());
	});

	test("is distinguishable from every other by its silhouette at 96 pixels", async () => {
		// All who share the library with the pipeline share what it forbids.
		const silhouettes = await withDrawings(sharp, () =>
			Promise.all(catalogue.map(async ([slug, form]) => ({ slug, cells: await silhouette(drawPlant(form, slug, 60).day) }))),
		);
		const alike = silhouettes.flatMap((one, index) =>
			silhouettes
				.slice(index + 1)
				.filter((other) => overlap(one.cells, other.cells) > 0.86)
				.map((other) => `${one.slug} and ${other.slug}`),
		);
		expect(alike).toEqual([]);
	});
});

/** Where a drawing covers its plate, shrunk to a width of 96 pixels. */
async function silhouette(svg: string): Promise<boolean[]> {
	const alpha = await sharp(Buffer.from(svg)).resize({ width: 96 }).extractChannel("alpha").raw().toBuffer();
	return [...alpha].map((each) => each > 100);
}

/** Share of what either covers that both cover. */
function overlap(one: readonly boolean[], other: readonly boolean[]): number {
	const both = one.filter((covered, index) => covered && other[index]).length;
	const either = one.filter((covered, index) => covered || other[index]).length;
	return both / either;
}

describe("a drawing (R15.1)", () => {
	const words: [string, PlantForm][] = [
		...habits.map((habit): [string, PlantForm] => [`habit ${habit}`, { ...plain, habit }]),
		...leafShapes.map((shape): [string, PlantForm] => [`leaf ${shape}`, { ...plain, leaf: { ...plain.leaf, shape } }]),
		...tones.map((tone): [string, PlantForm] => [`tone ${tone}`, { ...plain, leaf: { ...plain.leaf, tone } }]),
		...markings.map((type): [string, PlantForm] => [`marking ${type}`, { ...plain, marking: { type, colour: "white" } }]),
		...pigments.map((colour): [string, PlantForm] => [`pigment ${colour}`, { ...plain, marking: { type: "spots", colour } }]),
		...pots.map((type): [string, PlantForm] => [`pot ${type}`, { ...plain, pot: { type } }]),
	];

	test.each(words)("stays inside its frame: %s", (_, form) => {
		const svg = drawPlant(form, "any", 60).day;
		expect(svg).not.toMatch(/NaN|Infinity|undefined/);
		for (const [x, y] of startsOf(svg)) {
			expect(x).toBeGreaterThanOrEqual(0);
			expect(x).toBeLessThanOrEqual(plate.width);
			expect(y).toBeGreaterThanOrEqual(0);
			expect(y).toBeLessThanOrEqual(plate.height);
		}
	});

	test.each(
		words.filter(
			([name]) =>
				!name.startsWith("pigment white") &&
				name !== "habit clump" &&
				name !== "leaf ovate" &&
				name !== "tone leaf" &&
				name !== "pot terracotta",
		),
	)("depends on %s", (_, form) => {
		expect(drawPlant(form, "any", 60).day).not.toBe(drawPlant(plain, "any", 60).day);
	});

	test.each([
		["spathe", "clump"],
		["orchid", "orchid"],
		["berries", "bush"],
		["umbel", "trailing"],
		["violets", "rosette"],
		["sheath", "tree"],
		["plantlets", "fountain"],
		["pompons", "tuft"],
		["chillies", "bush"],
		["tomatoes", "vine"],
		["strawberries", "trefoil"],
		["cyclamens", "clump"],
		["bracts", "bush"],
		["tassels", "jointed"],
		["lemons", "bush"],
	] as const)("shows a %s on a %s", (type, habit) => {
		const without: PlantForm = { ...plain, habit };
		expect(drawPlant({ ...without, flower: { type, colour: "red", count: 3 } }, "any", 60).day).not.toBe(
			drawPlant(without, "any", 60).day,
		);
	});

	test("covers every flower of the schema", () => {
		expect([...flowers].sort()).toEqual([
			...[
				"berries",
				"bracts",
				"chillies",
				"cyclamens",
				"lemons",
				"orchid",
				"plantlets",
				"pompons",
				"sheath",
				"spathe",
				"strawberries",
			],
			...["tassels", "tomatoes", "umbel", "violets"],
		]);
	});

	test("differs between plants of the same form", () => {
		expect(drawPlant(plain, "one", 60).day).not.toBe(drawPlant(plain, "other", 60).day);
	});

	test("contains only shapes: no script, style or external address", () => {
		const elements = svgs().flatMap((svg) => [...svg.matchAll(/<([a-z]+)/g)].map(([, name]) => name));
		expect([...new Set(elements)].sort()).toEqual(["defs", "g", "path", "svg", "use"]);
		const addresses = svgs().flatMap((svg) => [...svg.matchAll(/(?:href|url)[=(]"?([^"#)]*)/g)].map(([, address]) => address));
		expect(addresses.filter((address) => address !== "")).toEqual([]);
	});

	test("uses only shapes that it defines", () => {
		for (const svg of svgs()) {
			const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
			const used = [...svg.matchAll(/ href="#(\w+)"/g)].map(([, id]) => id);
			expect(used.filter((id) => !defined.has(id))).toEqual([]);
			expect([...defined].filter((id) => !used.includes(id))).toEqual([]);
		}
	});
});

/** Every drawing of the catalogue, by day and at night. */
function svgs(): string[] {
	return catalogue.flatMap(([slug, form]) => Object.values(drawPlant(form, slug, 60)));
}

/** Where each path outside of definitions begins, and each stamp stands. */
function startsOf(svg: string): [number, number][] {
	const body = svg.replace(/<defs>.*<\/defs>/, "");
	const places = [...body.matchAll(/(?:M|translate\()(-?\d+) ?(-?\d+)/g)];
	return places.map(([, x, y]) => [Number(x), Number(y)]);
}
