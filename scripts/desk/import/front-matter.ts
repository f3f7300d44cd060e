import { parseDocument } from "yaml";
import { isRecord } from "#schemas/shared/shapes.ts";

/** A post of another generator: its fields, by the names that it gives them, and its Markdown. */
export type Post = { fields: Readonly<Record<string, unknown>>; body: string };

/** Splits a post into its fields, in YAML or TOML, and its Markdown. A post may have no fields. */
export function readPost(source: string): Post {
	const text = source.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
	const [all = "", fence, front = ""] = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)^\1[ \t]*(?:\n|$)/m.exec(text) ?? [];
	if (fence === undefined || !text.startsWith(all)) return { fields: {}, body: text.trim() };
	const fields: unknown = fence === "+++" ? readToml(front) : parseDocument(front).toJS();
	return { fields: isRecord(fields) ? fields : {}, body: text.slice(all.length).trim() };
}

/** The part of TOML that posts have: a value or a list on a line, and groups of them. */
function readToml(text: string): Record<string, unknown> {
	const fields: Record<string, unknown> = {};
	let group = fields;
	for (const line of text.split("\n")) {
		const [, table] = /^\s*\[([\w-]+)\]/.exec(line) ?? [];
		if (table !== undefined) {
			group = {};
			fields[table] = group;
		}
		const [, key, value] = /^\s*"?([\w-]+)"?\s*=\s*(.+?)\s*$/.exec(line) ?? [];
		if (key !== undefined && value !== undefined) group[key] = readValue(value);
	}
	return fields;
}

/** Strings, numbers and lists of TOML are written as in YAML; dates are left as words. */
function readValue(written: string): unknown {
	return /^\d{4}-\d\d-\d\d/.test(written) ? written : parseDocument(written).toJS();
}

/** The first of these fields that holds words; a dot leads into a group. Of a list, its first words. */
export function wordsOf({ fields }: Post, ...names: readonly string[]): string | undefined {
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
