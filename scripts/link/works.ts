import { say } from "../messages/message.ts";
import { diagnose, eachEntry, kindOf, type LinkRule } from "./linking.ts";

/** An article or a guide names what it rests on. A warning: a text that is brought in from elsewhere may have to be shown first. */
export const checkWorks: LinkRule = ({ content }) =>
	eachEntry(content.entries, ({ facts, ...entry }) => {
		if (!facts?.data || kindOf(entry).namesWorks(facts.data)) return [];
		return [diagnose(facts, [1, 1], "missing-source", say("link.noWork"), say("link.noWork.hint"))];
	});
