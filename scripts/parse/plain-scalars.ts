import type { ParsedFile } from "../types/content.ts";
import type { Position } from "../types/position.ts";

/** The data of a YAML text with its positions. */
export type Yaml = Pick<ParsedFile, "data" | "positions" | "strings">;

/** Thrown for syntax that the fast reader does not support; the library reads such texts. */
export class Unknown extends Error {}

/** Reader state: `line`, counted from 1 in the whole file, begins at the offset `at`; the text begins at `offset` in its file. */
export type Reading = { yaml: string; offset: number; at: number; line: number; into: Yaml };

/** A key of letters, digits, dots, hyphens and underscores with its colon, up to 100 characters. */
export const keyPattern = /([A-Za-z][\w.-]{0,99}):(?: +|(?=\n)|$)/y;

const flowKey = /([A-Za-z][\w.-]{0,99}): +/y;
const doubleQuoted = /"([^"\\\n]*)"/y;
const singleQuoted = /'((?:[^'\n]|'')*)'/y;
const flowPlain = /[^\s,[\]{}#&*!|>'"%@`:?~.+=<-](?:[^,[\]{}:#'"\n]|:(?![\s,[\]{}]))*/y;
const spaces = / */y;

/** Deepest nesting of flow lists and groups on a line; deeper ones are left to the library. */
const deepest = 10;

/** Records the position of a value; `start` is its offset in the text. */
export function note({ at, line, into }: Reading, pointer: string, key: Position | null, start: number): void {
	into.positions[pointer] = { key, value: [line, start - at + 1] };
}

/** Fails for a key that its group already has, and for a null or boolean word. */
export function add(group: Record<string, unknown>, name: string): void {
	if (Object.hasOwn(group, name) || isWord(name)) throw new Unknown();
}

/** Reads a value on one line: a quoted string, a flow list or a flow group. Returns the value and its end. */
export function readInline(
	reading: Reading,
	start: number,
	pointer: string,
	key: Position | null,
	depth = 0,
): [value: unknown, end: number] {
	if (depth > deepest) throw new Unknown();
	note(reading, pointer, key, start);
	const sign = reading.yaml.charAt(start);
	if (sign === "[") return readFlowList(reading, start, pointer, depth);
	if (sign === "{") return readFlowGroup(reading, start, pointer, depth);
	if (sign === '"') return readText(reading, pointer, find(doubleQuoted, reading, start), (text) => text);
	if (sign === "'") return readText(reading, pointer, find(singleQuoted, reading, start), (text) => text.replaceAll("''", "'"));
	const [written] = find(flowPlain, reading, start);
	const plain = trimEnd(written);
	return [noteScalar(reading, pointer, plain, start), start + written.length];
}

function readText(
	{ into, offset }: Reading,
	pointer: string,
	{ 0: written, 1: inside = "", index }: RegExpExecArray,
	read: (inside: string) => string,
): [value: string, end: number] {
	into.strings[pointer] = [offset + index, offset + index + written.length];
	return [read(inside), index + written.length];
}

function readFlowList(reading: Reading, start: number, pointer: string, depth: number): [value: unknown[], end: number] {
	const list: unknown[] = [];
	let at = skipSpaces(reading, start + 1);
	while (reading.yaml.charAt(at) !== "]") {
		const [item, end] = readInline(reading, at, `${pointer}/${list.length}`, null, depth + 1);
		list.push(item);
		at = toNext(reading, end, "]");
	}
	return [list, at + 1];
}

function readFlowGroup(reading: Reading, start: number, pointer: string, depth: number): [value: object, end: number] {
	const group: Record<string, unknown> = {};
	let at = skipSpaces(reading, start + 1);
	while (reading.yaml.charAt(at) !== "}") {
		const [written, name = ""] = find(flowKey, reading, at);
		add(group, name);
		const position: Position = [reading.line, at - reading.at + 1];
		const [value, end] = readInline(reading, at + written.length, `${pointer}/${name}`, position, depth + 1);
		group[name] = value;
		at = toNext(reading, end, "}");
	}
	return [group, at + 1];
}

/** Moves from the end of an item to the next one, or to the closing bracket. */
function toNext(reading: Reading, end: number, closing: string): number {
	const at = skipSpaces(reading, end);
	const sign = reading.yaml.charAt(at);
	if (sign === closing) return at;
	const next = skipSpaces(reading, at + 1);
	if (sign !== "," || reading.yaml.charAt(next) === closing) throw new Unknown();
	return next;
}

/** The value of a plain scalar; records its position if it is a string. */
export function noteScalar({ into, offset }: Reading, pointer: string, plain: string, start: number): string | number | boolean {
	const value = resolvePlain(plain);
	if (typeof value === "string") into.strings[pointer] = [offset + start, offset + start + plain.length];
	return value;
}

/** The core schema of YAML 1.2, for numbers in decimal notation without exponents. */
function resolvePlain(plain: string): string | number | boolean {
	if (plain === "true" || plain === "false") return plain === "true";
	if (isWord(plain)) throw new Unknown();
	if (!/^[-\d]/.test(plain)) return plain;
	if (/^(?:0|-?[1-9]\d{0,14}|-?\d{1,10}\.\d{1,10})$/.test(plain)) return Number(plain);
	if (/^(?:-|[\d.]+(?:[eExXoO][-+.\da-fA-F]*)?$)/.test(plain)) throw new Unknown();
	return plain;
}

/** Whether a plain word is null or a boolean instead of a string. */
function isWord(plain: string): boolean {
	return plain.length <= 5 && /^(?:null|true|false)$/i.test(plain);
}

/** Removes the spaces at the end; only U+0020, since other spaces belong to the text. */
export function trimEnd(text: string): string {
	let end = text.length;
	while (text.charAt(end - 1) === " ") end--;
	return text.slice(0, end);
}

export function skipSpaces({ yaml }: Reading, at: number): number {
	spaces.lastIndex = at;
	return at + (spaces.exec(yaml)?.[0].length ?? 0);
}

function find(pattern: RegExp, { yaml }: Reading, at: number): RegExpExecArray {
	pattern.lastIndex = at;
	const found = pattern.exec(yaml);
	if (!found) throw new Unknown();
	return found;
}
