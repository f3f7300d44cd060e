import type { FactName, PlantNeeds } from "#schemas/pages/finder/page-data.ts";
import type { Answers } from "./answers.ts";
import type { Reason, ReasonKey } from "./reasons.ts";

/*
 * How each answer rates a plant's facts. The limits are set by our editors: days between two checks of the soil, humidity in
 * percent, temperatures in °C, heights in cm, difficulty from 1 to 5.
 */

const weekly = 7;
const twiceAWeek = 4;

function because(key: ReasonKey, fact: FactName, weight: number): Reason[] {
	return [{ key, side: weight > 0 ? "for" : "against", weight, fact }];
}

/** Rates time and experience. */
export function rateCare({ checks, difficulty }: PlantNeeds, { time, experience }: Answers): Reason[] {
	return [...rateTime(checks, time), ...rateExperience(difficulty, experience)];
}

function rateTime(checks: PlantNeeds["checks"], time: Answers["time"]): Reason[] {
	switch (time) {
		case "little":
			if (checks.min >= weekly) return because("checksRare", "days", 3);
			return checks.max < weekly ? because("checksOften", "days", -3) : because("checksOften", "days", -1);
		case "some":
			return checks.min >= twiceAWeek ? because("checksFit", "days", 2) : because("checksOften", "days", -1);
		case "plenty":
			return checks.min <= twiceAWeek ? because("checksWelcome", "days", 1) : [];
		case null:
			return [];
	}
}

function rateExperience(difficulty: number, experience: Answers["experience"]): Reason[] {
	switch (experience) {
		case "none":
			if (difficulty <= 2) return because("easy", "difficulty", 4 - difficulty);
			return because("demanding", "difficulty", difficulty === 3 ? -1 : -4);
		case "some":
			return difficulty <= 3 ? because("easy", "difficulty", 1) : because("demanding", "difficulty", -1);
		case "much":
			return difficulty >= 4 ? because("challenge", "difficulty", 2) : [];
		case null:
			return [];
	}
}

/** Rates humidity: heated rooms have about 30 to 40 %, a humid one 60 % and more. */
export function rateAir({ humidity }: PlantNeeds, { air }: Answers): Reason[] {
	switch (air) {
		case "dry":
			if (humidity.min <= 40) return because("airSuits", "humidity", 2);
			return because("airTooDry", "humidity", humidity.min >= 60 ? -3 : -1);
		case "ordinary":
			return humidity.min <= 50 ? because("airSuits", "humidity", 1) : because("airTooDry", "humidity", -2);
		case "humid":
			return humidity.max > 50
				? because("airSuits", "humidity", humidity.max >= 70 ? 3 : 1)
				: because("airTooHumid", "humidity", -2);
		case null:
			return [];
	}
}

/** Rates the room: its warmth, humidity, height, and whether anyone is there at weekends. */
export function rateRoom(needs: PlantNeeds, { room }: Answers): Reason[] {
	const { temperature, coldLimit, height, humidity, checks, outdoors, wishes } = needs;
	switch (room) {
		case "living":
			return temperature.min <= 20 && temperature.max >= 22 ? because("warmRoom", "temperature", 1) : [];
		case "bedroom":
			if (temperature.min <= 16) return because("coolNights", "temperature", 2);
			return coldLimit >= 15 ? because("coldSensitive", "cold", -2) : [];
		case "kitchen":
			if (height <= 50) return because("compact", "height", 2);
			return height > 120 ? because("tooBig", "height", -2) : [];
		case "bathroom":
			// What is harvested wants sun, which few bathrooms have.
			if (wishes.includes("edible")) return because("wantsSun", "lux", -4);
			if (humidity.max >= 70) return because("airSuits", "humidity", 3);
			return humidity.max <= 50 ? because("airTooHumid", "humidity", -2) : [];
		case "office":
			return [
				...(checks.min >= weekly
					? because("checksRare", "days", 2)
					: checks.max < weekly
						? because("checksOften", "days", -2)
						: []),
				...(height > 200 ? because("tooBig", "height", -1) : height <= 50 ? because("compact", "height", 1) : []),
			];
		case "hall":
			if (coldLimit <= 10) return because("coldHardy", "cold", 3);
			return [{ key: "coldSensitive", side: coldLimit >= 15 ? "out" : "against", weight: -4, fact: "cold" }];
		case "balcony":
			if (outdoors) return because("outdoors", "hardiness", 3);
			return [{ key: "indoorsOnly", side: "out", weight: -9, fact: "hardiness" }];
		case null:
			return [];
	}
}

/** The reason that each wish gives for a plant that meets it. */
const wished: Record<NonNullable<Answers["wish"]>, { key: ReasonKey; fact: FactName }> = {
	flowers: { key: "flowers", fact: "category" },
	trailing: { key: "trails", fact: "category" },
	tall: { key: "tall", fact: "height" },
	small: { key: "compact", fact: "height" },
	pattern: { key: "pattern", fact: "category" },
	edible: { key: "edible", fact: "category" },
	air: { key: "airClaimed", fact: "category" },
};

export function rateWish({ wishes }: PlantNeeds, { wish }: Answers): Reason[] {
	if (wish === null) return [];
	// Whoever wants to eat from it has no use for another plant.
	if (!wishes.includes(wish))
		return [{ key: "notWish", side: wish === "edible" ? "out" : "against", weight: -5, fact: "category" }];
	return because(wished[wish].key, wished[wish].fact, 4);
}
