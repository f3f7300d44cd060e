import { diagnose, eachPart, fieldName, type LinkRule, placeOf } from "./linking.ts";

/** The end of a pointer to an item of a list, or to a field of such an item. */
const inList = /\/\d+(\/[^/]+)?$/;

/** A list of references or menu lines names nothing twice. */
export const checkLists: LinkRule = ({ content }) =>
	eachPart(
		content.parts.filter(({ slot }) => slot.role === "facts" || slot.role === "navigation"),
		(part) =>
			part.references
				.filter(({ pointer, rule }) => inList.test(pointer) && rule !== "ui-key")
				.flatMap(({ pointer, value }, index, all) => {
					const list = pointer.replace(inList, "");
					const first = all.findIndex((each) => each.value === value && each.pointer.replace(inList, "") === list);
					if (first === index) return [];
					return [
						diagnose(
							part,
							placeOf(part, pointer),
							"duplicate-item",
							`${fieldName(list)} names "${value}" twice.`,
							"keep one of the two",
						),
					];
				}),
	);
