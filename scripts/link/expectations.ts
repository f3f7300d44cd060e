import { diagnose, kindOf, type LinkRule } from "./linking.ts";

/** Texts have the fields that the facts ask for, and none that the facts rule out. */
export const checkExpectations: LinkRule = ({ content }) =>
	content.entries.flatMap((entry) => {
		const facts = entry.facts?.data;
		if (!facts) return [];
		const { present, absent } = kindOf(entry).expects(facts);
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
				...absent
					.filter((field) => field in data)
					.map((field) =>
						diagnose(
							part,
							part.places[`/${field}`]?.key ?? null,
							"unknown-field",
							`"${field}" shows nowhere, because the facts do not ask for it.`,
							`add it to ${entry.facts?.file}, or remove it here`,
						),
					),
			];
		});
	});
