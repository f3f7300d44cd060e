import type { Listing } from "#schemas/listing.ts";
import { type FinderAnswer, type FinderQuestion, type FinderWish, finderQuestions, finderWishes } from "#schemas/spec/finder.ts";
import { bandAt, type LightBand, type WindowSide } from "#schemas/spec/window-light.ts";
import { writeChoice } from "../catalogue/address.ts";
import { type Choice, noChoice, withOptions } from "../catalogue/choice.ts";

/** What a visitor has answered. What was not answered is null, and counts for nothing. */
export type Answers = {
	light: LightBand | null;
	/** Side of the window, when the planner gave the light. */
	side: WindowSide | null;
	pets: readonly FinderAnswer<"pets">[];
	time: FinderAnswer<"time"> | null;
	experience: FinderAnswer<"experience"> | null;
	air: FinderAnswer<"air"> | null;
	room: FinderAnswer<"room"> | null;
	wish: FinderAnswer<"wish"> | null;
};

/** Questions that take one answer. */
type Single = Exclude<FinderQuestion, "pets">;
const planned = ["side", "distance", "month"] as const;

/** The one answer to a question, or null. */
export function answerTo<Question extends Single>({ options }: Choice, question: Question): FinderAnswer<Question> | null {
	const answers: readonly FinderAnswer<Question>[] = finderQuestions[question];
	return answers.find((id) => id === options[question]?.[0]) ?? null;
}

/** What a choice says. The planner, where it has side and distance, says how much light there is. */
export function answersOf(choice: Choice): Answers {
	const side = answerTo(choice, "side");
	const distance = answerTo(choice, "distance");
	const window = side && distance ? bandAt(side, distance, Number(answerTo(choice, "month") ?? 0)) : null;
	return {
		light: window ?? answerTo(choice, "light"),
		side: window && side,
		pets: finderQuestions.pets.filter((id) => choice.options["pets"]?.includes(id)),
		time: answerTo(choice, "time"),
		experience: answerTo(choice, "experience"),
		air: answerTo(choice, "air"),
		room: answerTo(choice, "room"),
		wish: answerTo(choice, "wish"),
	};
}

/** Whether anything was answered that plants are judged by. */
export function isAsked({ light, pets, time, experience, air, room, wish }: Answers): boolean {
	return [light, time, experience, air, room, wish].some((answer) => answer !== null) || pets.length > 0;
}

/** The choice with another answer; null takes an answer back. Light has one answer: its own, or the planner's. */
export function withAnswer(choice: Choice, question: Single, id: string | null): Choice {
	const next = withOptions(withOptions(choice, "surprise", []), question, id === null ? [] : [id]);
	if (question === "light") return planned.reduce((each, name) => withOptions(each, name, []), next);
	return next.options["side"] && next.options["distance"] ? withOptions(next, "light", []) : next;
}

/** The choice without what contradicts itself: second answers to one question, and a light beside the planner's; both are told. */
export function consistent(choice: Choice): { choice: Choice; ignored: string[] } {
	const doubled = Object.entries(choice.options)
		.filter(([question]) => question !== "pets")
		.flatMap(([question, ids]) => ids.slice(1).map((id) => `${question}=${id}`));
	const single = Object.entries(choice.options).map(([question, ids]) => [question, question === "pets" ? ids : ids.slice(0, 1)]);
	const next: Choice = { ...choice, options: Object.fromEntries(single) };
	const { side, distance, light } = next.options;
	if (!side || !distance || !light) return { choice: next, ignored: doubled };
	return { choice: withOptions(next, "light", []), ignored: [...doubled, `light=${light[0]}`] };
}

export const wishes = Object.keys(finderWishes) as FinderWish[];

/** Whether an anchor names a common wish. */
export function isWish(anchor: string): anchor is FinderWish {
	return Object.hasOwn(finderWishes, anchor);
}

/** Answers that say a common wish. */
export function choiceOf(wish: FinderWish, listing: Listing): Choice {
	return { ...noChoice(listing), options: finderWishes[wish] };
}

/** Where all plants for a common wish are; without script its anchor leads to the list of that wish. */
export function wishPath(wish: FinderWish, path: string, listing: Listing): string {
	return `${path}${writeChoice(choiceOf(wish, listing), listing)}#${wish}`;
}
