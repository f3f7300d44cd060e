import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAnalyzer, type FileGroup, groupFiles } from "#scripts/build/analyze.ts";
import { readContent } from "#scripts/content/read/read-content.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { withoutConsequences } from "#scripts/report/consequences.ts";
import { type Diagnostic, sortDiagnostics } from "#scripts/report/diagnostic.ts";
import { createDice } from "../../support/random.ts";

/** What a slip of the hand makes of a text, and the lines of it where an editor would look. */
type Mistake = { text: string; lines: number[] };

const signs = [..."-:#>|[]{}!&*?,'\"\\%@`~<=\n \t().ab1_"];

/** Slips at a place of a text: of one sign, or of one line. */
const mistakes: Record<string, (text: string, at: number, sign: string) => Mistake> = {
	"a sign lost": (text, at) => ({ text: text.slice(0, at) + text.slice(at + 1), lines: [lineOf(text, at)] }),
	"a sign added": (text, at, sign) => ({ text: text.slice(0, at) + sign + text.slice(at), lines: [lineOf(text, at)] }),
	"another sign": (text, at, sign) => ({ text: text.slice(0, at) + sign + text.slice(at + 1), lines: [lineOf(text, at)] }),
	"two signs swapped": (text, at) => ({
		text:
			text.slice(0, at) +
			text
				.slice(at, at + 2)
				.split("")
				.reverse()
				.join("") +
			text.slice(at + 2),
		lines: [lineOf(text, at)],
	}),
	"a line lost": (text, at) => changeLine(text, at, () => [], 0),
	"a line twice": (text, at) => changeLine(text, at, (line) => [line, line], 1),
	"a line further in": (text, at) => changeLine(text, at, (line) => [`  ${line}`], 0),
	"a line further out": (text, at) => changeLine(text, at, (line) => [line.replace(/^ {1,2}/, "")], 0),
};

function lineOf(text: string, at: number): number {
	return text.slice(0, at).split("\n").length;
}

/** Changes the line of a place; the copy of a line, which stands below it, is as good to look at as the line. */
function changeLine(text: string, at: number, change: (line: string) => string[], below: number): Mistake {
	const lines = text.split("\n");
	const line = lineOf(text, at);
	lines.splice(line - 1, 1, ...change(lines[line - 1] ?? ""));
	return { text: lines.join("\n"), lines: below === 0 ? [line] : [line, line + below] };
}

const groups = groupFiles(readContent(defaultContentDir).value.files);

/** What the check says of a group, one file of which reads otherwise than it does. */
function findingsOf(group: FileGroup, file: string, text: string): Diagnostic[] {
	const analyze = createAnalyzer(defaultContentDir, new Map([[file, text]]));
	// That a translation no longer follows is so, and is no slip.
	return sortDiagnostics(withoutConsequences(analyze(group).diagnostics)).filter(({ code }) => code !== "stale-translation");
}

/** So many slips of the real content; each is one text that is read. */
const tried = 160;

test("most detectable single slips in the real content are reported on their line, as one finding (R16.1)", () => {
	const roll = createDice("slips");
	const pick = <T>(all: readonly T[]) => all[roll(all.length)] as T;
	const found = { all: 0, exact: 0, near: 0, single: 0 };
	for (let count = 0; count < tried; count++) {
		const group = pick(groups);
		const { file } = pick(group.files);
		const text = readFileSync(join(defaultContentDir, file), "utf8");
		const mistake = pick(Object.values(mistakes))(text, roll(text.length), pick(signs));
		const findings = mistake.text === text ? [] : findingsOf(group, file, mistake.text);
		if (findings.length === 0) continue;
		const line = (findings.find((each) => each.file === file) ?? findings[0])?.position?.[0] ?? 0;
		const distance = Math.min(...mistake.lines.map((each) => Math.abs(each - line)));
		found.all++;
		if (distance === 0) found.exact++;
		if (distance <= 1) found.near++;
		if (findings.length === 1) found.single++;
	}
	const share = (count: number) => Math.round((count / found.all) * 100);
	expect(found.all).toBeGreaterThan(tried / 3);
	expect(
		{ exact: share(found.exact) >= 70, near: share(found.near) >= 85, single: share(found.single) >= 80 },
		JSON.stringify(found),
	).toEqual({
		exact: true,
		near: true,
		single: true,
	});
});
