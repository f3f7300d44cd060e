import type { Diagnosis } from "#schemas/content/diagnosis.ts";
import { type CauseSigns, rankCauses, type SignQuestion, signQuestions } from "#schemas/shared/diagnosis.ts";
import { defaultLang } from "#schemas/shared/languages.ts";
import { diagnosisFile } from "../kinds/content-file.ts";
import { causeSigns } from "../kinds/page/diagnosis.ts";
import { msg, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean, listSome } from "../report/nearest.ts";
import type { Content, Part } from "../types/content.ts";
import { diagnose, eachEntry, positionOf, type Rule } from "./rule.ts";

/** The diagnosis leads from every sign to a cause, to every cause from some signs, and from there to a section of the guide. */
export const checkDiagnosis: Rule = ({ content }) => {
	const part = content.single.diagnosis;
	if (!part) return pagesWithoutFile(content);
	if (!part.data) return [];
	// The data has been validated.
	const data = part.data as Diagnosis;
	const unknown = unknownSigns(data, part);
	// A sign whose name is misspelt below seems to lead nowhere, and its cause cannot be reached.
	const dead = unknown.length > 0 ? [] : [...idleSigns(data, part), ...unreachableCauses(data, part)];
	return [...unknown, ...dead, ...unknownSections(data, part, content)];
};

function pagesWithoutFile({ entries }: Content): Diagnostic[] {
	return eachEntry(entries, ({ facts }) =>
		facts?.data && "template" in facts.data && facts.data.template === "diagnosis"
			? [
					diagnose(
						facts,
						positionOf(facts, "/template"),
						"missing-file",
						withHint("link.noDiagnosisFile", { file: diagnosisFile }),
					),
				]
			: [],
	);
}

function unknownSigns({ signs, causes }: Diagnosis, part: Part): Diagnostic[] {
	return causes.flatMap((cause, place) =>
		signQuestions.flatMap((question) =>
			(cause.signs[question] ?? []).flatMap((sign, index) => {
				const known = Object.keys(signs[question]);
				if (known.includes(sign)) return [];
				const position = positionOf(part, `/causes/${place}/signs/${question}/${index}`);
				const otherwise = msg("link.noSlug.hint", { values: listSome(known) });
				const message = msg("link.noTerm", { what: question, value: sign });
				return [diagnose(part, position, "unknown-slug", { message, hint: didYouMean(sign, known, otherwise) })];
			}),
		),
	);
}

function idleSigns({ signs, causes }: Diagnosis, part: Part): Diagnostic[] {
	return signQuestions.flatMap((question) =>
		Object.keys(signs[question])
			.filter((sign) => !causes.some((cause) => cause.signs[question]?.includes(sign)))
			.map((sign) =>
				diagnose(
					part,
					part.positions[`/signs/${question}/${sign}`]?.key ?? null,
					"idle-sign",
					withHint("link.idleSign", { sign, question }),
				),
			),
	);
}

/** Causes that no combination of signs leads to, because they have none or others always come before them. */
function unreachableCauses({ signs, causes }: Diagnosis, part: Part): Diagnostic[] {
	const all = causes.map(causeSigns);
	const answers = (question: SignQuestion) => [null, ...Object.keys(signs[question])];
	const reached = new Set<CauseSigns>();
	for (const where of answers("where"))
		for (const how of answers("how"))
			for (const soil of answers("soil"))
				for (const { cause } of rankCauses(all, { where, how, soil, plant: null })) reached.add(cause);
	return all.flatMap((cause, place) =>
		reached.has(cause)
			? []
			: [
					diagnose(
						part,
						positionOf(part, `/causes/${place}/section`),
						"unreachable-cause",
						withHint("link.unreachableCause", { cause: causes[place]?.section ?? "" }),
					),
				],
	);
}

function unknownSections({ guide: slug, causes }: Diagnosis, part: Part, { entries }: Content): Diagnostic[] {
	// A guide that does not exist is another finding.
	const guide = entries.find((entry) => entry.kind === "guide" && entry.slug === slug)?.texts[defaultLang];
	if (!guide?.body && !guide?.digest) return [];
	return causes.flatMap(({ section }, place) => {
		if (guide.anchors.includes(section)) return [];
		const otherwise = msg("link.anchors.hint", { anchors: listSome(guide.anchors) });
		const message = msg("link.noAnchor", { path: `/guides/${slug}`, anchor: section });
		const hint = didYouMean(section, guide.anchors, otherwise);
		return [diagnose(part, positionOf(part, `/causes/${place}/section`), "dead-anchor", { message, hint })];
	});
}
