import { placeholderPattern } from "#schemas/figures.ts";
import { didYouMean } from "../report/nearest.ts";
import { diagnose, kindOf, type LinkRule, placeOf } from "./linking.ts";
import { strings } from "./parity.ts";

/** A name in braces is a figure of the entry's facts. */
export const checkFigures: LinkRule = ({ content }) =>
	content.entries.flatMap((entry) => {
		const facts = entry.facts?.data;
		if (!facts) return [];
		const known = Object.keys(kindOf(entry).figures(facts));
		return Object.values(entry.texts).flatMap((part) => {
			const used = [
				...part.marks.flatMap((mark) => (mark.type === "placeholder" ? [{ name: mark.name, place: mark.place }] : [])),
				...strings(part.data, "").flatMap(({ pointer, value }) =>
					[...value.matchAll(placeholderPattern)].map(({ 1: name = "" }) => ({ name, place: placeOf(part, pointer) })),
				),
			];
			return used
				.filter(({ name }) => !known.includes(name))
				.map(({ name, place }) =>
					diagnose(
						part,
						place,
						"unknown-figure",
						`The facts have no figure {${name}}.`,
						didYouMean(name, known, `add it to figures in ${entry.facts?.file}`),
					),
				);
		});
	});
