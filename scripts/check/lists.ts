import { msg, withHint } from "../messages/message.ts";
import { diagnose, eachPart, fieldName, positionOf, type Rule, withRelated } from "./rule.ts";

/** Matches the pointer of a list item, or of a field of one. */
const inList = /\/\d+(\/[^/]+)?$/;

/** Lists of references and menu items have no duplicates. */
export const checkLists: Rule = ({ content }) =>
	eachPart(
		content.parts.filter(({ contentFile }) => contentFile.role === "facts" || contentFile.role === "navigation"),
		(part) => {
			const seen = new Map<string, string>();
			return part.references
				.filter(({ pointer, rule }) => inList.test(pointer) && rule !== "ui-key")
				.flatMap(({ pointer, value }) => {
					const list = pointer.replace(inList, "");
					const first = seen.get(`${list} ${value}`);
					if (first === undefined) {
						seen.set(`${list} ${value}`, pointer);
						return [];
					}
					const found = diagnose(
						part,
						positionOf(part, pointer),
						"duplicate-item",
						withHint("link.twice", { field: fieldName(list), name: value }),
					);
					return [withRelated(found, [{ file: part.file, position: positionOf(part, first), message: msg("related.first") }])];
				});
		},
	);
