import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type DetailPart, detailParts, details, hasPart } from "#schemas/content/detail.ts";
import { type PlantForm, plantForm } from "#schemas/content/plant/form.ts";
import { drawDetail } from "#scripts/pictures/illustrate/detail/draw-detail.ts";
import { defaultContentDir } from "#scripts/project.ts";

const plantsDir = join(defaultContentDir, "plants");
const forms = new Map(
	readdirSync(plantsDir).map((slug): [string, PlantForm] => {
		const facts: unknown = parse(readFileSync(join(plantsDir, slug, "facts.yaml"), "utf8"));
		return [slug, plantForm.parse((facts as { form: unknown }).form)];
	}),
);

/** The details that articles and guides show. */
const shown = [
	...new Set(
		["articles", "guides"].flatMap((folder) =>
			readdirSync(join(defaultContentDir, folder)).flatMap((slug) =>
				[...readFileSync(join(defaultContentDir, folder, slug, "fr.md"), "utf8").matchAll(/\/drawn\/([\w-]+\/[\w-]+)/g)].map(
					([, name = ""]) => name,
				),
			),
		),
	),
].sort();

describe("every plant detail used in a text (R15.1)", () => {
	test.each(shown)("%s takes 1 to 8 KB in both themes", (name) => {
		const [part, plant = ""] = name.split("/") as [DetailPart, string?];
		const form = forms.get(plant);
		if (!form) throw new Error(`there is no plant ${plant}`);
		const { day, night } = drawDetail(part, form, plant);
		for (const svg of [day, night]) {
			expect(Buffer.byteLength(svg)).toBeGreaterThan(1024);
			expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8 * 1024);
		}
		expect(night).not.toBe(day);
	});
});

test.each(detailParts)(
	"the detail %s of every plant that has it is drawn inside its frame, deterministically (R15.1)",
	(part) => {
		const { width, height } = details[part];
		for (const [slug, form] of forms) {
			if (!hasPart(form, part)) continue;
			const { day } = drawDetail(part, form, slug);
			expect(drawDetail(part, form, slug).day).toBe(day);
			expect(day).toContain(`viewBox="0 0 ${width} ${height}"`);
			expect(day).not.toMatch(/NaN|Infinity|undefined/);
			expect(Buffer.byteLength(day)).toBeLessThanOrEqual(10 * 1024);
		}
	},
);

test("each symptom changes the leaf, and no two symptoms look alike (R15.1)", () => {
	const form = forms.get("ficus-elastica");
	if (!form) throw new Error("there is no rubber plant");
	const drawn = (["leaf", "yellow-leaf", "brown-tip", "leaf-spots", "mite-leaf", "mealybug-leaf"] as const).map(
		(part) => drawDetail(part, form, "x").day,
	);
	expect(new Set(drawn).size).toBe(drawn.length);
});
