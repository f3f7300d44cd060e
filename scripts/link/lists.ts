import { diagnose, fieldName, type LinkRule, placeOf } from "./linking.ts";

/** A list of references or menu lines names nothing twice. */
export const checkLists: LinkRule = ({ content }) =>
	content.parts
		.filter(({ slot }) => slot.role === "facts" || slot.role === "navigation")
		.flatMap((part) =>
			part.references
				.filter(({ pointer }) => /\/\d+(\/to)?$/.test(pointer))
				.flatMap(({ pointer, value }, index, all) => {
					const list = pointer.replace(/\/\d+(\/to)?$/, "");
					const first = all.findIndex((each) => each.value === value && each.pointer.replace(/\/\d+(\/to)?$/, "") === list);
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
