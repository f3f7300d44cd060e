import { type DetailPart, detailParts, hasPart, isDetailPart, readDetail } from "#schemas/content/detail.ts";
import type { Diagnosis } from "#schemas/content/diagnosis.ts";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import { signQuestions } from "#schemas/shared/diagnosis.ts";
import { msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean, listSome } from "../report/nearest.ts";
import type { Entry, Mark, Part } from "../types/content.ts";
import type { Position } from "../types/position.ts";
import { diagnose, eachPart, kindOf, positionOf, type Rule } from "./rule.ts";

/** Details that texts and signs of the diagnosis show are known parts, of existing plants that have such a part. */
export const checkDetails: Rule = ({ content: { entries, parts, single }, brokenSlugs }) => {
	const forms = new Map(entries.flatMap((entry) => [...formOf(entry)]));
	return [
		...eachPart(parts, (part) =>
			part.marks.flatMap((mark) => (mark.type === "image" ? checkDetail(mark, part, forms, brokenSlugs) : [])),
		),
		...(single.diagnosis ? checkSigns(single.diagnosis, forms) : []),
	];
};

/** Part and plant of a sign's drawing exist by other rules. */
function checkSigns(file: Part, forms: Forms): Diagnostic[] {
	// The data has been validated.
	const signs = (file.data as Diagnosis | null)?.signs;
	if (!signs) return [];
	return signQuestions.flatMap((question) =>
		Object.entries(signs[question]).flatMap(([sign, { drawing }]) =>
			drawing ? checkPart(drawing, positionOf(file, `/signs/${question}/${sign}/drawing/plant`), file, forms) : [],
		),
	);
}

type Forms = ReadonlyMap<string, PlantForm>;

function checkPart(
	{ part, plant }: { part: DetailPart; plant: string },
	position: Position,
	file: Part,
	forms: Forms,
): Diagnostic[] {
	const form = forms.get(plant);
	if (!form || hasPart(form, part)) return [];
	const hint = msg("link.partless.hint", {
		plants: listSome([...forms].filter(([, each]) => hasPart(each, part)).map(([slug]) => slug)),
	});
	return [diagnose(file, position, "picture-conflict", { message: msg("link.partless", { part, plant }), hint })];
}

/** The form of a plant by its slug; empty for other entries, and for invalid facts, which are another finding. */
function formOf(entry: Entry): ReadonlyMap<string, PlantForm> {
	const plant = entry.facts?.data ? kindOf(entry).card.plant(entry.facts.data) : null;
	return new Map(plant ? [[entry.slug, plant.form]] : []);
}

function checkDetail(
	{ url, position }: Extract<Mark, { type: "image" }>,
	file: Part,
	forms: Forms,
	brokenSlugs: ReadonlySet<string>,
): Diagnostic[] {
	const named = readDetail(url);
	if (!named) return [];
	const { part, plant } = named;
	const known = isDetailPart(part);
	const found: Diagnostic[] = [];
	if (!known) {
		const hint = didYouMean(part, detailParts, msg("link.noDetail.hint", { parts: listSome(detailParts) }));
		found.push(diagnose(file, position, "missing-image", { message: msg("link.noDetail", { part }), hint }));
	}
	if (!forms.has(plant) && !brokenSlugs.has(plant)) {
		const hint = didYouMean(plant, [...forms.keys()], msg("link.noSlug.hint", { values: listSome([...forms.keys()]) }));
		found.push(diagnose(file, position, "unknown-slug", { message: msg("link.noTerm", { what: "plant", value: plant }), hint }));
	}
	return known ? [...found, ...checkPart({ part, plant }, position, file, forms)] : found;
}
