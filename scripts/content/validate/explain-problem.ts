import type { z } from "zod";
import type { ProblemKey } from "#schemas/content/messages/problem.ts";
import type { WrongHost } from "#schemas/shared/web-address.ts";
import { type Message, msg, type Said, type Value } from "../../messages/message.ts";
import { explainHost } from "../../report/explain-host.ts";

/** Explains a violation of a custom rule of a shape (`schemas/content/messages/problem.ts`); null for zod's own rules. */
export function explainProblem(issue: z.core.$ZodIssue, field: string | Message, value: string): Said | null {
	const params = issue.code === "custom" ? issue.params : undefined;
	if (params?.["host"]) {
		// Only `saysItsHost` sets it.
		const { fault, hint } = explainHost(params["host"] as WrongHost);
		return { message: msg("validate.host", { field, fault }), hint };
	}
	if (!isProblem(issue.message)) return null;
	const values = { ...nameUnit((params?.["values"] ?? {}) as Record<string, Value>), field, value };
	return { message: { key: issue.message, values }, hint: { key: `${issue.message}.hint` } };
}

/** Only `problem` gives an issue such a message. */
function isProblem(key: string): key is ProblemKey {
	return key.startsWith("shape.");
}

/** Units that are words, which are translated. */
const unitWords = ["days", "weeks", "years"] as const;

function nameUnit(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
	const word = unitWords.find((each) => each === values["unit"]);
	return word ? { ...values, unit: msg(`unit.${word}`) } : values;
}
