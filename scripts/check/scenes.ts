import { type Eater, type SceneForm, seenIn } from "#schemas/content/scene.ts";
import { type Message, msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Part } from "../types/content.ts";
import { diagnose, eachEntry, kindOf, positionOf, type Rule } from "./rule.ts";

/** Pictures are consistent with the content: no plant beside someone it may poison, none that the text warns against. */
export const checkScenes: Rule = ({ content: { entries } }) => {
	const mayPoison = new Map(entries.flatMap((entry) => [...poisonedBy(entry)]));
	return eachEntry(entries, (entry) => {
		const scene = sceneOf(entry);
		if (!entry.facts || !scene) return [];
		return [...shownBesideEaters(scene, entry.facts, mayPoison), ...shownAgainstText(scene, entry.facts)];
	});
};

/** Those whom a plant may poison, by its slug; empty for other entries, and for invalid facts, which are another finding. */
function poisonedBy(entry: Entry): ReadonlyMap<string, readonly Eater[]> {
	const plant = entry.facts?.data ? kindOf(entry).card.plant(entry.facts.data) : null;
	return new Map(plant ? [[entry.slug, plant.mayPoison]] : []);
}

function sceneOf(entry: Entry): SceneForm | null {
	const picture = entry.facts?.data ? kindOf(entry).card.picture(entry.facts.data) : null;
	return picture && "scene" in picture ? picture.scene : null;
}

const besideOf = { cat: "link.besideCat", dog: "link.besideDog", child: "link.besideChild" } as const;
const promisedOf = { cat: "link.promisedCat", dog: "link.promisedDog", child: "link.promisedChild" } as const;

/** Plants that are not known to be harmless to those in the picture, or to those for whom the page promises that. */
function shownBesideEaters(
	{ setting, plants, safeFor = [] }: SceneForm,
	facts: Part,
	mayPoison: ReadonlyMap<string, readonly Eater[]>,
): Diagnostic[] {
	const seen = seenIn[setting];
	const eaters = new Set([...(seen ? [seen] : []), ...safeFor]);
	return plants.flatMap((plant, index) =>
		(mayPoison.get(plant) ?? [])
			.filter((eater) => eaters.has(eater))
			.map((eater) =>
				diagnose(facts, positionOf(facts, `/scene/plants/${index}`), "picture-conflict", {
					message: msg(eater === seen ? besideOf[eater] : promisedOf[eater], { plant, file: `plants/${plant}/facts.yaml` }),
					hint: msg("link.mayPoison.hint", { eater }),
				}),
			),
	);
}

/** Plants that the text warns against, and those that it says to keep apart from another one in the picture. */
function shownAgainstText({ plants, never = [], apart = [] }: SceneForm, facts: Part): Diagnostic[] {
	return plants.flatMap((plant, index) => {
		const conflict = (message: Message, field: string): Diagnostic =>
			diagnose(facts, positionOf(facts, `/scene/plants/${index}`), "picture-conflict", {
				message,
				hint: msg("link.shownAgainstText.hint", { field }),
			});
		const beside = apart.flatMap(({ these, those }) =>
			those.includes(plant) ? plants.filter((other) => these.includes(other)) : [],
		);
		return [
			...(never.includes(plant) ? [conflict(msg("link.warnedAgainst", { plant }), "never")] : []),
			...beside.map((other) => conflict(msg("link.keptApart", { plant, other }), "apart")),
		];
	});
}
