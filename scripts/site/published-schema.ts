import * as z from "zod";

/** The JSON Schema (2020-12) of a shape, without the keywords that only our own programs read. */
export function publishedSchema(shape: z.ZodType): z.core.JSONSchema.BaseSchema {
	return z.toJSONSchema(shape, {
		io: "input",
		override: ({ jsonSchema }) => {
			for (const key of Object.keys(jsonSchema)) if (key.startsWith("x-")) delete jsonSchema[key];
		},
	});
}
