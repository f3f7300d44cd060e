import { expect, test } from "vitest";
import { figure } from "#schemas/content/figures.ts";
import { findKindByName } from "#scripts/kinds/kinds.ts";

const facts = { published: "2025-01-20", image: "photo.jpg" };
const figures = { dry: { value: 3, unit: "centimetre", source: "pousse" } };

test.each([
	["nothing", facts, false],
	["no figure", { ...facts, figures: {} }, false],
	["a work", { ...facts, sources: ["aspca"] }, true],
	["a figure", { ...facts, figures }, true],
])("an article or a guide needs sources, its own or those of its figures: %s (R17.6)", (_, named, isNamed) => {
	for (const kind of ["article", "guide"]) expect(findKindByName(kind).shape.citations?.areNamed(named)).toBe(isNamed);
	expect(findKindByName("page").shape.citations).toBeNull();
});

test("a figure has a unit and a source (R17.6)", () => {
	expect(figure.safeParse({ value: 3, unit: "centimetre" }).error?.issues.map(({ path }) => path)).toEqual([["source"]]);
	expect(figure.safeParse({ value: 3, source: "pousse" }).error?.issues.map(({ path }) => path)).toEqual([["unit"]]);
});
