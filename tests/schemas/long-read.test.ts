import { expect, test } from "vitest";
import { figure } from "#schemas/figures.ts";
import { longReadFacts } from "#schemas/long-read.ts";

const facts = { published: "2025-01-20", image: "photo.jpg" };
const messages = (result: ReturnType<typeof longReadFacts.safeParse>) => result.error?.issues.map(({ message }) => message);

test("R17.6 an article names what it rests on, itself or by its figures", () => {
	expect(messages(longReadFacts.safeParse(facts))).toHaveLength(1);
	expect(longReadFacts.safeParse({ ...facts, sources: ["aspca"] }).success).toBe(true);
	const figures = { dry: { value: 3, unit: "centimetre", source: "pousse" } };
	expect(longReadFacts.safeParse({ ...facts, figures }).success).toBe(true);
});

test("R17.6 a figure has a unit and a source", () => {
	expect(figure.safeParse({ value: 3, unit: "centimetre" }).error?.issues.map(({ path }) => path)).toEqual([["source"]]);
	expect(figure.safeParse({ value: 3, source: "pousse" }).error?.issues.map(({ path }) => path)).toEqual([["unit"]]);
});
