import type { YAMLParseError } from "yaml";
import { contentLimits } from "#schemas/spec/constants.ts";
import type { Finding } from "../report/diagnostic.ts";

/** The parser's findings in an editor's words. Codes are those of `yaml` 2.9. */
const known: Partial<Record<YAMLParseError["code"], Omit<Finding, "code">>> = {
	TAB_AS_INDENT: { message: "A tab stands at the beginning of the line.", hint: "indent with two spaces" },
	BAD_INDENT: {
		message: "The line is not indented like its neighbours.",
		hint: "begin it in the same column as the lines of its list or group",
	},
	MISSING_CHAR: {
		message: "Something that was opened is not closed.",
		hint: 'add the missing quote, bracket or colon, or put "…" around the whole value',
	},
	BLOCK_AS_IMPLICIT_KEY: { message: 'The value holds ": ", which begins a new field.', hint: 'put "…" around the whole value' },
	MULTILINE_IMPLICIT_KEY: {
		message: "A field's name runs over more than one line.",
		hint: "write name and colon on one line, and check the quotes above",
	},
	BAD_SCALAR_START: {
		message: "The value begins with a sign that YAML keeps for itself.",
		hint: 'put "…" around the whole value',
	},
	UNEXPECTED_TOKEN: {
		message: "Something stands here that does not belong to the value before it.",
		hint: 'check the quotes on this line, or put "…" around the whole value',
	},
	MULTIPLE_DOCS: { message: "The file holds a second document after a line ---.", hint: "keep one document in a file" },
	BAD_ALIAS: { message: "A name after * or & is not complete.", hint: 'put "…" around text that begins with * or &' },
	BAD_DQ_ESCAPE: {
		message: "A backslash inside double quotes begins no known sign.",
		hint: "use single quotes, or write the backslash twice",
	},
};

/** Lists or groups inside one another; the library would exhaust the stack over them. */
export const nestedTooDeep: Finding = {
	code: "too-deep",
	message: `Lists or groups stand inside one another, more than ${contentLimits.nesting} levels deep.`,
	hint: "remove the signs [ { or - that stand in a row",
};

/** A value with `!name` in front. */
export const typeName: Finding = {
	code: "yaml-syntax",
	message: "The value begins with an exclamation mark, which YAML takes as the name of a type.",
	hint: 'put "…" around the whole value',
};

/** An anchor or an alias. */
export function repeated(name: string): Finding {
	return {
		code: "yaml-alias",
		message: `"${name}" repeats a value by name, which content files do not use.`,
		hint: "write the value out; put quotes around text that begins with * or &",
	};
}

export function explainYamlError(
	{ code: given, message, pos }: Pick<YAMLParseError, "code" | "message" | "pos">,
	text: string,
): Finding {
	const code = meantCode(given, message);
	if (code === "TAG_RESOLVE_FAILED") return typeName;
	if (code === "DUPLICATE_KEY") {
		const [, key = ""] = /^\s*([^:\n]*)/.exec(text.slice(pos[0])) ?? [];
		return { code: "duplicate-key", message: `The field "${key}" stands here a second time.`, hint: "keep one of the two" };
	}
	return {
		code: "yaml-syntax",
		...(known[code] ?? {
			message: "The YAML cannot be read from here on.",
			hint: "check quotes, colons and indentation of this line and the one above",
		}),
	};
}

/** The parser's own code, but where that names something else than what an editor has written. */
function meantCode(code: YAMLParseError["code"], message: string): YAMLParseError["code"] {
	// A bracket that is never closed comes as a wrong indentation of what follows it.
	if (code === "BAD_INDENT" && message.includes("end with a")) return "MISSING_CHAR";
	return isUnseparated(message) ? "BAD_ALIAS" : code;
}

/** Whether the parser misses a space behind a name: `&[…`. Behind `!` the name of a type is the finding. */
export function isUnseparated(message: string): boolean {
	return message.startsWith("Tags and anchors must be separated");
}
