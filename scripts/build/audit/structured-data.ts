import type { z } from "zod";
import { structuredData } from "#schemas/pages/structured-data.ts";
import { parseJson } from "#schemas/shared/parse-json.ts";

/** Parses the data block of a page: returns its errors, as text, and the pictures that it refers to. */
export function readStructuredData(json: string): { problems: string[]; images: string[] } {
	const data = parseJson(json);
	if (data === undefined) return { problems: ["it is no JSON"], images: [] };
	const read = structuredData.safeParse(data);
	if (!read.success) return { problems: [...new Set(read.error.issues.map(explain))], images: [] };
	return {
		problems: [],
		images: read.data["@graph"].flatMap((thing) => (thing["@type"] === "Article" ? [thing.image.contentUrl] : [])),
	};
}

/** The path of the field, and its error. */
function explain({ path, message }: z.core.$ZodIssue): string {
	return `${path.join(".") || "the whole"}: ${message}`;
}
