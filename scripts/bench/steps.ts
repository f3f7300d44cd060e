import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { articleSlug } from "./corpus.ts";
import { type Figure, figure, table } from "./figure.ts";
import type { Cost } from "./measure-command.ts";
import { measureLiveEdits } from "./measure-live-edit.ts";
import { forget, measureCopy, type ProjectCopy } from "./project-copy.ts";

/** A command to measure, and what is done before each of its runs. `mark` is a word that no earlier run has written. */
export type Step = {
	name: string;
	command: "build" | "check";
	runs: number;
	prepare?(copy: ProjectCopy, mark: string): void;
};

/** Commands that find no cache and no site. The content is as it was before. */
export const coldSteps: readonly Step[] = [
	{ name: "check, from nothing", command: "check", runs: 3, prepare: forget },
	{ name: "build, from nothing", command: "build", runs: 3, prepare: forget },
];

/** Commands after changes of a site with added entries that was built before. */
export const editSteps: readonly Step[] = [
	{ name: "build, nothing changed", command: "build", runs: 5 },
	{ name: "build, all texts edited", command: "build", runs: 3, prepare: editAllTexts },
	{ name: "build, one paragraph edited", command: "build", runs: 5, prepare: (copy, mark) => editParagraph(textOf(copy), mark) },
	{
		name: "build, one heading edited",
		command: "build",
		runs: 5,
		prepare: (copy, mark) => edit(textOf(copy), /^## \p{L}+/mu, `## ${mark}`),
	},
	{ name: "build, one title edited", command: "build", runs: 5, prepare: editTitle },
	{
		name: "build, one interface string edited",
		command: "build",
		runs: 3,
		prepare: ({ content }, mark) => edit(join(content, "ui", "fr.yaml"), /^nav\.about: .*$/m, `nav.about: À propos ${mark}`),
	},
	{
		name: "build, one component edited",
		command: "build",
		runs: 3,
		prepare: ({ project }, mark) =>
			edit(join(project, "src", "templates", "LongRead.tsx"), /<article(?: id="q\w+")?/, `<article id="${mark}"`),
	},
];

/** Measures steps one after the other, each in all copies in turn (A B A B …), so that other work of the machine affects all alike. */
export function measureSteps(title: string, steps: readonly Step[], copies: readonly ProjectCopy[]): Figure[][] {
	const figures = copies.map((): Figure[] => []);
	for (const { name, command, runs, prepare } of steps) {
		const costs = inTurn(copies, runs, (copy, run) => {
			// Letters only, since a number missing from the translations is an error.
			prepare?.(copy, `q${"m".repeat(run + 1)}q`);
			return measureCopy(copy, command);
		});
		const found = costs.map((each) => figuresOf(`${title}: ${name}`, each));
		// A run takes long, and what it has measured by then is known if it is ended.
		process.stderr.write(table(found.flat()));
		for (const [index, each] of found.entries()) figures[index]?.push(...each);
	}
	return figures;
}

/** Calls `measure` for all things in turn, as often as given; returns the results of each thing. */
export function inTurn<Thing, Result>(
	things: readonly Thing[],
	runs: number,
	measure: (thing: Thing, run: number) => Result,
): Result[][] {
	const rounds = Array.from({ length: runs }, (_, run) => things.map((thing) => measure(thing, run)));
	return things.map((_, index) => rounds.map((round) => round[index] as Result));
}

function figuresOf(name: string, costs: readonly Cost[]): Figure[] {
	return [
		figure(
			`${name}, CPU`,
			"ms",
			null,
			costs.map(({ cpuMs }) => cpuMs),
		),
		figure(
			name,
			"ms",
			null,
			costs.map(({ wallMs }) => wallMs),
		),
		figure(
			`${name}, memory`,
			"bytes",
			null,
			costs.map(({ memoryBytes }) => memoryBytes),
		),
	];
}

/** The 19th of 20 times from saving a title to its display in a page opened in `npm run dev`. */
export async function measureSaves(title: string, copy: ProjectCopy): Promise<Figure> {
	const save = (mark: string) => editTitle(copy, mark);
	const { project, content: contentDir } = copy;
	const times = await measureLiveEdits({ project, contentDir, path: `/fr/blog/${articleSlug(0)}`, save }, 20);
	return figure(`${title}: dev, save to shown, 19th of 20`, "ms", null, times.sort((a, b) => a - b).slice(18, 19));
}

function textOf({ content }: ProjectCopy): string {
	return join(content, "articles", articleSlug(0), "fr.md");
}

function editTitle(copy: ProjectCopy, mark: string): void {
	edit(textOf(copy), /^title: "(.*?)(?: qm+q)?"$/m, `title: "$1 ${mark}"`);
}

/** Replaces the first word of the first paragraph. The number of words, and so the reading time on cards, stays the same. */
function editParagraph(file: string, mark: string): void {
	edit(file, /(\n---\n(?:.*\n)*?\n)\p{L}+ /u, `$1${mark} `);
}

/** Edits a text of each article, guide and plant in each language, none of which is drawn: pictures stay as they are. */
function editAllTexts({ content }: ProjectCopy, mark: string): void {
	const filesIn = (folder: string) =>
		readdirSync(join(content, folder), { recursive: true, encoding: "utf8" }).map((file) => join(content, folder, file));
	for (const file of ["articles", "guides"].flatMap(filesIn)) if (file.endsWith(".md")) editParagraph(file, mark);
	for (const file of filesIn("plants"))
		if (/\b\w\w\.yaml$/.test(file)) edit(file, /^(description: (?:>-\n {2})?)\p{L}+/mu, `$1${mark}`);
}

function edit(file: string, from: RegExp, to: string): void {
	const text = readFileSync(file, "utf8");
	const edited = text.replace(from, to);
	if (edited === text) throw new Error(`there is nothing to edit in ${file}`);
	writeFileSync(file, edited);
}
