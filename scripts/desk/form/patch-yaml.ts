import { isDeepStrictEqual } from "node:util";
import {
	type Document,
	isMap,
	isNode,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parseDocument,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { isRecord } from "#schemas/shared/shapes.ts";
import { writeField, writeItem, writeScalar } from "./write-yaml.ts";

/** Field names at a path of a file, in the order in which new fields are inserted. */
export type FieldOrder = (path: readonly string[]) => readonly string[];

export type Fields = Readonly<Record<string, unknown>>;

/** Replaces the text from `start` to `end`. The splices of one patch do not overlap. */
type Splice = { start: number; end: number; text: string };

/** State of the traversal of a document. */
type Walk = { source: string; order: FieldOrder; splices: Splice[] };

/** Position of a value: the indentation of its field or dash, and whether more may follow on its line. */
type ValuePosition = { path: readonly string[]; indent: number; inline: boolean };

/**
 * Patches a YAML text so that it parses to `wanted`, changing nothing else: comments, field order, quoting and wrapping are kept
 * wherever the value is unchanged. New fields are inserted according to `order`. Returns null if the text is not valid YAML; the
 * result has been parsed again and equals `wanted`.
 */
export function patchYaml(text: string, wanted: Fields, order: FieldOrder): string | null {
	const source = text === "" || text.endsWith("\n") ? text : `${text}\n`;
	const document = parse(source);
	if (document.errors.length > 0) return null;
	if (document.contents === null) return writeAll(source, wanted, order);
	const walk: Walk = { source, order, splices: [] };
	const isPatched = patchNode(document.contents, wanted, { path: [], indent: 0, inline: false }, walk);
	const patched = isPatched ? splice(source, walk.splices) : null;
	if (patched !== null && says(patched, wanted)) return patched;
	const rewritten = rewrite(document, wanted);
	return says(rewritten, wanted) ? rewritten : null;
}

function parse(source: string): Document.Parsed {
	return parseDocument(source, { logLevel: "error" });
}

function says(text: string, wanted: Fields): boolean {
	const document = parse(text);
	return document.errors.length === 0 && isDeepStrictEqual(document.toJS() ?? {}, wanted);
}

/** Writes a file that has no fields yet. Its comments stay at the top. */
function writeAll(source: string, wanted: Fields, order: FieldOrder): string {
	const keys = sortKeys(Object.keys(wanted), order([]));
	return source + keys.map((key) => writeField(key, wanted[key], 0)).join("");
}

/** Fallback for YAML too unusual to patch in place: the library serialises the document, comments included. */
function rewrite(document: Document.Parsed, wanted: Fields): string {
	const there: unknown = document.toJS();
	for (const key of Object.keys(isRecord(there) ? there : {})) if (!Object.hasOwn(wanted, key)) document.delete(key);
	for (const [key, value] of Object.entries(wanted))
		if (!isRecord(there) || !isDeepStrictEqual(there[key], value)) document.set(key, value);
	return document.toString({ lineWidth: 0 });
}

function splice(source: string, splices: readonly Splice[]): string {
	return splices
		.toSorted((a, b) => b.start - a.start || b.end - a.end)
		.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source);
}

/** Records the splices that make a node equal to `wanted`. Returns false if its parent must be rewritten. */
function patchNode(node: Node, wanted: unknown, at: ValuePosition, walk: Walk): boolean {
	if (isDeepStrictEqual(node.toJSON(), wanted)) return true;
	if (isMap(node)) return isRecord(wanted) && patchFields(node, wanted, at, walk);
	if (isSeq(node)) return Array.isArray(wanted) && patchItems(node, wanted, at, walk);
	if (!isScalar(node) || !node.range || (typeof wanted === "object" && wanted !== null)) return false;
	const [start, end] = node.range;
	// A block scalar ends its line, so nothing may follow it there.
	const follows = walk.source.slice(end, lineEnd(walk.source, end)).trim() !== "";
	if (start === end) return false;
	walk.splices.push({ start, end, text: writeScalar(wanted, node, at.indent, at.inline || follows) });
	return true;
}

function patchFields(map: YAMLMap, wanted: Fields, { path, inline }: ValuePosition, walk: Walk): boolean {
	const { source, splices } = walk;
	const fields = map.items.map((pair) => ({ pair, key: keyOf(pair), ...placeOfField(pair, source) }));
	const added = Object.keys(wanted).filter((key) => fields.every((field) => field.key !== key));
	const kept = fields.filter(({ key }) => Object.hasOwn(wanted, key));
	// In a flow map, adding or removing a field shifts everything after it; and a map without fields would become a different kind of
	// value.
	if (kept.length === 0 || (map.flow && (added.length > 0 || kept.length < fields.length))) return false;
	for (const { pair, key, start, end, indent, isFirst } of fields) {
		const valuePosition = { path: [...path, key], indent, inline: inline || map.flow === true };
		if (!Object.hasOwn(wanted, key)) {
			// Removing the field next to a dash would leave the dash without a field.
			if (!isFirst) return false;
			splices.push({ start: start - indent, end, text: "" });
		} else if (isNode(pair.value) && patchNode(pair.value, wanted[key], valuePosition, walk)) continue;
		else if (map.flow) return false;
		else dropInside(splices, start, end).push({ start, end, text: writeField(key, wanted[key], indent) });
	}
	const order = walk.order(path);
	for (const key of sortKeys(added, order).toReversed()) {
		const rank = order.indexOf(key);
		const before = rank === -1 ? fields.at(-1) : fields.findLast((field) => order.indexOf(field.key) < rank);
		const indent = fields[0]?.indent ?? 0;
		const text = writeField(key, wanted[key], indent);
		if (before) splices.push({ start: before.end, end: before.end, text: " ".repeat(indent) + text });
		else splices.push({ start: fields[0]?.start ?? 0, end: fields[0]?.start ?? 0, text: text + " ".repeat(indent) });
	}
	return true;
}

function patchItems(seq: YAMLSeq, wanted: readonly unknown[], { path, inline }: ValuePosition, walk: Walk): boolean {
	const { source, splices } = walk;
	const nodes = seq.items.filter(isNode);
	const places = nodes.map((node) => placeOfItem(node, source));
	if (wanted.length === 0 || nodes.length === 0 || nodes.length < seq.items.length) return false;
	if (seq.flow && nodes.length !== wanted.length) return false;
	const [from, unchangedAtEnd] = findChanged(
		nodes.map((node) => node.toJSON()),
		wanted,
	);
	const changed = Math.min(nodes.length, wanted.length) - unchangedAtEnd;
	for (let index = from; index < nodes.length - unchangedAtEnd; index++) {
		const [node, place] = [nodes[index] as Node, places[index] as Lines];
		const valuePosition = { path: [...path, String(index)], indent: place.indent, inline: inline || seq.flow === true };
		if (index >= changed) {
			if (!place.isFirst) return false;
			splices.push({ start: place.start - place.indent, end: place.end, text: "" });
		} else if (patchNode(node, wanted[index], valuePosition, walk)) continue;
		else if (seq.flow) return false;
		else dropInside(splices, place.start, place.end).push({ ...place, text: writeItem(wanted[index], place.indent) });
	}
	const added = wanted.slice(Math.max(from, changed), wanted.length - unchangedAtEnd);
	if (added.length === 0 || nodes.length >= wanted.length) return true;
	const [first] = places as [Lines];
	const before = places[Math.max(from, changed) - 1];
	const text = added.map((item) => " ".repeat(first.indent) + writeItem(item, first.indent)).join("");
	if (before) splices.push({ start: before.end, end: before.end, text });
	else splices.push({ start: first.start, end: first.start, text: text.trimStart() + " ".repeat(first.indent) });
	return true;
}

/** Drops splices inside a range that is rewritten as a whole. */
function dropInside(splices: Splice[], start: number, end: number): Splice[] {
	for (let index = splices.length - 1; index >= 0; index--) {
		const each = splices[index];
		if (each && each.start >= start && each.end <= end) splices.splice(index, 1);
	}
	return splices;
}

/** Length of the common prefix, and of the common suffix of the rest. */
function findChanged(before: readonly unknown[], after: readonly unknown[]): readonly [from: number, behind: number] {
	const most = Math.min(before.length, after.length);
	let from = 0;
	while (from < most && isDeepStrictEqual(before[from], after[from])) from++;
	let behind = 0;
	while (behind < most - from && isDeepStrictEqual(before.at(-1 - behind), after.at(-1 - behind))) behind++;
	return [from, behind];
}

/** From the key or dash to the end of its last line; `indent` is the starting column, `isFirst` whether only spaces precede it. */
type Lines = { start: number; end: number; indent: number; isFirst: boolean };

function placeOfField({ key, value }: Pair, source: string): Lines {
	const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
	const keyEnd = isNode(key) ? (key.range?.[1] ?? 0) : 0;
	return linesFrom(start, isNode(value) ? Math.max(value.range?.[1] ?? 0, keyEnd) : keyEnd, source);
}

function placeOfItem({ range }: Node, source: string): Lines {
	const [start, end] = range ?? [0, 0];
	return linesFrom(source.lastIndexOf("-", Math.max(0, start - 1)), end, source);
}

function linesFrom(start: number, valueEnd: number, source: string): Lines {
	const lineStart = source.lastIndexOf("\n", start - 1) + 1;
	const indent = start - lineStart;
	return { start, end: lineEnd(source, valueEnd), indent, isFirst: source.slice(lineStart, start).trim() === "" };
}

/** End of the line that contains the position, including its line break. */
function lineEnd(source: string, at: number): number {
	if (at > 0 && source[at - 1] === "\n") return at;
	const end = source.indexOf("\n", at);
	return end === -1 ? source.length : end + 1;
}

function keyOf({ key }: Pair): string {
	return String(isScalar(key) ? key.value : key);
}

/** Sorts new keys in schema order; unknown keys follow in the given order. */
function sortKeys(keys: readonly string[], order: readonly string[]): string[] {
	const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	return keys.toSorted((a, b) => rank(a) - rank(b));
}
