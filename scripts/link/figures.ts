import { didYouMean } from "../report/nearest.ts";
import { diagnose, eachEntry, kindOf, type LinkRule } from "./linking.ts";

/** A name in braces is a figure of the entry's facts. */
export const checkFigures: LinkRule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const facts = entry.facts?.data;
		if (!facts) return [];
		const known = Object.keys(kindOf(entry).figures(facts));
		const otherwise = `add it to figures in ${entry.facts?.file}`;
		return Object.values(entry.texts).flatMap((part) =>
			part.marks.flatMap((mark) => {
				if (mark.type !== "placeholder" || known.includes(mark.name)) return [];
				const message = `The facts have no figure {${mark.name}}.`;
				return [diagnose(part, mark.place, "unknown-figure", message, didYouMean(mark.name, known, otherwise))];
			}),
		);
	});
