/** Questions of the diagnosis about what can be seen and felt, in the order in which they are asked; also their names in addresses. */
export const signQuestions = ["where", "how", "soil"] as const;

export type SignQuestion = (typeof signQuestions)[number];

/** Ids of signs, by the question that they answer. */
export type Signs = Readonly<Record<SignQuestion, readonly string[]>>;

/** What is known of a cause: the signs that it fits, and the plants that it strikes more than others, by slug. */
export type CauseSigns = { signs: Signs; plants: readonly string[] };

/** Everything that the diagnosis asks about. The plant is a slug. */
export type DiagnosisQuestion = SignQuestion | "plant";

/** One answer to each question; null where there is none. */
export type DiagnosisAnswers = Readonly<Record<DiagnosisQuestion, string | null>>;

/** A cause, and the questions whose answers speak for it. */
export type Suspicion<Cause> = { cause: Cause; because: DiagnosisQuestion[] };

/** Maximum number of causes in an answer: with more of them, nobody knows where to begin. */
const causesMax = 3;

/** Questions whose answers rule out the causes that do not fit them. The others only put causes in order. */
const decisive = ["how", "soil"] as const satisfies SignQuestion[];

/** Whether the answers say what can be seen. Soil and plant alone point to no cause. */
export function hasSigns({ where, how }: DiagnosisAnswers): boolean {
	return where !== null || how !== null;
}

/**
 * The most likely causes, at most three: the one that most answers speak for first, and of equals the one that is listed first. A cause
 * that names no soil fits every soil.
 */
export function rankCauses<Cause extends CauseSigns>(causes: readonly Cause[], answers: DiagnosisAnswers): Suspicion<Cause>[] {
	return causes
		.filter(({ signs }) => decisive.every((question) => signs[question].length === 0 || fits(signs[question], answers[question])))
		.map((cause) => ({ cause, because: reasonsFor(cause, answers) }))
		.filter(({ because }) => because.includes("where") || because.includes("how"))
		.sort((a, b) => b.because.length - a.because.length)
		.slice(0, causesMax);
}

function fits(signs: readonly string[], answer: string | null): boolean {
	return answer === null || signs.includes(answer);
}

function reasonsFor({ signs, plants }: CauseSigns, answers: DiagnosisAnswers): DiagnosisQuestion[] {
	const fitting = { ...signs, plant: plants };
	return ([...signQuestions, "plant"] as const).filter(
		(question) => answers[question] !== null && fits(fitting[question], answers[question]),
	);
}
