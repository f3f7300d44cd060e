import { countOf } from "../report/count.ts";
import { diagnose, eachEntry, fieldName, kindOf, type LinkRule } from "./linking.ts";

/** Texts have the fields that the facts ask for, and none that the facts rule out. */
export const checkExpectations: LinkRule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const facts = entry.facts?.data;
		if (!facts) return [];
		const { present, absent, lengths = {} } = kindOf(entry).expects(facts);
		return Object.values(entry.texts).flatMap((part) => {
			const data = part.data;
			if (!data) return [];
			return [
				...present
					.filter((field) => !(field in data))
					.map((field) =>
						diagnose(
							part,
							[1, 1],
							"missing-field",
							`${part.file} has no field "${field}", which the facts promise.`,
							`add ${field}: …`,
						),
					),
				...Object.entries(absent)
					.filter(([field]) => field in data)
					.map(([field, line]) =>
						diagnose(
							part,
							part.places[`/${field}`]?.key ?? null,
							"unknown-field",
							`"${field}" shows nowhere, because the facts do not ask for it.`,
							`remove it here, or write ${line} in ${entry.facts?.file}`,
						),
					),
				...Object.entries(lengths).flatMap(([pointer, length]) => {
					const list = findList(data, pointer);
					if (!list || list.length === length) return [];
					const message = `${fieldName(pointer)} has ${countOf(list.length, "item")}, the facts ask for ${length}.`;
					return [
						diagnose(
							part,
							part.places[pointer]?.key ?? null,
							"list-length-mismatch",
							message,
							`write one for each in ${entry.facts?.file}`,
						),
					];
				}),
			];
		});
	});

function findList(data: unknown, pointer: string): unknown[] | null {
	const found = pointer
		.split("/")
		.slice(1)
		.reduce<unknown>(
			(at, key) => (typeof at === "object" && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : null),
			data,
		);
	return Array.isArray(found) ? found : null;
}
