import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Figure, placeholderPattern } from "#schemas/content/figures.ts";
import { langs } from "#schemas/shared/languages.ts";
import {
	bandAt,
	bandLux,
	distanceMetres,
	lightBands,
	type WindowDistance,
	type WindowSide,
	windowDistances,
} from "#schemas/shared/window-light.ts";
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

/** Lux that were measured at a place, in a given month or from March to October, and where (`window-light.ts`). */
const measured: [where: string, lux: number, side: WindowSide, distance: WindowDistance, month?: number][] = [
	["Hannover", 5000, "east", "sill"],
	["Hannover", 2500, "east", "near"],
	["Hannover", 1250, "east", "middle"],
	["Hannover", 5000, "west", "sill"],
	["Hannover", 2500, "west", "near"],
	["Hannover", 1250, "west", "middle"],
	["Oregon", 200 * 10.764, "south", "near", 2],
	["Oregon", 30 * 10.764, "south", "back", 2],
];

test.each(measured)("in %s %d lux were measured at a %s window (%s), which the planner’s level includes (R18.8)", (...place) => {
	const [, lux, side, distance, month] = place;
	const { min, max } = bandLux[bandAt(side, distance, month)];
	expect(lux).toBeGreaterThanOrEqual(min);
	expect(lux).toBeLessThanOrEqual(max);
});
