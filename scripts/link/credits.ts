import { licenceIds } from "#schemas/credit.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { findNearest } from "../report/nearest.ts";
import { diagnose, type LinkRule } from "./linking.ts";

/** Every photo has an author and a licence beside it, and none of these lies beside no photo. */
export const checkCredits: LinkRule = ({ content: { images, credits } }) => {
	const stems = new Set(images.map(({ stem }) => stem));
	return [
		...images
			.filter(({ stem }) => !Object.hasOwn(credits, stem))
			.map(
				({ name, stem }): Diagnostic => ({
					code: "missing-credit",
					file: `images/${name}`,
					place: null,
					message: `Nothing says who took the photo ${name}, and under which licence.`,
					hint: `write images/${stem}.yaml with a line author: … and a line licence: …, one of ${licenceIds.join(", ")}`,
				}),
			),
		...Object.entries(credits)
			.filter(([stem]) => !stems.has(stem))
			.map(([stem, part]) => {
				const near = findNearest(stem, stems);
				const hint = near ? `rename it to "${near}.yaml", or put the photo beside it` : "put the photo beside it, or delete it";
				return diagnose(
					part,
					null,
					"missing-image",
					`There is no photo "${stem}" in images that this credit could be for.`,
					hint,
				);
			}),
	];
};
