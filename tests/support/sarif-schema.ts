/**
 * The parts of the JSON Schema of SARIF 2.1.0 (OASIS, sarif-schema-2.1.0.json, errata 01) that our reports use, as they stand there: names,
 * types, formats, what is required, and that nothing else may stand there. No npm package carries the schema itself.
 */
const text = { type: "string" };
const object = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
	type: "object",
	additionalProperties: false,
	properties,
	required,
});
const list = (items: unknown) => ({ type: "array", items, minItems: 0 });
const ref = (name: string) => ({ $ref: `#/definitions/${name}` });
const level = { enum: ["none", "note", "warning", "error"] };

export const sarifSchema = {
	...object({ $schema: { type: "string", format: "uri" }, version: { enum: ["2.1.0"] }, runs: list(ref("run")) }, [
		"version",
		"runs",
	]),
	definitions: {
		run: object(
			{
				tool: ref("tool"),
				language: { type: "string", pattern: "^[a-zA-Z]{2}(-[a-zA-Z]{2})?$" },
				columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
				results: list(ref("result")),
			},
			["tool"],
		),
		tool: object({ driver: ref("toolComponent") }, ["driver"]),
		toolComponent: object({ name: text, rules: { ...list(ref("reportingDescriptor")), uniqueItems: true } }, ["name"]),
		reportingDescriptor: object(
			{
				id: text,
				shortDescription: ref("multiformatMessageString"),
				fullDescription: ref("multiformatMessageString"),
				help: ref("multiformatMessageString"),
				defaultConfiguration: object({ level }),
			},
			["id"],
		),
		multiformatMessageString: object({ text, markdown: text }, ["text"]),
		result: object(
			{
				ruleId: text,
				level,
				message: ref("message"),
				locations: list(ref("location")),
				relatedLocations: { ...list(ref("location")), uniqueItems: true },
			},
			["message"],
		),
		message: object({ text }, ["text"]),
		location: object({ physicalLocation: ref("physicalLocation"), message: ref("message") }),
		physicalLocation: object({ artifactLocation: ref("artifactLocation"), region: ref("region") }, ["artifactLocation"]),
		artifactLocation: object({ uri: { type: "string", format: "uri-reference" } }),
		region: object({ startLine: { type: "integer", minimum: 1 }, startColumn: { type: "integer", minimum: 1 } }),
	},
};
