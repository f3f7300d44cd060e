import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import { eaters } from "#schemas/content/scene.ts";
import type { FinderPage, FinderPlant, PlantNeeds } from "#schemas/pages/finder/page-data.ts";
import type { Facet } from "#schemas/pages/listing.ts";
import { type FinderAnswer, type FinderQuestion, finderQuestions, lampDistance } from "#schemas/shared/finder.ts";
import { bandLux, distanceMetres, lightBands } from "#schemas/shared/window-light.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { createSafeAlike } from "../plant/alike.ts";
import { pathOf } from "../plant/card.ts";
import { heightLimits } from "../plant/listing.ts";
import { titledSource } from "../titled-source.ts";
import { wordsOfPages } from "../words-of-pages.ts";

/** Height of a grown plant in cm that counts as tall. */
const tallFrom = 150;

/** The finder's data from the catalogue, in the page's language. */
export function finder(
	sources: readonly string[],
	view: View,
): Pick<FinderPage, "words" | "listing" | "plants" | "bands" | "sources"> {
	const entries = view.entries("plant");
	const findSafe = createSafeAlike(entries, eaters);
	const plants = entries.map((entry) => finderPlant(entry, findSafe(entry), view)).sort((a, b) => view.compare(a.name, b.name));
	return {
		words: view.strings(wordsOfPages.finder),
		listing: {
			facets: [
				...questions(view),
				{ id: "surprise", label: "", match: "any", options: plants.map(({ slug, name }) => ({ id: slug, label: name })) },
			],
			orders: [],
			textLabel: null,
		},
		plants,
		bands: bandsOf(view),
		sources: sources.map((key) => titledSource(key, view)),
	};
}

/** The questions, in the order of their answers in addresses. */
function questions(view: View): Facet[] {
	return [
		ask("side", view, (id) => view.term("window", id)),
		ask("distance", view, (id) => view.figure({ ...distanceMetres[id], unit: "metre" })),
		ask("month", view, (id) => view.monthNames[Number(id) - 1] ?? id),
		ask("light", view, (id) =>
			id === "lamp"
				? view.string("question.light.lamp", { distance: view.figure({ ...lampDistance, unit: "centimetre" }) })
				: view.term("light", id),
		),
		{ ...ask("pets", view, (id) => view.string(`toxicity.${id}`)), match: "all", note: view.string("question.petsNote") },
		ask("time", view, (id) => view.string(`question.time.${id}`)),
		ask("experience", view, (id) => view.string(`question.experience.${id}`)),
		ask("air", view, (id) => view.string(`question.air.${id}`)),
		ask("room", view, (id) => view.string(`question.room.${id}`)),
		ask("wish", view, (id) => view.string(`question.wish.${id}`)),
	];
}

function ask<Question extends FinderQuestion>(id: Question, view: View, label: (id: FinderAnswer<Question>) => string): Facet {
	const answers: readonly FinderAnswer<Question>[] = finderQuestions[id];
	return { id, label: view.string(`question.${id}`), match: "any", options: answers.map((id) => ({ id, label: label(id) })) };
}

function bandsOf(view: View): FinderPage["bands"] {
	const bands = lightBands.map((band) => {
		const label = band === "dark" || band === "dim" ? view.string(`finder.planner.${band}`) : view.term("light", band);
		return [band, { label, lux: view.figure({ ...bandLux[band], unit: "lux" }) }];
	});
	return Object.fromEntries(bands) as FinderPage["bands"];
}

function finderPlant(entry: LocalizedEntry<"plant">, alike: readonly LocalizedEntry<"plant">[], view: View): FinderPlant {
	const { slug, facts, text } = entry;
	return {
		slug,
		path: pathOf(slug, facts),
		name: text.name,
		latin: facts.latin,
		picture: view.pictures.of(entry),
		needs: needsOf(facts, view),
		words: {
			lux: view.figure({ ...facts.light.lux, unit: "lux" }),
			days: view.figure({ ...facts.water.growing, unit: "count" }),
			difficulty: view.term("difficulty", facts.difficulty),
			humidity: view.figure({ ...facts.humidity, unit: "percent" }),
			temperature: view.figure({ ...facts.temperature, unit: "celsius" }),
			cold: view.figure({ value: facts.coldLimit, unit: "celsius" }),
			height: view.figure({ ...facts.size.height, unit: "centimetre" }),
			hardiness: view.term("hardiness", facts.hardiness),
			category: view.term("category", facts.category),
			cat: view.term("severity", facts.toxicity.cat.severity),
			dog: view.term("severity", facts.toxicity.dog.severity),
			child: view.term("severity", facts.toxicity.child.severity),
		},
		alike: alike.map(({ slug }) => slug),
	};
}

function needsOf(facts: PlantFacts, view: View): PlantNeeds {
	const { cat, dog, child } = facts.toxicity;
	return {
		lux: facts.light.lux,
		checks: facts.water.growing,
		difficulty: view.rank("difficulty", facts.difficulty).place,
		humidity: facts.humidity,
		temperature: facts.temperature,
		coldLimit: facts.coldLimit,
		height: facts.size.height.max,
		toxicity: { cat: cat.severity, dog: dog.severity, child: child.severity },
		outdoors: facts.hardiness !== "indoors",
		wishes: finderQuestions.wish.filter((wish) => meets(wish, facts)),
	};
}

function meets(wish: FinderAnswer<"wish">, { category, form, size, airPurifyingClaim }: PlantFacts): boolean {
	switch (wish) {
		case "flowers":
			return category === "flowering";
		case "trailing":
			return category === "trailing" || form.habit === "trailing";
		case "tall":
			return size.height.max >= tallFrom && category !== "trailing";
		case "small":
			return size.height.max <= heightLimits.small;
		case "pattern":
			return form.marking !== undefined;
		case "edible":
			return category === "edible";
		case "air":
			return airPurifyingClaim;
	}
}
