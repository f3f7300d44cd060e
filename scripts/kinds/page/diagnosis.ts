import { detailAddress } from "#schemas/content/detail.ts";
import type { Diagnosis } from "#schemas/content/diagnosis.ts";
import type { Picture } from "#schemas/content/picture.ts";
import type { DiagnosisPage } from "#schemas/pages/diagnosis/page-data.ts";
import { type CauseSigns, type SignQuestion, signQuestions } from "#schemas/shared/diagnosis.ts";
import type { View } from "../kind.ts";
import { pathOf } from "../plant/card.ts";
import { nearestFirst, titledSource } from "../titled-source.ts";
import { wordsOfPages } from "../words-of-pages.ts";

/** Signs and causes of sick plants, in the page's language. */
export function diagnosisData(
	{ guide, signs, causes }: Diagnosis,
	view: View,
): Pick<DiagnosisPage, "words" | "listing" | "drawings" | "causes" | "plants"> {
	const plants = view
		.entries("plant")
		.map(({ slug, facts, text }) => ({ slug, path: pathOf(slug, facts), label: text.name }))
		.sort((a, b) => view.compare(a.label, b.label));
	const about = view.entries("guide").find(({ slug }) => slug === guide);
	if (!about) throw new Error(`there is no guide ${guide}, although the content was checked`);
	const { path } = view.cards.of(about);
	return {
		words: view.strings(wordsOfPages.diagnosis),
		listing: {
			facets: [
				...signQuestions.map((question) => ({
					id: question,
					label: view.string(`diagnosis.${question}`),
					match: "any" as const,
					options: Object.entries(signs[question]).map(([id, { label }]) => ({ id, label: label[view.lang] })),
				})),
				{
					id: "plant",
					label: view.string("diagnosis.plant"),
					match: "any",
					options: plants.map(({ slug, label }) => ({ id: slug, label })),
				},
			],
			orders: [],
			textLabel: null,
		},
		drawings: {
			where: drawingsOf(signs.where, view),
			how: drawingsOf(signs.how, view),
			soil: drawingsOf(signs.soil, view),
		},
		causes: causes.map((cause) => {
			const [id, name] = view.texts.section(about, cause.section);
			return {
				...causeSigns(cause),
				id,
				name,
				act: cause.act[view.lang],
				look: cause.look[view.lang],
				section: { path: `${path}#${id}`, label: name },
				sources: nearestFirst(cause.sources, view).map((key) => titledSource(key, view)),
			};
		}),
		plants: Object.fromEntries(plants.map(({ slug, path, label }) => [slug, { path, label }])),
	};
}

/** What the ranking compares with the answers. */
export function causeSigns({ signs, plants = [] }: Diagnosis["causes"][number]): CauseSigns {
	const { where = [], how = [], soil = [] } = signs;
	return { signs: { where, how, soil }, plants };
}

type Signs = Diagnosis["signs"][SignQuestion];

function drawingsOf(signs: Signs, view: View): Record<string, Picture> {
	return Object.fromEntries(drawnAmong(signs).map(([sign, address]) => [sign, view.pictures.detail(address, "")]));
}

/** Addresses of the drawings of signs. */
export function signDrawings({ signs }: Diagnosis): string[] {
	return signQuestions.flatMap((question) => drawnAmong(signs[question]).map(([, address]) => address));
}

function drawnAmong(signs: Signs): [sign: string, address: string][] {
	return Object.entries(signs).flatMap(([sign, { drawing }]): [string, string][] =>
		drawing ? [[sign, detailAddress(drawing.part, drawing.plant)]] : [],
	);
}
