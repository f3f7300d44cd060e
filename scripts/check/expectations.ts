import { msg, withHint } from "../messages/message.ts";
import { lookUp, pathOf } from "../report/field-path.ts";
import { diagnose, eachEntry, fieldName, kindOf, type Rule } from "./rule.ts";

/** Texts have the fields that the facts require, and none that they forbid. */
export const checkExpectations: Rule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const facts = entry.facts?.data;
		if (!facts) return [];
		const { present, absent, lengths = {} } = kindOf(entry).shape.expects(facts);
		return Object.values(entry.texts).flatMap((part) => {
			const data = part.data;
			if (!data) return [];
			return [
				...present
					.filter((field) => !(field in data))
					.map((field) =>
						diagnose(part, [1, 1], "missing-field", {
							message: msg("link.promised", { file: part.file, field }),
							hint: msg("validate.missingField.hint", { field }),
						}),
					),
				...Object.entries(absent)
					.filter(([field]) => field in data)
					.map(([field, line]) =>
						diagnose(
							part,
							part.positions[`/${field}`]?.key ?? null,
							"unknown-field",
							withHint("link.notAsked", { field, line, file: entry.facts?.file ?? "" }),
						),
					),
				...Object.entries(lengths).flatMap(([pointer, length]) => {
					const list = findList(data, pointer);
					if (!list || list.length === length) return [];
					const items = msg("validate.items", { count: list.length });
					return [
						diagnose(
							part,
							part.positions[pointer]?.key ?? null,
							"list-length-mismatch",
							withHint("link.itemsAsked", { field: fieldName(pointer), items, asked: length, file: entry.facts?.file ?? "" }),
						),
					];
				}),
			];
		});
	});

function findList(data: unknown, pointer: string): unknown[] | null {
	const found = lookUp(data, pathOf(pointer));
	return Array.isArray(found) ? found : null;
}
