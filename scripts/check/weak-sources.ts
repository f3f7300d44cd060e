import type { Source } from "#schemas/content/site-config.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import { withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { listSome } from "../report/nearest.ts";
import type { Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";
import { diagnose, eachPart, positionOf, type Rule, sourcesIn } from "./rule.ts";

/** Newspapers and shops may repeat what is known about safety, but not vouch for it. */
const weakKinds: readonly Source["kind"][] = ["press", "trade"];

/** Statements about safety, in texts and in data, that rest on newspapers and shops alone. */
export const checkWeakSources: Rule = ({ content }) => {
	const sources = sourcesIn(content);
	const weak = new Set(Object.keys(sources).filter((key) => weakKinds.includes(sources[key]?.kind)));
	return eachPart(content.parts, (part) =>
		statementsIn(part).flatMap(({ position, sources: keys }): Diagnostic[] => {
			if (keys.length === 0 || !keys.every((key) => weak.has(key))) return [];
			return [diagnose(part, position, "weak-source", withHint("link.weakSource", { sources: listSome([...new Set(keys)]) }))];
		}),
	);
};

/** A list of sources stands under one statement, and every other field with a source is a statement of its own. */
function statementsIn(part: Part): { position: Position; sources: string[] }[] {
	const inData = part.references.filter(({ rule, of }) => rule === "source" && of === "safety");
	const byStatement = groupBy(inData, ({ pointer }) => pointer.replace(/\/\d+$/, ""));
	return [
		...part.safety,
		...[...byStatement.values()].map((references) => ({
			position: positionOf(part, references[0].pointer),
			sources: references.map(({ value }) => value),
		})),
	];
}
