import type { YAMLParseError } from "yaml";
import { contentLimits } from "#schemas/shared/constants.ts";
import { msg, withHint } from "../../messages/message.ts";
import type { Finding } from "../../report/diagnostic.ts";

/** The parser's errors in words for editors. The codes are those of `yaml` 2.9. */
const known: Partial<Record<YAMLParseError["code"], Omit<Finding, "code">>> = {
	TAB_AS_INDENT: withHint("parse.tab"),
	BAD_INDENT: withHint("parse.badIndent"),
	MISSING_CHAR: withHint("parse.notClosed"),
	BLOCK_AS_IMPLICIT_KEY: { message: msg("parse.colonInValue"), hint: msg("parse.quote.hint") },
	MULTILINE_IMPLICIT_KEY: withHint("parse.longName"),
	BAD_SCALAR_START: { message: msg("parse.reservedSign"), hint: msg("parse.quote.hint") },
	UNEXPECTED_TOKEN: withHint("parse.unexpected"),
	MULTIPLE_DOCS: withHint("parse.secondDocument"),
	BAD_ALIAS: withHint("parse.badAlias"),
	BAD_DQ_ESCAPE: withHint("parse.backslash"),
};

/** More values than `contentLimits` allows. */
export const tooManyValues: Finding = {
	code: "too-long",
	message: msg("parse.tooManyValues", { most: contentLimits.yamlValues }),
	hint: msg("read.tooLong.hint"),
};

/** Lists or groups nested too deeply; the library would overflow the stack on them. */
export const nestedTooDeep: Finding = { code: "too-deep", ...withHint("parse.tooDeep", { levels: contentLimits.nesting }) };

/** A value preceded by a tag, `!name`. */
export const typeName: Finding = { code: "yaml-syntax", message: msg("parse.typeName"), hint: msg("parse.quote.hint") };

/** An anchor or an alias. */
export function repeated(name: string): Finding {
	return { code: "yaml-alias", ...withHint("parse.alias", { name }) };
}

export function explainYamlError(
	{ code: given, message, pos }: Pick<YAMLParseError, "code" | "message" | "pos">,
	text: string,
): Finding {
	const closing = missingBracket(message);
	if (closing !== null)
		return {
			code: "yaml-syntax",
			message: msg("parse.openBracket", { sign: closing === "}" ? "{" : "[" }),
			hint: msg("parse.openBracket.hint", { sign: closing }),
		};
	// The parser does not name what the editor has done.
	const code = isUnseparated(message) ? "BAD_ALIAS" : given;
	if (code === "TAG_RESOLVE_FAILED") return typeName;
	if (code === "DUPLICATE_KEY") {
		const [, key = ""] = /^\s*([^:\n]*)/.exec(text.slice(pos[0])) ?? [];
		return { code: "duplicate-key", ...withHint("parse.duplicateKey", { field: key }) };
	}
	return {
		code: "yaml-syntax",
		...(known[code] ?? withHint("parse.unreadable")),
	};
}

/**
 * The missing bracket that closes a group or list; the parser reports it as wrong indentation of what follows. Null for other
 * errors.
 */
export function missingBracket(message: string): string | null {
	return /end with a ([}\]])/.exec(message)?.[1] ?? null;
}

/** Whether the parser misses a space after an anchor or tag: `&[…`. After `!`, the finding is the tag itself. */
export function isUnseparated(message: string): boolean {
	return message.startsWith("Tags and anchors must be separated");
}
