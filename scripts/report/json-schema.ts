import { createRequire } from "node:module";
import type { Ajv2020, Options } from "ajv/dist/2020.js";
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

/** A validator of JSON Schemas (2020-12, with the keyword `discriminator`), which names all faults of a value. */
export function createValidator(options: Options = {}): Ajv2020 {
	// Loaded on demand and at once: most runs validate nothing, and callers parse a page synchronously.
	const require = createRequire(import.meta.url);
	const { Ajv2020 } = require("ajv/dist/2020.js") as typeof import("ajv/dist/2020.js");
	const { fullFormats } = require("ajv-formats/dist/formats.js") as typeof import("ajv-formats/dist/formats.js");
	return new Ajv2020({ allErrors: true, discriminator: true, formats: fullFormats, ...options });
}

/**
 * Compiles a JSON Schema into a function that says where a value does not match it, and why, such as `/3/title must be string`.
 * The schema has to be a valid one, such as Zod writes: to check that takes longer than to compile it.
 */
export function compileJsonSchema(schema: object): (value: unknown) => string[] {
	const validate = createValidator({ meta: false, validateSchema: false }).compile(schema);
	return (value) => {
		if (validate(value)) return [];
		return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "its top"} ${message}`);
	};
}
