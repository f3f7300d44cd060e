import type { z } from "zod";
import { structuredData } from "#schemas/structured-data.ts";
import { parseJson } from "./parse-json.ts";

/** Reads the data block of a page: gives what is wrong with it, in words, and the pictures that it names. */
export function readStructuredData(json: string): { faults: string[]; images: string[] } {
	const data = parseJson(json);
	if (data === undefined) return { faults: ["it is no JSON"], images: [] };
	const read = structuredData.safeParse(data);
	if (!read.success) return { faults: [...new Set(read.error.issues.map(explain))], images: [] };
	return { faults: [], images: read.data["@graph"].flatMap((thing) => (thing["@type"] === "Article" ? [thing.image.url] : [])) };
}

/** The field as a path, and what is wrong there. */
function explain({ path, message }: z.core.$ZodIssue): string {
	return `${path.join(".") || "the whole"}: ${message}`;
}
