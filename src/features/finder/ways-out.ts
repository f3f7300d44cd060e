import type { FinderPlant } from "#schemas/pages/finder/page-data.ts";
import { type FinderQuestion, finderQuestions } from "#schemas/shared/finder.ts";
import { windowDistances } from "#schemas/shared/window-light.ts";
import type { Choice } from "../catalogue/choice.ts";
import { answersOf, answerTo, assumedDistance, withAnswer } from "./answers.ts";
import { rank } from "./score.ts";

/** An answer to change, what to (null: none), and how many plants would match then. */
export type WayOut = { question: Exclude<FinderQuestion, "pets">; answer: string | null; count: number };

/** Most ways shown. */
const waysMax = 4;

/**
 * What to change where no plant matches: for each answer alone the smallest change after which most plants match, best first. Who lives in the
 * home is a fact and never changed; nor is the window, but a plant may stand nearer to it, or under a lamp.
 */
export function waysOut(plants: readonly FinderPlant[], choice: Choice): WayOut[] {
	const changes: WayOut[] = changeable(choice).flatMap(({ question, answers }) => {
		const tried = answers.map((answer) => ({
			question,
			answer,
			count: countMatches(plants, withAnswer(choice, question, answer)),
		}));
		return tried.sort((a, b) => b.count - a.count).slice(0, 1);
	});
	return changes
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count)
		.slice(0, waysMax);
}

/** How many plants match the answers of a choice. */
export function countMatches(plants: readonly FinderPlant[], choice: Choice): number {
	return rank(plants, answersOf(choice)).filter(({ verdict }) => verdict === "fits").length;
}

function changeable(choice: Choice): { question: WayOut["question"]; answers: (string | null)[] }[] {
	const { light, time, experience, air, room, wish } = answersOf(choice);
	const side = answerTo(choice, "side");
	const distance = answerTo(choice, "distance") ?? assumedDistance;
	const others = (question: "time" | "experience" | "air", answer: string | null) =>
		answer === null ? [] : [{ question, answers: finderQuestions[question].filter((other) => other !== answer) }];
	return [
		...(side
			? [{ question: "distance" as const, answers: windowDistances.slice(0, windowDistances.indexOf(distance)).reverse() }]
			: []),
		...(light === null ? [] : [{ question: "light" as const, answers: ["lamp"] }]),
		...others("time", time),
		...others("experience", experience),
		...others("air", air),
		...(room === null ? [] : [{ question: "room" as const, answers: [null] }]),
		...(wish === null ? [] : [{ question: "wish" as const, answers: [null] }]),
	];
}
