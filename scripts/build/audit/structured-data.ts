import { type StructuredData, structuredData } from "#schemas/pages/structured-data.ts";
import { once } from "#schemas/shared/once.ts";
import { parseJson } from "#schemas/shared/parse-json.ts";
import { compileJsonSchema, publishedSchema } from "../../report/json-schema.ts";

const findFaults = once(() => compileJsonSchema(publishedSchema(structuredData)));

/** Parses the data block of a page: returns its errors, as text, and the pictures that it refers to. */
export function readStructuredData(json: string): { problems: string[]; images: string[] } {
	const data = parseJson(json);
	if (data === undefined) return { problems: ["it is no JSON"], images: [] };
	const problems = findFaults()(data);
	if (problems.length > 0) return { problems, images: [] };
	const { "@graph": things } = data as StructuredData;
	return { problems: [], images: things.flatMap((thing) => (thing["@type"] === "Article" ? [thing.image.contentUrl] : [])) };
}
