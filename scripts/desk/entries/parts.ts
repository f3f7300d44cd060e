import { Document, isMap, parseDocument } from "yaml";
import * as z from "zod";
import type { NewFile } from "#schemas/pages/draft/files.ts";
import { groupBy } from "#schemas/shared/group-by.ts";
import type { Kind } from "../../kinds/kind.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { didYouMean } from "../../report/nearest.ts";
import { withRecord } from "../translate/record-translations.ts";
import { type Choices, stub } from "./stub.ts";

type Json = z.core.JSONSchema.BaseSchema;

/** Location of an optional part: in the facts or in the texts, and at which path. */
type PartLocation = { in: "facts" | "text"; path: readonly string[]; shape: Json };

/** Parts that other commands write: translation records, and the layouts of a plant's page with their fields. */
const writtenElsewhere = ["translated", "sheet", "guide", "profile"];

/**
 * The optional parts of a kind by name, such as `upkeep` or `profile.faq`: fields or groups that an entry may omit. A name in both
 * facts and texts is one part. Fields of list items are excluded.
 */
export function optionalParts({ shape: { facts, text } }: Kind<object, object>): Map<string, PartLocation[]> {
	return groupBy([...findSpots(facts, "facts"), ...findSpots(text, "text")], ({ path }) => path.join("."));
}

function findSpots(shape: z.ZodType, where: PartLocation["in"]): PartLocation[] {
	const visit = (group: Json, above: readonly string[]): PartLocation[] =>
		Object.entries(group.properties ?? {}).flatMap(([key, child]) => {
			if (typeof child !== "object") return [];
			const path = [...above, key];
			const optional = !group.required?.includes(key) && !writtenElsewhere.includes(path.join("."));
			return [...(optional ? [{ in: where, path, shape: child }] : []), ...visit(child, path)];
		});
	return visit(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }), []);
}

/**
 * Adds optional parts to the existing facts and texts of an entry. New fields contain TODO markers; existing text and comments are
 * kept. A part that the kind does not have, that the entry already has, or whose parent group is missing, is a UsageError.
 */
export function addParts(
	files: readonly NewFile[],
	kind: Kind<object, object>,
	names: readonly string[],
	choices: Choices,
): NewFile[] {
	const known = optionalParts(kind);
	const spots = names.flatMap((name) => known.get(name) ?? refuse(name, [...known.keys()]));
	return files.map(({ file, contents }) => {
		const where = file.endsWith("/facts.yaml") ? "facts" : "text";
		const own = spots.filter((spot) => spot.in === where);
		if (own.length === 0) return { file, contents };
		const [before, fields, behind] = divide(file, contents);
		const added = own.reduce((text, spot) => add(file, text, spot, choices), fields);
		const text = `${before}${added}${behind}`;
		// The new part is not translated yet, so the translation record is removed.
		return { file, contents: where === "text" ? withRecord(file, text, null) : text };
	});
}

function refuse(name: string, known: readonly string[]): never {
	throw new UsageError(
		msg("usage.newPart", { part: name, hint: didYouMean(name, known, msg("usage.newChoices", { choices: known.join(", ") })) }),
	);
}

/** Splits a file into its fields and the Markdown around them. */
export function divide(file: string, contents: string): readonly [before: string, fields: string, behind: string] {
	if (!file.endsWith(".md")) return ["", contents, ""];
	const [, before = "", fields = "", behind = ""] = /^(---\n)([\s\S]*?\n)(---(?:\n[\s\S]*)?)$/.exec(contents) ?? [];
	return [before, fields, behind === "" ? contents : behind];
}

/** Adds a field at the end of its group; everything else is kept byte for byte. */
function add(file: string, fields: string, { path, shape }: PartLocation, choices: Choices): string {
	const [key = "", above] = [path.at(-1) ?? "", path.slice(0, -1)];
	const document = parseDocument(fields);
	const group = above.length === 0 ? document.contents : document.getIn(above, true);
	if (!isMap(group)) throw new UsageError(msg("usage.newPartAbove", { file, part: path.join("."), above: above.join(".") }));
	if (group.has(key)) throw new UsageError(msg("usage.newPartThere", { file, part: path.join(".") }));
	const field = stub({ type: "object", properties: { [key]: shape }, required: [key] }, choices);
	if (group.flow) {
		if (isMap(field)) group.items.push(...field.items);
		return document.toString({ lineWidth: 0, flowCollectionPadding: true });
	}
	const end = fields.slice(0, group.range?.[1]).trimEnd().length;
	const lineEnd = fields.indexOf("\n", end);
	const [before, behind] = lineEnd === -1 ? [`${fields}\n`, ""] : [fields.slice(0, lineEnd + 1), fields.slice(lineEnd + 1)];
	return before + String(new Document(field)).replace(/^(?=.)/gm, "  ".repeat(above.length)) + behind;
}
