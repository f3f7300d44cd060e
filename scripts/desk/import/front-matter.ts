import { parse as parseToml, TomlError } from "smol-toml";
import { parseDocument } from "yaml";
import { isRecord } from "#schemas/shared/shapes.ts";
import { plainText } from "../../content/read/decode-text.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";

/** A post of another generator: its fields, by the names that it gives them, and its Markdown. */
export type Post = { fields: Readonly<Record<string, unknown>>; body: string };

/** Splits a post into its fields, in YAML or TOML, and its Markdown. A post may have no fields. */
export function readPost(source: string): Post {
	const text = plainText(source);
	const [all = "", fence, front = ""] = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\n|$)/.exec(text) ?? [];
	if (fence === undefined) return { fields: {}, body: text.trim() };
	const fields = fence === "+++" ? readToml(front) : readYaml(front);
	return { fields: isRecord(fields) ? fields : {}, body: text.slice(all.length).trim() };
}

/** The values of TOML, with dates as words, as they are in YAML. */
function readToml(text: string): unknown {
	try {
		return JSON.parse(JSON.stringify(parseToml(text)));
	} catch (error) {
		if (error instanceof TomlError) throw unreadable(error.line);
		throw error;
	}
}

function readYaml(text: string): unknown {
	// Generators take the last of two fields with one name.
	const document = parseDocument(text, { uniqueKeys: false });
	const [error] = document.errors;
	if (error) throw unreadable(error.linePos?.[0].line ?? 1);
	return document.toJS();
}

/** `line` is counted below the first `---` or `+++`. */
function unreadable(line: number): UsageError {
	return new UsageError(msg("usage.postFields", { line: line + 1 }));
}

/** The first of these fields that holds words; a dot leads into a group. Of a list, its first words. */
export function wordsOf({ fields }: Pick<Post, "fields">, ...names: readonly string[]): string | undefined {
	for (const name of names) {
		const found = name.split(".").reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), fields);
		const [first] = Array.isArray(found) ? found : [found];
		if (typeof first === "string" && first.trim() !== "") return first.trim();
	}
	return undefined;
}

/** All words of these fields. */
export function allWordsOf({ fields }: Post, ...names: readonly string[]): string[] {
	return names.flatMap((name) => [fields[name]].flat()).filter((value): value is string => typeof value === "string");
}

/** A day in our form, of a date in any that generators write; undefined without one. */
export function dayOf(written: string | undefined): string | undefined {
	const day = /^\d{4}-\d\d-\d\d/.exec(written ?? "")?.[0];
	if (day !== undefined || written === undefined) return day;
	const date = new Date(`${written.replace(/(\d)(?:st|nd|rd|th)\b/, "$1")} UTC`);
	return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
