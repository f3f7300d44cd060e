import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Figure, placeholderPattern } from "#schemas/content/figures.ts";
import { langs } from "#schemas/shared/languages.ts";
import { bandAt, bandLux, distanceMetres, lightBands, type WindowSide, windowDistances } from "#schemas/shared/window-light.ts";
import { defaultContentDir } from "#scripts/project.ts";

const guide = join(defaultContentDir, "guides", "lumiere-hiver");
const { figures }: { figures: Record<string, Figure> } = parse(readFileSync(join(guide, "facts.yaml"), "utf8"));

/** The metres that a cell names: «0.5–1», or «3–» for all that is farther. */
function metresIn(cell: string): string {
	const names = [...cell.matchAll(placeholderPattern)].map(([, name = ""]) => name);
	return names.map((name) => `${figures[name]?.value ?? figures[name]?.min}–${figures[name]?.max ?? ""}`).join();
}

/** The metres at which the planner has a level of light; of the darkest, all that is farther than where it begins. */
function metresAt(side: WindowSide, band: (typeof lightBands)[number]): string {
	const [first, ...others] = windowDistances
		.filter((distance) => bandAt(side, distance) === band)
		.map((distance) => distanceMetres[distance]);
	if (!first) return "";
	return band === "dark" ? `${first.min}–` : `${first.min}–${(others.at(-1) ?? first).max}`;
}

test.each(langs)("the guide on winter light has in %s the planner's table of levels, sides and distances (R18.8)", (lang) => {
	const rows = readFileSync(join(guide, `${lang}.md`), "utf8")
		.split("\n")
		.filter((line) => line.startsWith("|") && line.includes("{lux-"))
		.map((line) => line.split("|").slice(1, -1));
	expect(rows.map(([level = "", ...cells]) => [figures[/\{(lux-\w+)\}/.exec(level)?.[1] ?? ""], ...cells.map(metresIn)])).toEqual(
		lightBands
			.toReversed()
			.map((band) => [
				expect.objectContaining({ ...bandLux[band], unit: "lux" }),
				...(["south", "east", "north"] as const).map((side) => metresAt(side, band)),
			]),
	);
});

test("light decreases from an east or west window as measured in Hannover: half the lux at half a metre, a quarter at one metre (R18.8)", () => {
	const measured = { sill: 5000, near: 2500, middle: 1250 } as const;
	for (const side of ["east", "west"] as const)
		for (const distance of ["sill", "near", "middle"] as const) {
			const { min, max } = bandLux[bandAt(side, distance)];
			expect({ side, distance, min, max }).toSatisfy(() => min <= measured[distance] && measured[distance] <= max);
		}
});
