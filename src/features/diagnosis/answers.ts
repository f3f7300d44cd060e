import type { DiagnosisAnswers } from "#schemas/shared/diagnosis.ts";
import type { Choice } from "../catalogue/choice.ts";

/** The visitor's answers: the first one to each question. */
export function answersOf({ options }: Choice): DiagnosisAnswers {
	const first = (question: string) => options[question]?.[0] ?? null;
	return { where: first("where"), how: first("how"), soil: first("soil"), plant: first("plant") };
}
