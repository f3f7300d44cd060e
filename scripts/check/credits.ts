import { licenceIds } from "#schemas/content/credit.ts";
import { msg } from "../messages/message.ts";
import { aboutFile } from "../report/diagnostic.ts";
import { findNearest } from "../report/nearest.ts";
import { diagnose, type Rule } from "./rule.ts";

/** Every photo has a credit with author and licence, and every credit has a photo. */
export const checkCredits: Rule = ({ content: { images, credits } }) => {
	const stems = new Set(images.map(({ stem }) => stem));
	return [
		...images
			.filter(({ stem }) => !Object.hasOwn(credits, stem))
			.map(({ name, stem }) => {
				const hint = msg("link.noCredit.hint", { file: `images/${stem}.yaml`, licences: licenceIds.join(", ") });
				return aboutFile(`images/${name}`, "missing-credit", { message: msg("link.noCredit", { photo: name }), hint });
			}),
		...Object.entries(credits)
			.filter(([stem]) => !stems.has(stem))
			.map(([stem, part]) => {
				const near = findNearest(stem, stems);
				const hint = near ? msg("link.creditRename.hint", { file: `${near}.yaml` }) : msg("link.creditAlone.hint");
				return diagnose(part, null, "missing-image", { message: msg("link.creditAlone", { photo: stem }), hint });
			}),
	];
};
