import { CST, Lexer } from "yaml";
import { codePoint } from "#schemas/shared/web-address.ts";
import { type Message, msg } from "../../messages/message.ts";
import type { Occurrence } from "../../report/occurrences.ts";
import { findFrontMatter } from "./front-matter.ts";

/** Spaces that look like the plain one, which alone separates what YAML and Markdown read as signs. */
const odd = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000";
const anyOdd = new RegExp(`[${odd}]`);
const noBreak = /[\u00a0\u2007\u202f]/;

/**
 * Such a space where a syntax may want a plain one: most files have none. The space comes first, so that nothing is looked at but what
 * stands around one.
 */
const suspicious = new RegExp(
	`[${odd}](?:${[
		`(?<=^[ \\t>]*[${odd}])`,
		"(?=[ \\t]*$)",
		`(?<=^[ \\t]*(?:(?:[-+*>]|\\d{1,9}[.)])[ \\t]*)*(?:[-+*>]|\\d{1,9}[.)]|#{1,6}|[a-z][\\w.-]*:[ \\t]*)[${odd}])`,
		`(?<=^[ \\t]*(?:- +)*[a-z][\\w.-]*[${odd}])(?=[${odd}]*:)`,
		`(?<=^[ \\t]*(?:- +)*(?:[\\w.-]+: +)?[{[][^\\n]{0,500})`,
		`(?<=\\|[${odd}])|(?=\\|)`,
		`(?<=\\]:?[${odd}])|(?<=\\]\\([^"')\\]\\n]{0,500})`,
	].join("|")})`,
	"m",
);

/** A run of spaces in a text with one that is not plain; `to` is what was meant. */
type OddSpace = { at: number; typed: string; where: Message; to: string };

/** Finds spaces that are not plain where a syntax wants a plain one, or none: editors cannot see the difference. */
export function findOddSpaces(text: string, isMarkdown: boolean): OddSpace[] {
	if (!suspicious.test(text)) return [];
	if (!isMarkdown) return inYaml(text, 0, text.length);
	const fences = [...text.matchAll(new RegExp(`^([${odd} \\t]*)---([${odd} \\t]*)$`, "gm"))]
		.slice(0, 2)
		.flatMap((line) => [
			...oddSpace(line.index, line[1] ?? "", msg("parse.oddSpace.start"), ""),
			...oddSpace(line.index + (line[1] ?? "").length + 3, line[2] ?? "", msg("parse.oddSpace.end"), ""),
		]);
	const parts = findFrontMatter(withPlainSpaces(text, fences));
	if ("problem" in parts) return fences;
	return [...fences, ...inYaml(text, ...parts.yaml), ...inMarkdown(text, parts.body, text.length)];
}

/** The text with plain spaces in their place, so that all offsets stay. */
export function withPlainSpaces(text: string, spaces: readonly OddSpace[]): string {
	let [plain, done] = ["", 0];
	for (const { at, typed } of spaces.toSorted((a, b) => a.at - b.at)) {
		plain += text.slice(done, at) + " ".repeat(typed.length);
		done = at + typed.length;
	}
	return plain + text.slice(done);
}

/** Such spaces as odd characters, with what was meant. */
export function describeOddSpaces(spaces: readonly OddSpace[]): Occurrence[] {
	return spaces.map(({ at, typed, where, to }) => {
		const sign = anyOdd.exec(typed)?.[0] ?? "";
		const what = noBreak.test(sign) ? msg("parse.oddSpace.noBreak") : msg("parse.oddSpace.special");
		const message = msg("parse.oddSpace", { what, sign: codePoint(sign), where });
		const hint = to === "" ? msg("parse.oddSpace.delete.hint") : msg("parse.oddSpace.hint");
		return { at, sign: JSON.stringify([sign, where]), describe: () => ({ message, hint }), mended: { from: typed, to } };
	});
}

function oddSpace(at: number, typed: string, where: Message, to = " ".repeat(typed.length)): OddSpace[] {
	return anyOdd.test(typed) ? [{ at, typed, where, to }] : [];
}

/** The lexer announces a plain value, or the lines of a block, by this token. */
const announcesScalar = "\u001f";

/** Spaces around names, values and dashes: YAML reads them as letters. */
function inYaml(text: string, from: number, to: number): OddSpace[] {
	const found: OddSpace[] = [];
	let [at, isScalar, isBlock] = [from, false, false];
	for (const token of new Lexer().lex(text.slice(from, to))) {
		const type = CST.tokenType(token);
		if (isScalar) found.push(...(isBlock ? inMarkdown(text, at, at + token.length) : inPlain(text, at, at + token.length)));
		if (isScalar) isBlock = false;
		else if (type === "block-scalar-header") isBlock = true;
		else if (type === "doc-mode" || type === "flow-error-end") continue;
		isScalar = token === announcesScalar;
		if (!isScalar) at += token.length;
	}
	return found;
}

const gap = `[${odd} \\t]*`;
const beforeWords = new RegExp(`^${gap}`);
const dash = new RegExp(`^-(${gap})`);
const nameAndColon = new RegExp(`^[a-z][\\w.-]*:(${gap})`);
const onlyName = new RegExp(`^[a-z][\\w.-]*${gap}$`);

/** How far before a value its line is looked at. */
const reach = 200;

/** A plain value or name of YAML. One mistake can make it swallow the lines below. */
function inPlain(text: string, from: number, to: number): OddSpace[] {
	return linesOf(text, from, to).flatMap(([start, end]) => {
		// A line that is longer does not begin with a name there.
		const [before = ""] = /[^\n]*$/.exec(text.slice(Math.max(0, start - reach), start)) ?? [];
		const opening = before.trim().at(-1);
		const isStart = /^ *(?:- +)*$/.test(before);
		const found: OddSpace[] = [];
		let at = start;
		const take = (pattern: RegExp, where: Message): boolean => {
			const match = pattern.exec(text.slice(at, end));
			if (!match) return false;
			const { 0: all, 1: typed = all } = match;
			at += all.length;
			found.push(...oddSpace(at - typed.length, typed, where));
			return typed !== "";
		};
		take(beforeWords, opening === undefined ? msg("parse.oddSpace.start") : msg("parse.oddSpace.after", { sign: opening }));
		while (isStart && take(dash, msg("parse.oddSpace.after", { sign: "-" })));
		if (isStart || /[{[,]/.test(opening ?? "")) take(nameAndColon, msg("parse.oddSpace.after", { sign: ":" }));
		const words = text.slice(at, end);
		const last = words.slice(words.trimEnd().length);
		if (text.charAt(end) !== ":") found.push(...oddSpace(end - last.length, last, msg("parse.oddSpace.end"), ""));
		else if (onlyName.test(words))
			found.push(...oddSpace(end - last.length, last, msg("parse.oddSpace.before", { sign: ":" }), ""));
		return found;
	});
}

const blank = new RegExp(`^${gap}$`);
const inFront = new RegExp(`^((?:[ \\t]*>)*)(${gap})`);
/** A sign that begins a line. A number does so only in a list, and a minus before a number belongs to it. */
const lineSign = new RegExp(`^(?:(>|[-+*](?!${gap}\\d)|#{1,6})|(\\d{1,9}[.)]))(${gap})`);
const number = new RegExp(`^[ \\t>]*\\d{1,9}[.)][${odd} ]`, "gm");
const ofList = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]|^[ \t]+\S/;
/** A line that consists of signs: it opens or closes a block or code, or draws a line. */
const signsAlone = new RegExp(`^[ \\t>]*(:{3,}\\w*|(?:\`{3,}|~{3,})\\w*|([-*_=])(?:${gap}\\2){2,})(${gap})$`);
const fence = /^[ \t>]*(`{3,}|~{3,})/;
/** The line below the first row of a table. */
const delimiters = new RegExp(`^[${odd} \\t|:-]*-[${odd} \\t|:-]*$`);
const run = new RegExp(`[${odd} \\t]+`, "g");
const inLink = new RegExp(`\\](${gap})(?=\\((?:/|https?:|mailto:|#))|\\]\\(([^"')\\]\\n]*)`, "g");

/** Spaces in the lines of a Markdown text that keep its signs from being read, or stand in an address. */
function inMarkdown(text: string, from: number, to: number): OddSpace[] {
	if (!anyOdd.test(text.slice(from, to))) return [];
	const isNumbered = (text.slice(from, to).match(number)?.length ?? 0) > 1;
	let [above, open] = ["", ""];
	return linesOf(text, from, to).flatMap(([start, end]) => {
		const line = text.slice(start, end);
		const alone = signsAlone.exec(line);
		const [, marks = ""] = fence.exec(line) ?? [];
		const isCode = open !== "" && !marks.startsWith(open);
		if (marks !== "" && !isCode) open = open === "" ? marks : "";
		if (isCode) return [];
		if (blank.test(line)) return oddSpace(start, line, msg("parse.oddSpace.blank"), "");
		const found = inLine(text, start, end, { isNumbered, isBelowList: ofList.test(above) });
		above = line;
		const last = alone?.[3] ?? "";
		return [...found, ...oddSpace(end - last.length, last, msg("parse.oddSpace.end"), "")];
	});
}

function inLine(
	text: string,
	start: number,
	end: number,
	{ isNumbered, isBelowList }: { isNumbered: boolean; isBelowList: boolean },
): OddSpace[] {
	const line = text.slice(start, end);
	const found: OddSpace[] = [];
	const [front = "", quotes = "", indent = ""] = inFront.exec(line) ?? [];
	const rest = line.slice(front.length);
	const isIndent = isBelowList || /^(?:[-+*>]|\d{1,9}[.)]|#{1,6})[^\S\n]|^(?::::|```|~~~|\|)/.test(rest);
	const isQuoted = quotes !== "";
	if (isQuoted || isIndent)
		found.push(
			...oddSpace(
				start + quotes.length,
				indent,
				isQuoted ? msg("parse.oddSpace.after", { sign: ">" }) : msg("parse.oddSpace.start"),
			),
		);
	let at = start + front.length;
	for (let match = lineSign.exec(rest); match && match[3] !== ""; match = lineSign.exec(text.slice(at, end))) {
		const { 0: all, 1: sign, 2: numeral, 3: typed = "" } = match;
		if (numeral !== undefined && !isNumbered) break;
		at += all.length;
		found.push(...oddSpace(at - typed.length, typed, msg("parse.oddSpace.after", { sign: sign ?? numeral ?? "" })));
		if (sign?.startsWith("#")) break;
	}
	const isDelimiters = rest.includes("|") && delimiters.test(rest);
	if (isDelimiters || rest.startsWith("|"))
		for (const { 0: typed, index } of rest.matchAll(run))
			if (isDelimiters || rest.charAt(index - 1) === "|" || rest.charAt(index + typed.length) === "|")
				found.push(...oddSpace(start + front.length + index, typed, msg("parse.oddSpace.beside", { sign: "|" })));
	for (const { 0: all, 1: typed, 2: address = "", index } of line.matchAll(inLink)) {
		if (typed !== undefined) found.push(...oddSpace(start + index + 1, typed, msg("parse.oddSpace.before", { sign: "(" }), ""));
		const first = start + index + all.length - address.length;
		for (const inside of address.matchAll(run))
			found.push(...oddSpace(first + inside.index, inside[0], msg("parse.oddSpace.address"), ""));
	}
	return found;
}

/** The lines of a range, each without its line break. */
function linesOf(text: string, from: number, to: number): [start: number, end: number][] {
	let start = from;
	return text
		.slice(from, to)
		.split("\n")
		.map(({ length }) => {
			const line: [number, number] = [start, start + length];
			start += length + 1;
			return line;
		});
}
