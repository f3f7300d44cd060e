import { cpSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { langs } from "#schemas/shared/languages.ts";
import type { CodeHashes } from "#scripts/store/code-hash.ts";
import { listFiles } from "#scripts/store/list-files.ts";

/** What edits are made to: a copy of content, the site that was built of it, what builds remember, what else they are told. */
export type Edited = {
	content: string;
	site: string;
	cache: string;
	baseUrl: string | undefined;
	codeHashes: CodeHashes;
	/** Entries that no text leads to, such as `articles/article-001`. */
	loose: string[];
};

/** A number from 0 on, below `end`. */
export type Below = (end: number) => number;

/**
 * What may happen between two builds. Each makes its change, with what chance gives, and tells it in a few words; `count` differs
 * from edit to edit, so that what is new is new.
 */
export const edits: Record<string, (edited: Edited, below: Below, count: number) => string> = {
	"a text": ({ content }, below, count) => {
		const file = `${pick(below, ["articles/arrosage", "guides/hydroponie", "pages/about"])}/${pick(below, langs)}.md`;
		return rewrite(content, file, /\n---\n\n(.+)/, (_, first) => `\n---\n\n${first} Na ${wordOf(count)}.`);
	},
	"a text of the same length, at a clock that has gone back": ({ content }, below, count) => {
		const file = `articles/arrosage/${pick(below, langs)}.md`;
		const found = rewrite(content, file, /\n---\n\n(\S)/, () => `\n---\n\n${"ABCDEFGHIJ"[count % 10]}`);
		const earlier = new Date(Date.now() - 3_600_000);
		utimesSync(join(content, file), earlier, earlier);
		return found;
	},
	"a title": ({ content, loose }, below, count) => {
		const file = `${pick(below, ["articles/arrosage", "guides/hydroponie", ...long(loose)])}/${pick(below, langs)}.md`;
		return rewrite(content, file, /^title: (.*)$/m, (_, title) => `title: ${title} ${wordOf(count)}`);
	},
	"a name": ({ content }, below, count) =>
		rewrite(content, `plants/pothos/${pick(below, langs)}.yaml`, /^name: (.*)$/m, () => `name: Pothos ${wordOf(count)}`),
	"a date": ({ content, loose }, below, count) => {
		const file = `${pick(below, ["articles/arrosage", "guides/hydroponie", ...long(loose)])}/facts.yaml`;
		return rewrite(content, file, /^published: .*$/m, () => `published: 20${10 + (count % 15)}-0${1 + below(9)}-15`);
	},
	"a figure": ({ content }, below) =>
		below(2) === 0
			? rewrite(content, "articles/arrosage/facts.yaml", /max: \d+/, () => `max: ${6 + below(90)}`)
			: rewrite(content, "plants/pothos/facts.yaml", /humidity: \{ min: \d+/, () => `humidity: { min: ${1 + below(39)}`),
	"a string of the interface": ({ content }, below, count) =>
		rewrite(
			content,
			`ui/${pick(below, langs)}.yaml`,
			below(2) === 0 ? /^(nav\.blog): (.*)$/m : /^(search\.label): (.*)$/m,
			(_, name, text) => `${name}: ${text} ${wordOf(count)}`,
		),
	"a term": ({ content }, below, count) =>
		rewrite(
			content,
			pick(below, ["terms/topic.yaml", "terms/light.yaml", "terms/category.yaml"]),
			/ en: ([^,]*)/,
			(_, label) => ` en: ${label} ${wordOf(count)}`,
		),
	"a redirect added": ({ content }, below, count) => {
		const to = pick(below, ["/blog/arrosage", "/guides/hydroponie", "/fiches-plantes#pothos"]);
		const rule = `- from: /blog/before-${wordOf(count)}\n  to: ${to}\n  reason: It has moved\n`;
		writeFileSync(join(content, "redirects.yaml"), readText(content, "redirects.yaml") + rule);
		return `/blog/before-${wordOf(count)} to ${to}`;
	},
	"a redirect removed": ({ content }) =>
		rewrite(content, "redirects.yaml", /- from: [^-]*\S+\n\s+to: .*\n\s+reason: .*\n$/, () => ""),
	"an entry added": ({ content, loose }, below, count) => {
		const model = pick(below, ["articles/arrosage", "guides/hydroponie", "plants/pothos"]);
		const entry = `${model.slice(0, model.indexOf("/"))}/new-${wordOf(count)}`;
		cpSync(join(content, model), join(content, entry), { recursive: true });
		for (const name of readdirSync(join(content, entry)).filter((file) => !file.startsWith("facts.")))
			rewrite(
				content,
				`${entry}/${name}`,
				/^(title|metaTitle|metaDescription|name): (.*)$/gm,
				(_, field, text) => `${field}: ${text} ${wordOf(count)}`,
			);
		loose.push(entry);
		return entry;
	},
	"an entry deleted": ({ content, loose }, below) => {
		const [entry = ""] = loose.splice(below(loose.length), 1);
		rmSync(join(content, entry), { recursive: true });
		return entry;
	},
	"an entry renamed": ({ content, loose }, below, count) => {
		const [entry = ""] = loose.splice(below(loose.length), 1);
		const renamed = `${entry.slice(0, entry.indexOf("/"))}/a-${wordOf(count)}`;
		renameSync(join(content, entry), join(content, renamed));
		loose.push(renamed);
		return `${entry} to ${renamed}`;
	},
	"changed bytes all over the cache": ({ cache }, below) => {
		for (const file of listFiles(cache)) changeBytes(cache, file, below(spoiltEvery) + 1, below);
		return "every file";
	},
	"a file of the cache changed while the last site is gone": ({ cache, site }, below) => {
		const file = pick(below, listFiles(cache));
		changeBytes(cache, file, below(spoiltEvery) + 1, below);
		rmSync(site, { recursive: true });
		return file;
	},
	"a file of the cache cut off": ({ cache }, below) => {
		const file = pick(below, listFiles(cache));
		truncateSync(join(cache, file), below(readFileSync(join(cache, file)).length));
		return file;
	},
	"a file of the cache lost": ({ cache }, below) => {
		const file = pick(below, listFiles(cache));
		rmSync(join(cache, file));
		return file;
	},
	"a changed byte of the last site": ({ site }, below) => {
		const file = pick(below, listFiles(site).filter(isMade));
		changeBytes(site, file, Number.POSITIVE_INFINITY, below);
		return file;
	},
	"a file of the last site lost": ({ site }, below) => {
		const file = pick(below, listFiles(site).filter(isMade));
		rmSync(join(site, file));
		return file;
	},
	"our own code": (edited, _, count) => {
		edited.codeHashes = { ...edited.codeHashes, pipeline: wordOf(count) };
		return edited.codeHashes.pipeline;
	},
	"the address of the site": (edited, _, count) => {
		edited.baseUrl = `https://${wordOf(count)}.example`;
		return edited.baseUrl;
	},
	nothing: () => "",
};

/** What is spoilt in a cache is at most so many bytes apart. */
const spoiltEvery = 4000;

/** Neither what tells whose the folder is, nor what carries earlier releases on. */
function isMade(file: string): boolean {
	return !file.startsWith("_") && !file.startsWith("assets/") && file !== "releases.json";
}

function long(entries: readonly string[]): string[] {
	return entries.filter((entry) => !entry.startsWith("plants/"));
}

/** A word of letters for a number, the same for the same. */
function wordOf(count: number): string {
	return `b${[...String(count)].map((digit) => "aeiounrstl"[Number(digit)]).join("")}k`;
}

function pick<T>(below: Below, all: readonly T[]): T {
	const one = all[below(all.length)];
	if (one === undefined) throw new Error("there is nothing to choose from");
	return one;
}

function readText(dir: string, file: string): string {
	return readFileSync(join(dir, file), "utf8");
}

function rewrite(dir: string, file: string, from: RegExp, to: (...found: string[]) => string): string {
	const text = readText(dir, file);
	if (text.search(from) < 0) throw new Error(`${file} has nothing like ${from}`);
	const changed = text.replace(from, to);
	writeFileSync(join(dir, file), changed);
	return file;
}

/** Changes one byte somewhere, and then one after each step. */
function changeBytes(dir: string, file: string, step: number, below: Below): void {
	const bytes = readFileSync(join(dir, file));
	for (let at = below(Math.min(bytes.length, step)); at < bytes.length; at += step)
		bytes[at] = (bytes[at] ?? 0) ^ (1 + below(255));
	writeFileSync(join(dir, file), bytes);
}
