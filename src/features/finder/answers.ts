import type { Listing } from "#schemas/pages/listing.ts";
import {
	type FinderAnswer,
	type FinderQuestion,
	type FinderWish,
	finderQuestions,
	finderWishes,
} from "#schemas/shared/finder.ts";
import { bandAt, type LightBand, type WindowDistance } from "#schemas/shared/window-light.ts";
import { writeChoice } from "../catalogue/address.ts";
import { type Choice, furtherOptions, noChoice, withOptions } from "../catalogue/choice.ts";

/** The visitor's answers. An unanswered question is null and has no effect. */
export type Answers = {
	light: LightBand | "lamp" | null;
	pets: readonly FinderAnswer<"pets">[];
	time: FinderAnswer<"time"> | null;
	experience: FinderAnswer<"experience"> | null;
	air: FinderAnswer<"air"> | null;
	room: FinderAnswer<"room"> | null;
	wish: FinderAnswer<"wish"> | null;
};

/** Questions with a single answer. */
type Single = Exclude<FinderQuestion, "pets">;
const planned = ["side", "distance", "month"] as const;

/** The answer to a question, or null. */
export function answerTo<Question extends Single>({ options }: Choice, question: Question): FinderAnswer<Question> | null {
	const answers: readonly FinderAnswer<Question>[] = finderQuestions[question];
	return answers.find((id) => id === options[question]?.[0]) ?? null;
}

/** The distance from the window that counts until one is chosen. */
export const assumedDistance: WindowDistance = "near";

/** The light at the planner's spot, or null without a direction. */
export function plannedLight(choice: Choice): LightBand | null {
	const side = answerTo(choice, "side");
	const distance = answerTo(choice, "distance") ?? assumedDistance;
	return side && bandAt(side, distance, Number(answerTo(choice, "month") ?? 0));
}

/** The answers in a choice. If the planner has a direction, it determines the light. */
export function answersOf(choice: Choice): Answers {
	return {
		light: plannedLight(choice) ?? answerTo(choice, "light"),
		pets: finderQuestions.pets.filter((id) => choice.options["pets"]?.includes(id)),
		time: answerTo(choice, "time"),
		experience: answerTo(choice, "experience"),
		air: answerTo(choice, "air"),
		room: answerTo(choice, "room"),
		wish: answerTo(choice, "wish"),
	};
}

/** Whether any question that affects the ranking was answered. */
export function hasAnswers({ light, pets, time, experience, air, room, wish }: Answers): boolean {
	return [light, time, experience, air, room, wish].some((answer) => answer !== null) || pets.length > 0;
}

/** The choice with another answer; null removes it. Light has a single answer: chosen directly, or from the planner. */
export function withAnswer(choice: Choice, question: Single, id: string | null): Choice {
	const next = withOptions(withOptions(choice, "surprise", []), question, id === null ? [] : [id]);
	if (question === "light") return planned.reduce((each, name) => withOptions(each, name, []), next);
	return next.options["side"] ? withOptions(next, "light", []) : next;
}

/**
 * The choice without contradictions: second answers to one question, and a light beside the planner's, are removed and
 * reported.
 */
export function consistent(choice: Choice): { choice: Choice; ignored: string[] } {
	const doubled = furtherOptions(choice, "pets");
	const single = Object.entries(choice.options).map(([question, ids]) => [question, question === "pets" ? ids : ids.slice(0, 1)]);
	const next: Choice = { ...choice, options: Object.fromEntries(single) };
	const { side, light } = next.options;
	if (!side || !light) return { choice: next, ignored: doubled };
	return { choice: withOptions(next, "light", []), ignored: [...doubled, `light=${light[0]}`] };
}

export const wishes = Object.keys(finderWishes) as FinderWish[];

/** Whether a fragment names a common wish. */
export function isWish(anchor: string): anchor is FinderWish {
	return Object.hasOwn(finderWishes, anchor);
}

/** The choice for a common wish. */
export function choiceOf(wish: FinderWish, listing: Listing): Choice {
	return { ...noChoice(listing), options: finderWishes[wish] };
}

/** The address with the results for a common wish; without scripts its fragment leads to the list of that wish. */
export function wishPath(wish: FinderWish, path: string, listing: Listing): string {
	return `${path}${writeChoice(choiceOf(wish, listing), listing)}#${wish}`;
}
