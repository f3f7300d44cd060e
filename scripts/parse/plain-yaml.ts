import type { Position } from "../types/position.ts";
import {
	add,
	keyPattern,
	note,
	noteScalar,
	type Reading,
	readInline,
	skipSpaces,
	trimEnd,
	Unknown,
	type Yaml,
} from "./plain-scalars.ts";

/** Tabs, control characters, byte-order marks and lone surrogates, which YAML treats specially or rejects. */
const unusual = /[\p{Cc}\ufeff\p{Cs}](?<!\n)/u;

/** Beyond this column everything is left to the library, which reports excessive nesting. */
const farthest = 40;

/**
 * Reads the YAML that content uses: groups, lists, strings on one line or in blocks. Many times as fast as the library, with the
 * same result down to every position, which a test verifies; null for any other syntax, errors included. `line` is the line of the
 * file on which the text begins, `offset` its offset in the file.
 */
export function readPlainYaml(yaml: string, offset: number, line: number): Yaml | null {
	if (unusual.test(yaml)) return null;
	const reading: Reading = { yaml, offset, at: 0, line, into: { data: null, positions: {}, strings: {} } };
	try {
		if (toContent(reading) !== 0) return null;
		reading.into.data = readNested(reading, 0, "", null);
		return reading.at >= yaml.length ? reading.into : null;
	} catch (error) {
		if (error instanceof Unknown) return null;
		throw error;
	}
}

/** Moves to the next line with content. Returns its indentation, or -1 at the end. */
function toContent(reading: Reading): number {
	for (; reading.at < reading.yaml.length; toNextLine(reading)) {
		const start = skipSpaces(reading, reading.at);
		const sign = reading.yaml.charAt(start);
		if (sign !== "\n" && sign !== "" && sign !== "#") return start - reading.at;
	}
	return -1;
}

function toNextLine(reading: Reading): void {
	reading.at = endOfLine(reading) + 1;
	reading.line++;
}

function endOfLine({ yaml, at }: Reading): number {
	const end = yaml.indexOf("\n", at);
	return end === -1 ? yaml.length : end;
}

/** Reads a block list or group that begins on this line. */
function readNested(reading: Reading, indent: number, pointer: string, key: Position | null): unknown {
	if (indent > farthest) throw new Unknown();
	note(reading, pointer, key, reading.at + indent);
	return isItem(reading, indent) ? readList(reading, indent, pointer) : readGroup(reading, indent, pointer);
}

function isItem({ yaml, at }: Reading, indent: number): boolean {
	return yaml.startsWith("- ", at + indent);
}

function readGroup(reading: Reading, indent: number, pointer: string): object {
	const group: Record<string, unknown> = {};
	for (let next = indent; next >= indent; next = toContent(reading)) {
		const start = reading.at + indent;
		keyPattern.lastIndex = start;
		const [written = "", name = ""] = keyPattern.exec(reading.yaml) ?? [];
		// A line that is indented further continues the value above.
		if (next > indent || written === "") throw new Unknown();
		add(group, name);
		const position: Position = [reading.line, indent + 1];
		group[name] = readValue(reading, start + written.length, indent, `${pointer}/${name}`, position);
	}
	return group;
}

function readList(reading: Reading, indent: number, pointer: string): unknown[] {
	const list: unknown[] = [];
	for (let next = indent; next >= indent; next = toContent(reading)) {
		if (next > indent) throw new Unknown();
		if (!isItem(reading, indent)) break;
		const start = skipSpaces(reading, reading.at + indent + 1);
		const child = `${pointer}/${list.length}`;
		keyPattern.lastIndex = start;
		if (keyPattern.test(reading.yaml)) list.push(readNested(reading, start - reading.at, child, null));
		else list.push(readValue(reading, start, indent, child, null));
	}
	return list;
}

/** Reads what follows a key or a list dash, and moves to the next line. */
function readValue(reading: Reading, start: number, indent: number, pointer: string, key: Position | null): unknown {
	const { yaml } = reading;
	const end = endOfLine(reading);
	if (start >= end) return readBelow(reading, indent, pointer, key);
	const sign = yaml.charAt(start);
	if (sign === "|" || sign === ">") return readBlock(reading, start, indent, pointer, key);
	if ("\"'[{".includes(sign)) {
		const [value, behind] = readInline(reading, start, pointer, key);
		if (skipSpaces(reading, behind) !== end) throw new Unknown();
		toNextLine(reading);
		return value;
	}
	const plain = trimEnd(yaml.slice(start, end));
	if (",]}#&*!%@`?:~.+=<".includes(sign) || plain.endsWith(":") || plain.includes(": ") || plain.includes(" #"))
		throw new Unknown();
	note(reading, pointer, key, start);
	const value = noteScalar(reading, pointer, plain, start);
	toNextLine(reading);
	return value;
}

/** Reads the value below a key. A list may have the same indentation as its key. */
function readBelow(reading: Reading, indent: number, pointer: string, key: Position | null): unknown {
	toNextLine(reading);
	const next = toContent(reading);
	if (key === null || next < indent || (next === indent && !isItem(reading, next))) throw new Unknown();
	return readNested(reading, next, pointer, key);
}

/** Reads a block scalar whose lines all have the indentation of the first. */
function readBlock(reading: Reading, start: number, indent: number, pointer: string, key: Position | null): string {
	const { yaml, into, offset } = reading;
	const header = yaml.slice(start, endOfLine(reading));
	if (!["|", "|-", ">", ">-"].includes(header)) throw new Unknown();
	note(reading, pointer, key, start);
	toNextLine(reading);
	const inner = skipSpaces(reading, reading.at) - reading.at;
	if (inner <= indent || yaml.charAt(reading.at + inner) === "\n") throw new Unknown();
	const folded = header.startsWith(">");
	let [text, blank, behind] = ["", 0, start];
	for (; reading.at < yaml.length; toNextLine(reading)) {
		const end = endOfLine(reading);
		if (reading.at === end) {
			blank++;
			continue;
		}
		const from = skipSpaces(reading, reading.at);
		if (from - reading.at < inner) {
			if (from === end || from - reading.at > indent) throw new Unknown();
			break;
		}
		if (from === end || (folded && from - reading.at > inner)) throw new Unknown();
		const between = folded && blank === 0 ? " " : "\n".repeat(folded ? blank : blank + 1);
		text += (behind === start ? "" : between) + yaml.slice(reading.at + inner, end);
		[blank, behind] = [0, Math.min(end + 1, yaml.length)];
	}
	into.strings[pointer] = [offset + start, offset + behind];
	return header.endsWith("-") ? text : `${text}\n`;
}
