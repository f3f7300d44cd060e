import { withHint } from "../messages/message.ts";
import { diagnose, eachEntry, kindOf, type Rule } from "./rule.ts";

/** Articles and guides cite sources. A warning only, so that an imported text can be previewed first. */
export const checkWorks: Rule = ({ content }) =>
	eachEntry(content.entries, ({ facts, ...entry }) => {
		if (!facts?.data) return [];
		const { citations } = kindOf(entry).shape;
		if (!citations || citations.areNamed(facts.data)) return [];
		return [diagnose(facts, [1, 1], "missing-source", withHint("link.noWork"))];
	});
