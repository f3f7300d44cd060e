import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { root } from "../project.ts";
import type { Code } from "../report/codes.ts";

/** Lines of a file with an error, and the same lines without it. */
export type CodeExample = { file: string; bad: readonly string[]; good: readonly string[] };

/** Folders of the tests with an example of each code, and with the content that the examples modify. */
const [faults, base] = [join(root, "tests", "faults"), join(root, "tests", "support", "content")];

/** Handwritten examples of faults in finished pages, by code. */
const pageExamples = join(root, "tests", "page-examples.yaml");

/** Maximum number of lines of an example. */
const most = 6;

const lines = z.array(z.string()).min(1);

/**
 * `example.yaml` beside a test case whose changed lines alone do not show the error: file names, bytes, contradictions between two
 * files, something that is missing.
 */
const writtenExample = z.strictObject({ file: z.string(), bad: lines, good: lines });

/**
 * Finds an example of a code in the content of its test case, or a handwritten one. Null for the few codes that are about the program,
 * or about a page as a whole.
 */
export function findExample(code: Code): CodeExample | null {
	if (code.startsWith("page-"))
		return z.record(z.string(), writtenExample).parse(parse(readFileSync(pageExamples, "utf8")))[code] ?? null;
	const folder = join(faults, code);
	const written = join(folder, "example.yaml");
	if (existsSync(written)) return writtenExample.parse(parse(readFileSync(written, "utf8")));
	const examples = (existsSync(folder) ? readPlaces(folder, code) : []).map(({ file, line }): CodeExample => {
		const [bad, good] = [join(folder, "content", file), join(base, file)].map(readLines);
		return { file, ...(bad && line !== null ? cutOut(bad, good ?? [], line) : { bad: [], good: [] }) };
	});
	// Prefer an example with both sides.
	return (
		examples.find(({ bad, good }) => bad.length > 0 && good.length > 0) ?? examples.find(({ bad }) => bad.length > 0) ?? null
	);
}

/** The positions of a code in the report that the test expects. */
function readPlaces(folder: string, code: Code): { file: string; line: number | null }[] {
	const report = readFileSync(join(folder, "report.txt"), "utf8");
	const findings = report.matchAll(/^content\/(\S+?)(?::(\d+):\d+)? {2}(?:error|warning) {2}(\S+)$/gm);
	return [...findings].flatMap(([, file, line, found]) =>
		file !== undefined && found === code ? [{ file, line: line === undefined ? null : Number(line) }] : [],
	);
}

function readLines(path: string): string[] | null {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8").split("\n") : null;
}

/** The changed lines around a position, up to a maximum. */
function cutOut(bad: readonly string[], good: readonly string[], line: number): Pick<CodeExample, "bad" | "good"> {
	const known = new Set(good);
	let [from, to] = [line - 1, line];
	while (from > 0 && to - from < most && !known.has(bad[from - 1] ?? "")) from--;
	while (to < bad.length && to - from < most && !known.has(bad[to] ?? "")) to++;
	// The lines between the same neighbours in the correct text.
	const before = from === 0 ? -1 : good.indexOf(bad[from - 1] ?? "");
	const behind = to >= bad.length ? good.length : good.indexOf(bad[to] ?? "", before + 1);
	const right = behind === -1 ? good.slice(0, most) : good.slice(before + 1, behind);
	// If the correct text has no lines there, show the surrounding ones.
	const shown = right.length > 0 ? right : good.slice(Math.max(0, before), behind + 1);
	return { bad: bad.slice(from, to), good: shown.slice(0, most) };
}
