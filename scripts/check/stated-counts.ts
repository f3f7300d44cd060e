import { defaultLang } from "#schemas/shared/languages.ts";
import { msg } from "../messages/message.ts";
import { diagnose, eachEntry, fieldName, kindOf, positionOf, type Rule } from "./rule.ts";

/** «Top 7», an expression in all languages of the site. */
const top = /\btop[ \u00a0-]?(\d{1,3})\b/iu;

/**
 * A list under a title with «Top 7» has seven items. Only the title of the original is checked: a different number in a translation
 * is another finding (`parity/numbers.ts`).
 */
export const checkStatedCounts: Rule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const facts = entry.facts?.data;
		const part = entry.texts[defaultLang];
		if (!facts || !part?.data) return [];
		const { lengths = {} } = kindOf(entry).shape.expects(facts);
		const [list, ...others] = Object.entries(lengths);
		if (!list || others.length > 0) return [];
		const [pointer, length] = list;
		const wrong = Object.entries(part.data).find(([, text]) => {
			const said = typeof text === "string" ? top.exec(text)?.[1] : undefined;
			return said !== undefined && Number(said) !== length;
		});
		if (!wrong) return [];
		const [field, text] = wrong;
		const values = { field, stated: top.exec(String(text))?.[0] ?? "", list: fieldName(pointer.replace(/\/items$/, "")), length };
		const message = msg("link.statedCount", values);
		const hint = msg("link.statedCount.hint", { ...values, file: entry.facts?.file ?? "" });
		return [diagnose(part, positionOf(part, `/${field}`), "number-mismatch", { message, hint })];
	});
