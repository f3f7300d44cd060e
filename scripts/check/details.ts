import { detailParts, hasPart, isDetailPart, readDetail } from "#schemas/content/detail.ts";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import { msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean, listSome } from "../report/nearest.ts";
import type { Entry, Mark, Part } from "../types/content.ts";
import { diagnose, eachPart, kindOf, type LinkRule } from "./link-context.ts";

/** Details that texts show are known parts, of existing plants that have such a part. */
export const checkDetails: LinkRule = ({ content: { entries, parts }, brokenSlugs }) => {
	const forms = new Map(entries.flatMap((entry) => [...formOf(entry)]));
	return eachPart(parts, (part) =>
		part.marks.flatMap((mark) => (mark.type === "image" ? checkDetail(mark, part, forms, brokenSlugs) : [])),
	);
};

/** The form of a plant by its slug; empty for other entries, and for invalid facts, which are another finding. */
function formOf(entry: Entry): ReadonlyMap<string, PlantForm> {
	const plant = entry.facts?.data ? kindOf(entry).card.plant(entry.facts.data) : null;
	return new Map(plant ? [[entry.slug, plant.form]] : []);
}

function checkDetail(
	{ url, position }: Extract<Mark, { type: "image" }>,
	file: Part,
	forms: ReadonlyMap<string, PlantForm>,
	brokenSlugs: ReadonlySet<string>,
): Diagnostic[] {
	const named = readDetail(url);
	if (!named) return [];
	const { part, plant } = named;
	const form = forms.get(plant);
	const known = isDetailPart(part);
	const found: Diagnostic[] = [];
	if (!known) {
		const hint = didYouMean(part, detailParts, msg("link.noDetail.hint", { parts: listSome(detailParts) }));
		found.push(diagnose(file, position, "missing-image", msg("link.noDetail", { part }), hint));
	}
	if (!form && !brokenSlugs.has(plant)) {
		const hint = didYouMean(plant, [...forms.keys()], msg("link.noSlug.hint", { values: listSome([...forms.keys()]) }));
		found.push(diagnose(file, position, "unknown-slug", msg("link.noTerm", { what: "plant", value: plant }), hint));
	}
	if (known && form && !hasPart(form, part)) {
		const hint = msg("link.partless.hint", {
			plants: listSome([...forms].filter(([, each]) => hasPart(each, part)).map(([slug]) => slug)),
		});
		found.push(diagnose(file, position, "picture-conflict", msg("link.partless", { part, plant }), hint));
	}
	return found;
}
