import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { root } from "../project.ts";
import type { Code } from "../report/codes.ts";

/** Lines of a file with a fault, and what stands there without it. */
export type CodeExample = { file: string; bad: readonly string[]; good: readonly string[] };

/** Where the tests keep a fault of each code, and the content that it is made in. */
const [faults, base] = [join(root, "tests", "faults"), join(root, "tests", "support", "content")];

/** So many lines of an example show. */
const most = 6;

const lines = z.array(z.string()).min(1);

/** `example.yaml` beside a fault of a file as a whole, which no lines of the file show: names of files, bytes, what two files say together. */
const writtenExample = z.strictObject({ file: z.string(), bad: lines, good: lines });

/**
 * Finds an example of a code in the very content that the tests find it in, or the one that is written beside it. Null for codes of
 * finished pages and of the program.
 */
export function findExample(code: Code): CodeExample | null {
	const folder = join(faults, code);
	const written = join(folder, "example.yaml");
	if (existsSync(written)) return writtenExample.parse(parse(readFileSync(written, "utf8")));
	const examples = (existsSync(folder) ? readPlaces(folder, code) : []).map(({ file, line }): CodeExample => {
		const [bad, good] = [join(folder, "content", file), join(base, file)].map(readLines);
		return { file, ...(bad && line !== null ? cutOut(bad, good ?? [], line) : { bad: [], good: [] }) };
	});
	// One that shows both sides says most.
	return (
		examples.find(({ bad, good }) => bad.length > 0 && good.length > 0) ?? examples.find(({ bad }) => bad.length > 0) ?? null
	);
}

/** The places of a code in the report that the tests expect. */
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

/** The lines around a place that only one of two texts has, some of them at most. */
function cutOut(bad: readonly string[], good: readonly string[], line: number): Pick<CodeExample, "bad" | "good"> {
	const known = new Set(good);
	let [from, to] = [line - 1, line];
	while (from > 0 && to - from < most && !known.has(bad[from - 1] ?? "")) from--;
	while (to < bad.length && to - from < most && !known.has(bad[to] ?? "")) to++;
	// What stands between the same neighbours in the text without the fault.
	const before = from === 0 ? -1 : good.indexOf(bad[from - 1] ?? "");
	const behind = to >= bad.length ? good.length : good.indexOf(bad[to] ?? "", before + 1);
	const right = behind === -1 ? good.slice(0, most) : good.slice(before + 1, behind);
	// Where nothing stands in their place, the lines around them show that.
	const shown = right.length > 0 ? right : good.slice(Math.max(0, before), behind + 1);
	return { bad: bad.slice(from, to), good: shown.slice(0, most) };
}
