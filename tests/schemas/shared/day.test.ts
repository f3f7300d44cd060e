import { expect, test } from "vitest";
import { dayFormat } from "#schemas/shared/day.ts";
import { plan } from "../../support/site-plan.ts";

const first = Date.UTC(2027, 2, 1);
const second = Date.UTC(2026, 10, 22);

test.each([
	["fr", "lundi 1er mars", "22 novembre 2026"],
	["en", "Monday 1 March", "22 November 2026"],
	["es", "lunes, 1 de marzo", "22 de noviembre de 2026"],
	["de", "Montag, 1. März", "22. November 2026"],
] as const)("days are formatted in %s as «%s» and «%s» (R6.5)", (lang, spoken, long) => {
	expect(dayFormat(lang, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })(first)).toBe(spoken);
	expect(dayFormat(lang, { dateStyle: "long", timeZone: "UTC" })(second)).toBe(long);
});

test.each([
	["en", /^\d{1,2} \p{L}+ \d{4}$/u],
	["fr", /^(1er|[2-9]|\d\d) \p{L}+ \d{4}$/u],
])("in %s the date of the last change is formatted as %s (R6.5)", (lang, form) => {
	const labels = plan.pages
		.map((page) => ({ each: page.lang, data: page.data() }))
		.flatMap(({ each, data }) => (each === lang && "updated" in data && data.updated ? [data.updated.label] : []));
	expect(labels.length).toBeGreaterThan(0);
	expect(labels.filter((label) => !form.test(label))).toEqual([]);
});
