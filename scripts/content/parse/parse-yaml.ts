import {
	Composer,
	type CST,
	type Document,
	isAlias,
	isMap,
	isPair,
	isScalar,
	isSeq,
	Lexer,
	type Node,
	Parser,
	visit,
	type YAMLMap,
	type YAMLParseError,
} from "yaml";
import { contentLimits } from "#schemas/shared/constants.ts";
import type { Diagnostic, Outcome } from "../../report/diagnostic.ts";
import type { ParsedFile } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import { findCauses, leaveOutFields } from "./causes.ts";
import {
	explainYamlError,
	isUnseparated,
	missingBracket,
	nestedTooDeep,
	repeated,
	tooManyValues,
	typeName,
} from "./explain-yaml.ts";
import { findLineMistake } from "./line-mistakes.ts";
import { findTooDeep, hasMoreValues } from "./nesting.ts";
import { findCut, findDecimalComma, type OddValue } from "./odd-values.ts";

/** The data of a YAML text with its positions. */
type Yaml = Pick<ParsedFile, "data" | "rest" | "positions" | "strings">;

const nothing: Yaml = { data: null, positions: {}, strings: {} };

/**
 * Parses YAML 1.2. `offset` is where it begins in `text` (after the `---` of a front matter), `end` where it ends. The data is null
 * when the syntax is broken; then the fields without a mistake are the rest.
 */
export function parseYaml(
	text: string,
	file: string,
	locate: (offset: number) => Position,
	offset = 0,
	end = text.length,
): Outcome<Yaml> {
	const whole = parseWhole(text, file, locate, offset, end);
	const bounds = [locate(offset)[0], locate(end)[0]] as const;
	let [left, { diagnostics }] = [text, whole];
	const unread: string[] = [];
	for (let round = 0; round < roundsOfRest && diagnostics.length > 0 && !diagnostics.some(isBeyondLimits); round++) {
		const { text, names } = leaveOutFields(left, diagnostics, bounds);
		unread.push(...names);
		const again = parseWhole(text, file, locate, offset, end);
		if (again.value.data !== null)
			return { value: { ...nothing, rest: { ...again.value, unread } }, diagnostics: whole.diagnostics };
		[left, { diagnostics }] = [text, again];
	}
	return whole;
}

/** A quote that is not closed may be noticed at the next one, and again where it was opened. */
const roundsOfRest = 5;

/** Whether a finding is about a text beyond the limits of `contentLimits`. */
export function isBeyondLimits({ code }: Diagnostic): boolean {
	return code === "too-deep" || code === "too-long";
}

function parseWhole(
	text: string,
	file: string,
	locate: (offset: number) => Position,
	offset: number,
	end: number,
): Outcome<Yaml> {
	const tokens = readTokens(text.slice(offset, end));
	const tooDeep = findTooDeep(tokens, contentLimits.nesting);
	if (tooDeep !== null) return { value: nothing, diagnostics: [{ ...nestedTooDeep, file, position: locate(offset + tooDeep) }] };
	if (hasMoreValues(tokens, contentLimits.yamlValues))
		return { value: nothing, diagnostics: [{ ...tooManyValues, file, position: locate(offset) }] };
	const { document, errors } = compose(tokens, end - offset);
	const diagnostics: Diagnostic[] = [];
	const repeatedKeys: YAMLError[] = [];
	const add = (found: OddValue | null) => {
		if (found) diagnostics.push({ ...found.said, file, position: locate(found.at) });
	};
	visit(document, {
		Pair: (_, pair) => add(findDecimalComma(pair, text, offset)),
		Node: (_, node) => {
			add(findCut(node, text, offset));
			if (isMap(node)) repeatedKeys.push(...findRepeated(node));
			const start = offset + (node.range?.[0] ?? 0);
			if (!isAlias(node) && node.tag) diagnostics.push({ ...typeName, file, position: locate(startOfType(text, start)) });
			const name = isAlias(node) ? `*${node.source}` : "anchor" in node && node.anchor ? `&${node.anchor}` : null;
			if (name !== null) diagnostics.push({ ...repeated(name), file, position: locate(text.lastIndexOf(name, start)) });
		},
	});
	const lines = text.slice(0, end).split("\n");
	for (const error of [...repeatedKeys, ...errors].slice(0, contentLimits.yamlErrors)) {
		const position = locate(startOf(error, text, offset));
		const mistake = findLineMistake(error.code, lines, position, locate(offset)[0]);
		diagnostics.push({ ...explainYamlError(error, text.slice(offset, end)), file, position, ...mistake });
	}
	if (diagnostics.length > 0) return { value: nothing, diagnostics: findCauses(diagnostics, lines) };
	const found: Yaml = { data: document.toJS({ maxAliasCount: 0 }), positions: {}, strings: {} };
	if (document.contents) collect(document.contents, "", null, found, (at) => locate(offset + at), offset);
	return { value: found, diagnostics };
}

/** Composes a document from tokens. Anything after its end is an error. */
function compose(tokens: readonly CST.Token[], length: number): { document: Document.Parsed; errors: YAMLError[] } {
	// The library's own check compares each key with all previous ones; `findRepeated` is linear.
	const composer = new Composer({ logLevel: "error", uniqueKeys: false });
	const [document, second] = withoutStackTraces(() => [...composer.compose(tokens, true, length)]);
	if (!document) throw new Error("the parser of YAML gave no document");
	const more: YAMLError[] = second ? [{ code: "MULTIPLE_DOCS", message: "", pos: [second.range[0], second.range[1]] }] : [];
	return { document, errors: [...document.errors, ...more] };
}

/** Splits a text into tokens; stops after as many error tokens as are reported per file, since a flood of them is slow to read. */
function readTokens(text: string): CST.Token[] {
	const parser = new Parser();
	const tokens: CST.Token[] = [];
	let errors = 0;
	for (const lexeme of new Lexer().lex(text)) {
		for (const token of parser.next(lexeme)) {
			tokens.push(token);
			if (token.type === "error") errors++;
		}
		if (errors >= contentLimits.yamlErrors) break;
	}
	tokens.push(...parser.end());
	return tokens;
}

/**
 * The library creates an Error for each problem, up to 30,000 in one text; without stack traces this costs a fraction of the time.
 */
function withoutStackTraces<T>(work: () => T): T {
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return work();
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}

type YAMLError = Pick<YAMLParseError, "code" | "message" | "pos">;

/** Repeated keys of a group, as the errors that the library would report. */
function findRepeated({ items }: YAMLMap): YAMLError[] {
	const seen = new Set<unknown>();
	return items.flatMap(({ key }): YAMLError[] => {
		if (!isScalar(key)) return [];
		const size = seen.size;
		const at = key.range?.[0] ?? 0;
		return seen.add(key.value).size > size ? [] : [{ code: "DUPLICATE_KEY", message: "", pos: [at, at] }];
	});
}

/** Start of the tag before a value. A tag ends at white space or at a flow indicator. */
function startOfType(text: string, valueStart: number): number {
	let at = text.lastIndexOf("!", valueStart);
	while (at > 0 && /[^\s,[\]{}]/.test(text.charAt(at - 1))) at--;
	return text.indexOf("!", at);
}

/**
 * Start of an error. An unclosed quote or bracket is reported where it was opened, which is the last one before the end that the
 * parser names; an anchor or tag without a space after it, at its `&` or `!`.
 */
function startOf({ code, message, pos }: YAMLError, text: string, offset: number): number {
	const [, quote] = /^Missing closing (["'])/.exec(code === "MISSING_CHAR" ? message : "") ?? [];
	const opened = quote ? text.lastIndexOf(quote, offset + pos[0] - 1) : -1;
	if (opened > offset) return opened;
	if (missingBracket(message)) return lastOpened(text, offset, offset + pos[0]);
	if (isUnseparated(message)) return Math.max(...["&", "!"].map((sign) => text.lastIndexOf(sign, offset + pos[0])));
	return skipSpace(text, offset + pos[0]);
}

/** The last bracket in a range that is not closed within it; without one, the end of the range. */
function lastOpened(text: string, from: number, to: number): number {
	let closed = 0;
	for (let at = to - 1; at >= from; at--) {
		const sign = text.charAt(at);
		if (sign === "}" || sign === "]") closed++;
		if ((sign === "{" || sign === "[") && closed-- === 0) return at;
	}
	return skipSpace(text, to);
}

/**
 * The parser gives the end of what comes before the error; an editor looks for what follows it, or for the last thing in the file
 * at its end.
 */
function skipSpace(text: string, from: number): number {
	const next = text.slice(from).search(/\S/);
	return next === -1 ? Math.max(0, text.trimEnd().length - 1) : from + next;
}

/** Records the position of every key and value, and the source range of every string. */
function collect(
	node: Node,
	pointer: string,
	key: Position | null,
	into: Yaml,
	locate: (at: number) => Position,
	offset: number,
): void {
	const [start, valueEnd] = node.range ?? [0, 0];
	into.positions[pointer] = { key, value: locate(start) };
	if (isScalar(node) && typeof node.value === "string") into.strings[pointer] = [offset + start, offset + valueEnd];
	if (isSeq(node))
		node.items.forEach((item, index) => {
			collect(item as Node, `${pointer}/${index}`, null, into, locate, offset);
		});
	if (isMap(node))
		for (const pair of node.items) {
			if (!isPair(pair) || !isScalar(pair.key)) continue;
			const position = locate(pair.key.range?.[0] ?? 0);
			const child = `${pointer}/${String(pair.key.value)}`;
			if (pair.value) collect(pair.value as Node, child, position, into, locate, offset);
			else into.positions[child] = { key: position, value: position };
		}
}
