import { defaultLang } from "#schemas/shared/languages.ts";
import { msg } from "../messages/message.ts";
import { didYouMean, findNearest } from "../report/nearest.ts";
import type { Entry, Mark, Part } from "../types/content.ts";
import { diagnose, eachEntry, kindOf, type Rule } from "./rule.ts";

type PlaceholderUse = { part: Part; mark: Extract<Mark, { type: "placeholder" }> };

/**
 * A name in braces is a figure of the facts. An unknown name in the original is reported there only, and not again in the
 * translations.
 */
export const checkFigures: Rule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const facts = entry.facts?.data;
		if (!entry.facts || !facts) return [];
		const known = Object.keys(kindOf(entry).shape.figures(facts));
		const uses = Object.values(entry.texts).flatMap((part) =>
			part.marks.flatMap((mark): PlaceholderUse[] => (mark.type === "placeholder" ? [{ part, mark }] : [])),
		);
		const used = new Set(uses.map(({ mark }) => mark.name));
		const unused = known.filter((name) => !used.has(name));
		const unknown = [...used].filter((name) => !known.includes(name));
		return unknown.flatMap((name) => {
			const places = uses.filter(({ mark }) => mark.name === name);
			return findRenamed(name, places, unused, entry) ?? explainUnknown(name, places, known, entry);
		});
	});

/**
 * The figure meant by a name that all texts use, if the spelling in the facts differs slightly: then the typing error is in the
 * facts.
 */
function findRenamed(name: string, places: readonly PlaceholderUse[], unused: readonly string[], { facts, texts }: Entry) {
	if (!facts || new Set(places.map(({ part }) => part)).size < Math.max(2, Object.keys(texts).length)) return null;
	const nearest = findNearest(name, unused);
	const position = nearest === undefined ? undefined : facts.positions[`/figures/${nearest}`]?.key;
	if (!position) return null;
	const message = msg("link.figureRenamed", { figure: `{${nearest}}`, said: `{${name}}` });
	return [diagnose(facts, position, "unknown-figure", { message, hint: msg("report.didYouMean", { name }) })];
}

function explainUnknown(name: string, places: readonly PlaceholderUse[], known: readonly string[], { facts, texts }: Entry) {
	const original = texts[defaultLang];
	const inOriginal = places.filter(({ part }) => part === original);
	const hint = didYouMean(name, known, msg("link.noFigure.hint", { file: facts?.file ?? "" }));
	return (inOriginal.length > 0 ? inOriginal : places).map(({ part, mark }) =>
		diagnose(part, mark.position, "unknown-figure", { message: msg("link.noFigure", { figure: `{${name}}` }), hint }),
	);
}
