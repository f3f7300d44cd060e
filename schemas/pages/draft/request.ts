import * as z from "zod";
import { articleFacts } from "../../content/article/schema.ts";
import { plantText } from "../../content/plant/schema.ts";
import { targetIds } from "../../shared/draft-targets.ts";

/**
 * Words found in plant names, such as «d’Amérique», «‘Thai’», «(Linden)», «var.». Everything else may be Markdown or a typing
 * error.
 */
const nameWords = /^(?:[‘‚(]?[\p{L}×][\p{L}\p{M}]*(?:[’-][\p{L}\p{M}]+)*\.?[’‘)]?(?: |$))*$/u;

/** The request for a draft, with each field in the format of the content files. */
const articleRequest = z.strictObject({
	name: z.string().transform(tidyName).pipe(plantText.shape.name.regex(nameWords)),
	topic: articleFacts.shape.topic,
	target: z.enum(targetIds),
});

export type ArticleRequest = z.infer<typeof articleRequest>;
export type RequestField = keyof ArticleRequest;

/** The problem of a field. `max` is the maximum length of a name. */
export type Problem = { is: "empty" | "signs" | "choose" } | { is: "long"; max: number };

/** Validates the submitted fields: the request, or the first problem of each field. */
export function readRequest(
	fields: Record<RequestField, string>,
): { request: ArticleRequest } | { problems: Partial<Record<RequestField, Problem>> } {
	const { success, data, error } = articleRequest.safeParse(fields);
	if (success) return { request: data };
	const problems: Partial<Record<RequestField, Problem>> = {};
	for (const issue of error.issues) {
		const field = issue.path[0] as RequestField;
		problems[field] ??= field === "name" ? nameProblem(issue, fields.name) : { is: "choose" };
	}
	return { problems };
}

function nameProblem(issue: z.core.$ZodIssue, name: string): Problem {
	if (name.trim() === "") return { is: "empty" };
	return issue.code === "too_big" ? { is: "long", max: Number(issue.maximum) } : { is: "signs" };
}

/** A name with curly quotes and single spaces. */
function tidyName(name: string): string {
	return name
		.trim()
		.replace(/\s+/g, " ")
		.replace(/(^|[ (])'/g, "$1‘")
		.replaceAll("'", "’");
}
