import type { DiagnosisAnswers } from "#schemas/shared/diagnosis.ts";
import type { Choice } from "../catalogue/choice.ts";

/** The visitor's answers: the first one to each question. */
export function answersOf({ options }: Choice): DiagnosisAnswers {
	const first = (question: string) => options[question]?.[0] ?? null;
	return { where: first("where"), how: first("how"), soil: first("soil"), plant: first("plant") };
}

/** Further answers to one question in an address, which have no effect. */
export function furtherAnswers({ options }: Choice): string[] {
	return Object.entries(options).flatMap(([question, ids]) => ids.slice(1).map((id) => `${question}=${id}`));
}
