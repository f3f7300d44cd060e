import { langs } from "#schemas/shared/languages.ts";
import { withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { diagnose, eachEntry, kindOf, type Rule } from "./rule.ts";

/** No heading has the address of another part of its page: an item of a list that the page makes, or a heading in another field. */
export const checkHeadingIds: Rule = ({ content: { entries }, slugs }) =>
	eachEntry(entries, (entry) =>
		langs.flatMap((lang) => {
			const [facts, part] = [entry.facts?.data, entry.texts[lang]];
			if (!facts || !part) return [];
			const taken = new Set(kindOf(entry).address.anchors(facts, part.data, slugs));
			return part.marks.flatMap((mark): Diagnostic[] => {
				// A heading that no page shows has no id, and is a finding of its own.
				if (mark.type !== "heading" || mark.id === "" || taken.size < taken.add(mark.id).size) return [];
				return [diagnose(part, mark.position, "taken-anchor", withHint("link.takenAnchor", { id: mark.id }))];
			});
		}),
	);
