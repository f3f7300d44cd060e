import type { PlantNeeds } from "#schemas/pages/finder/page-data.ts";
import { lampLux } from "#schemas/shared/finder.ts";
import { bandLux, type LightBand, middleOf, suits } from "#schemas/shared/window-light.ts";
import type { Answers } from "./answers.ts";
import { rateAir, rateCare, rateRoom, rateWish } from "./criteria.ts";
import type { Reason, ReasonKey } from "./reasons.ts";

/** «fits»: nothing counts against the plant. */
export type Verdict = "fits" | "compromise" | "out";

export type Rating<Plant> = { plant: Plant; verdict: Verdict; score: number; reasons: Reason[] };

type Candidate = { slug: string; needs: PlantNeeds };

/**
 * Ranks all plants, best first: matches, then compromises, then plants that are ruled out; within each by score, then by
 * difficulty, then by slug, so that the order depends on plants and answers alone.
 */
export function rank<Plant extends Candidate>(plants: readonly Plant[], answers: Answers): Rating<Plant>[] {
	return plants
		.map((plant) => rate(plant, answers))
		.sort(
			(a, b) =>
				places[a.verdict] - places[b.verdict] ||
				b.score - a.score ||
				a.plant.needs.difficulty - b.plant.needs.difficulty ||
				(a.plant.slug < b.plant.slug ? -1 : 1),
		);
}

const places: Record<Verdict, number> = { fits: 0, compromise: 1, out: 2 };

/** Rates one plant. Its reasons are sorted by weight, each once. */
export function rate<Plant extends Candidate>(plant: Plant, answers: Answers): Rating<Plant> {
	const { needs } = plant;
	const all = [
		...ratePets(needs, answers),
		...rateLight(needs, answers),
		...rateWish(needs, answers),
		...rateCare(needs, answers),
		...rateAir(needs, answers),
		...rateRoom(needs, answers),
	];
	const reasons = all
		.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index)
		.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
	const is = (side: Reason["side"]) => reasons.some((reason) => reason.side === side);
	const verdict = is("out") ? "out" : is("against") ? "compromise" : "fits";
	return { plant, verdict, score: reasons.reduce((sum, { weight }) => sum + weight, 0), reasons };
}

/** Rules out plants that harm anyone in the household, and plants not known to be safe. */
function ratePets({ toxicity }: PlantNeeds, { pets }: Answers): Reason[] {
	return pets.map((who): Reason => {
		const severity = toxicity[who];
		if (severity === "none") return { key: `${who}Safe`, side: "for", weight: 1, fact: who };
		return { key: severity === "unknown" ? `${who}Unknown` : `${who}Toxic`, side: "out", weight: -9, fact: who };
	});
}

/** A plant is ruled out if the light at the spot is this many times below or above its range. */
const excludedFactor = 2;

/** Compares the light of the spot with the plant's range: if it does not suit the plant but reaches into its range, that is a compromise. */
function rateLight({ lux }: PlantNeeds, { light }: Answers): Reason[] {
	if (light === null) return [];
	const because = (key: ReasonKey, side: Reason["side"], weight: number): Reason => ({ key, side, weight, fact: "lux" });
	// A lamp is raised for a plant that wants less.
	if (light === "lamp") return [lux.min <= lampLux ? because("lightFits", "for", 4) : because("tooDark", "against", -6)];
	const spot = bandLux[light];
	if (lux.min > spot.max) return [because("tooDark", lux.min >= excludedFactor * spot.max ? "out" : "against", -6)];
	if (lux.max < spot.min) return [because("tooBright", lux.max * excludedFactor <= spot.min ? "out" : "against", -6)];
	if (suits(lux, light)) return [because(isDark(light) ? "lightLow" : "lightFits", "for", 4)];
	return [because(lux.min > middleOf(light) ? "lightScant" : "lightStrong", "against", -2)];
}

function isDark(light: LightBand): boolean {
	return light === "dark" || light === "dim" || light === "low";
}
