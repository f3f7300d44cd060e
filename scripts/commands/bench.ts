import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RoutePath } from "#schemas/generated/routes.ts";
import { measureBrowsing } from "../bench/browsing.ts";
import { comparePictures, picturesDir, templates, widths } from "../bench/compare-pictures.ts";
import { compareFigures, comparisonTable, type Figure, figure, table } from "../bench/figure.ts";
import { measureWithLighthouse } from "../bench/lighthouse.ts";
import { measureBefore } from "../bench/measure-before.ts";
import { measureCommand } from "../bench/measure-command.ts";
import { measureCommands } from "../bench/measure-commands.ts";
import { measurePeers } from "../bench/measure-peers.ts";
import { measureScale, sizes } from "../bench/measure-scale.ts";
import { besidePeers } from "../bench/peers.ts";
import { type Sizes, scriptLimits, weighPage } from "../bench/weigh-page.ts";
import { serveSite } from "../build/preview/serve-site.ts";
import { msg } from "../messages/message.ts";
import { defaultContentDir, resolveDir } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { findChromium } from "../setup/chromium.mjs";
import { exitCodes, run } from "./command.ts";

/** Parts that can be measured separately. `site` is the folder of a built site. */
const parts: Record<string, (site: string) => Figure[] | Promise<Figure[]>> = {
	weights,
	browsing: (site) => withPreview(site, (url) => measureBrowsing(url, requireChromium())),
	lighthouse: (site) => withPreview(site, (url) => measureWithLighthouse(url, inspected, requireChromium())),
};

const inspected = {
	article: "/fr/blog/ficus-lyrata",
	home: "/fr",
	catalogue: "/fr/fiches-plantes",
	sheet: "/fr/fiches-plantes/calathea",
	guide: "/fr/guides/hydroponie",
} satisfies Record<string, "/fr" | `/fr${RoutePath}`>;

const names = ["commands", ...Object.keys(parts), "scale"];

const command = {
	name: "bench",
	about: msg("help.bench", { parts: names.join(", ") }),
	words: "PART … | before REV | pictures BEFORE AFTER [TEMPLATE | WIDTH …]",
	options: {
		dir: { type: "string", value: "DIR", about: msg("help.bench.dir") },
		entries: { type: "string", value: "N", about: msg("help.bench.entries") },
	},
} as const;

/**
 * `npm run bench`: measures whole commands, on a copy of the content, and loading times for visitors. Prints a table, a comparison
 * with other generators, then all figures as JSON. Arguments select parts; `--dir` uses a site that is already built. `scale`
 * builds sites of thousands of pages, up to `--entries`; `before REV` compares the working tree with a commit,
 * `pictures BEFORE AFTER` the pages of two built sites.
 */
await run(command, async ({ values, positionals }) => {
	if (positionals[0] === "before") return printBefore(positionals.slice(1), values.entries);
	if (positionals[0] === "pictures") return printDifferences(positionals.slice(1));
	for (const name of positionals)
		if (!names.includes(name))
			throw new UsageError(
				msg("usage.noPart", { part: name, hint: didYouMean(name, names, msg("usage.parts", { parts: names.join(", ") })) }),
			);
	// Sites of thousands of pages take an hour, so they are measured only on request.
	const wanted = positionals.length > 0 ? positionals : names.filter((name) => name !== "scale");
	const entries = readEntries(values.entries);
	const dir = mkdtempSync(join(tmpdir(), "pousse-bench-"));
	try {
		const figures = wanted.some((name) => name !== "scale") ? await measureParts(wanted, dir, values.dir) : [];
		if (wanted.includes("scale")) figures.push(...(await measureScale(entries)));
		process.stdout.write(`${table(figures)}\n${besidePeers(figures)}\n${JSON.stringify(figures, null, "\t")}\n`);
		return exitCodes.clean;
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
});

/** Prints the figures of a commit beside those of the working tree, and those of other generators. */
async function printBefore([revision, ...others]: readonly string[], given = "250"): Promise<number> {
	if (revision === undefined || others.length > 0) throw new UsageError(msg("usage.before"));
	const entries = Number(given);
	if (!Number.isInteger(entries) || entries < 1) throw new UsageError(msg("usage.beforeEntries", { entries: given }));
	const found = await measureBefore(revision, entries);
	if (!found) throw new UsageError(msg("usage.noRevision", { revision }));
	const dir = mkdtempSync(join(tmpdir(), "pousse-bench-"));
	try {
		const peers = await measurePeers(entries, dir);
		const comparisons = compareFigures(found.before, found.after);
		const json = JSON.stringify({ comparisons, peers }, null, "\t");
		process.stdout.write(`${comparisonTable(comparisons)}\n${peers.length > 0 ? table(peers) : ""}\n${json}\n`);
		return exitCodes.clean;
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}

/** Prints where the pages of two built sites look different: all templates and widths, or those that are named. */
async function printDifferences([before, after, ...named]: readonly string[]): Promise<number> {
	const known = [...templates, ...widths.map(String)];
	if (before === undefined || after === undefined || !named.every((name) => known.includes(name)))
		throw new UsageError(msg("usage.pictures", { names: known.join(", ") }));
	const only = <T extends string | number>(all: readonly T[]) => {
		const some = all.filter((each) => named.includes(String(each)));
		return some.length > 0 ? some : all;
	};
	const wanted = { templates: only(templates), widths: only(widths) };
	const chromium = requireChromium();
	let count = 0;
	await withPreview(before, (old) =>
		withPreview(after, async (now) => {
			for await (const { picture, box } of comparePictures(old, now, chromium, wanted)) {
				count++;
				process.stdout.write(`${picture}: ${box.width} × ${box.height} px from ${box.left}, ${box.top}\n`);
			}
		}),
	);
	process.stdout.write(count === 0 ? "no difference\n" : `${count} pictures differ: ${picturesDir}\n`);
	return count === 0 ? exitCodes.clean : exitCodes.faults;
}

/** The largest number of entries to build a site with: the maximum unless given. */
function readEntries(given: string | undefined): number {
	if (given === undefined) return Math.max(...sizes);
	const entries = Number(given);
	if (Number.isInteger(entries) && entries >= Math.min(...sizes)) return entries;
	throw new UsageError(msg("usage.noEntries", { entries: given, sizes: sizes.join(", ") }));
}

/** `given` is a site that the caller has built; otherwise one is built in the temporary folder. */
async function measureParts(wanted: readonly string[], dir: string, given: string | undefined): Promise<Figure[]> {
	const [content, out] = [join(dir, "content"), join(dir, "dist")];
	const figures: Figure[] = [];
	if (wanted.includes("commands") || given === undefined) cpSync(defaultContentDir, content, { recursive: true });
	if (wanted.includes("commands")) figures.push(...(await measureCommands(content, out)));
	else if (given === undefined) measureCommand("build", ["--content", content, "--out", out]);
	const site = resolveDir(given, out);
	for (const [name, measure] of Object.entries(parts)) if (wanted.includes(name)) figures.push(...(await measure(site)));
	return figures;
}

async function withPreview<T>(site: string, measure: (url: string) => Promise<T>): Promise<T> {
	const { url, close } = await serveSite(site, 0);
	try {
		return await measure(url);
	} finally {
		await close();
	}
}

function requireChromium(): string {
	const path = findChromium();
	if (path === null) throw new UsageError(msg("usage.noChromium"));
	return path;
}

function weights(site: string): Figure[] {
	const { html, css, boot, scripts } = weighPage(site, "fr/blog/ficus-lyrata.html");
	const weight = (name: string, { gzip, brotli }: Sizes, goal: number | null) => [
		figure(`${name}, gzip 9`, "bytes", goal, [gzip]),
		figure(`${name}, brotli 5`, "bytes", goal, [brotli]),
	];
	return [
		...weight("article: HTML", html, 12_288),
		...weight("article: CSS", css, 12_288),
		...weight("article: script before idle", boot, scriptLimits.boot),
		...weight("article: script when idle", scripts, scriptLimits.scripts),
	];
}
