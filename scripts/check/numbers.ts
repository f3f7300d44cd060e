import { msg, withHint } from "../messages/message.ts";
import { diagnose, positionOf, type Rule, withRelated } from "./rule.ts";

/** Each number belongs to one entry of a kind, so that it identifies the entry permanently. */
export const checkNumbers: Rule = ({ content: { entries } }) => {
	const seen = new Map<string, NonNullable<(typeof entries)[number]["facts"]>>();
	let highest = 0;
	const duplicates = entries.flatMap(({ kind, facts }) => {
		const number = facts?.data && "number" in facts.data ? facts.data.number : undefined;
		if (!facts || typeof number !== "number") return [];
		highest = Math.max(highest, number);
		const key = `${kind} ${number}`;
		const first = seen.get(key);
		if (!first) seen.set(key, facts);
		return first ? [{ facts, first, number }] : [];
	});
	return duplicates.map(({ facts, first, number }) =>
		withRelated(
			diagnose(
				facts,
				positionOf(facts, "/number"),
				"duplicate-number",
				withHint("link.sameNumber", { number, file: first.file, free: highest + 1 }),
			),
			[{ file: first.file, position: positionOf(first, "/number"), message: msg("related.same") }],
		),
	);
};
