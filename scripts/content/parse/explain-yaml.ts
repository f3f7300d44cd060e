import type { YAMLParseError } from "yaml";
import { contentLimits } from "#schemas/shared/constants.ts";
import { msg } from "../../messages/message.ts";
import type { Finding } from "../../report/diagnostic.ts";

/** The parser's errors in words for editors. The codes are those of `yaml` 2.9. */
const known: Partial<Record<YAMLParseError["code"], Omit<Finding, "code">>> = {
	TAB_AS_INDENT: { message: msg("parse.tab"), hint: msg("parse.tab.hint") },
	BAD_INDENT: {
		message: msg("parse.badIndent"),
		hint: msg("parse.badIndent.hint"),
	},
	MISSING_CHAR: {
		message: msg("parse.notClosed"),
		hint: msg("parse.notClosed.hint"),
	},
	BLOCK_AS_IMPLICIT_KEY: { message: msg("parse.colonInValue"), hint: msg("parse.quote.hint") },
	MULTILINE_IMPLICIT_KEY: {
		message: msg("parse.longName"),
		hint: msg("parse.longName.hint"),
	},
	BAD_SCALAR_START: {
		message: msg("parse.reservedSign"),
		hint: msg("parse.quote.hint"),
	},
	UNEXPECTED_TOKEN: {
		message: msg("parse.unexpected"),
		hint: msg("parse.unexpected.hint"),
	},
	MULTIPLE_DOCS: { message: msg("parse.secondDocument"), hint: msg("parse.secondDocument.hint") },
	BAD_ALIAS: { message: msg("parse.badAlias"), hint: msg("parse.badAlias.hint") },
	BAD_DQ_ESCAPE: {
		message: msg("parse.backslash"),
		hint: msg("parse.backslash.hint"),
	},
};

/** More values than `contentLimits` allows. */
export const tooManyValues: Finding = {
	code: "too-long",
	message: msg("parse.tooManyValues", { most: contentLimits.yamlValues }),
	hint: msg("read.tooLong.hint"),
};

/** Lists or groups nested too deeply; the library would overflow the stack on them. */
export const nestedTooDeep: Finding = {
	code: "too-deep",
	message: msg("parse.tooDeep", { levels: contentLimits.nesting }),
	hint: msg("parse.tooDeep.hint"),
};

/** A value preceded by a tag, `!name`. */
export const typeName: Finding = {
	code: "yaml-syntax",
	message: msg("parse.typeName"),
	hint: msg("parse.quote.hint"),
};

/** An anchor or an alias. */
export function repeated(name: string): Finding {
	return {
		code: "yaml-alias",
		message: msg("parse.alias", { name }),
		hint: msg("parse.alias.hint"),
	};
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
	const code = correctedCode(given, message);
	if (code === "TAG_RESOLVE_FAILED") return typeName;
	if (code === "DUPLICATE_KEY") {
		const [, key = ""] = /^\s*([^:\n]*)/.exec(text.slice(pos[0])) ?? [];
		return { code: "duplicate-key", message: msg("parse.duplicateKey", { field: key }), hint: msg("parse.duplicateKey.hint") };
	}
	return {
		code: "yaml-syntax",
		...(known[code] ?? {
			message: msg("parse.unreadable"),
			hint: msg("parse.unreadable.hint"),
		}),
	};
}

/** The parser's own code, except where it does not name what the editor has done. */
function correctedCode(code: YAMLParseError["code"], message: string): YAMLParseError["code"] {
	return isUnseparated(message) ? "BAD_ALIAS" : code;
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
