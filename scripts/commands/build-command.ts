import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Stage } from "#schemas/dashboard/report.ts";
import { msg } from "../messages/message.ts";
import type { BuildOptions, Built } from "../pipeline/build-options.ts";
import { readTexts } from "../pipeline/read-texts.ts";
import { readShard } from "../pipeline/shard.ts";
import { surveyOutput } from "../pipeline/survey-output.ts";
import {
	bundleDir,
	cacheDirFor,
	defaultContentDir,
	defaultOutDir,
	displayDir,
	generatedDirs,
	hashCode,
	resolveContent,
	resolveDir,
	root,
	timingsFor,
} from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { pretty } from "../report/pretty.ts";
import { writeTimings } from "../report/timings.ts";
import { loadRun, storeRun } from "../store/last-run.ts";
import { exitCodeFor, exitCodes, type Given } from "./command.ts";
import { disableSchemaCompilation } from "./disable-schema-compilation.ts";
import { limitHeapGrowth } from "./limit-heap-growth.ts";
import type { CommandOptions } from "./options.ts";
import { readDate } from "./read-date.ts";
import { contentOption } from "./shared-options.ts";
import { surveyInputs } from "./survey-inputs.ts";

/** Options shared by all commands that build. */
export const buildOptions = {
	content: contentOption,
	out: { type: "string", value: "DIR", about: msg("help.option.out") },
	"base-url": { type: "string", value: "URL", about: msg("help.option.baseUrl") },
	date: { type: "string", value: "DATE", about: msg("help.build.date") },
	"no-cache": { type: "boolean", about: msg("help.option.noCache") },
	"kill-worker": { type: "boolean", about: msg("help.option.killWorker") },
} as const satisfies CommandOptions;

/** The input of a command that builds, without its specific options. */
type Building = Pick<Given<typeof buildOptions>, "values" | "lang" | "translate">;

/** A partial build: one shard of a site, or a site merged from all shards. */
export type Together = { shard: string } | { parts: readonly string[] };

/** Builds according to the options, reports the result, and returns the exit code. */
export async function buildFromArguments({ values, lang, translate }: Building, together?: Together): Promise<number> {
	const shard = together && "shard" in together ? readShard(together.shard) : null;
	const parts = together && "parts" in together ? together.parts.map((dir) => resolveDir(dir, dir)) : null;
	const started = performance.now();
	const contentDir = resolveContent(values.content);
	const outDir = resolveDir(values.out, shard ? `${defaultOutDir}.part-${shard.number}` : defaultOutDir);
	const begun: [Stage, number][] = [];
	const options = {
		contentDir,
		outDir,
		publicDir: join(root, "public"),
		baseUrl: readBaseUrl(values["base-url"]),
		date: readDate(values.date),
		cacheDir: values["no-cache"] ? null : cacheDirFor(contentDir),
		bundleDir: values["no-cache"] ? null : bundleDir,
		generatedDirs: contentDir === defaultContentDir ? generatedDirs : null,
		killWorker: values["kill-worker"] ?? false,
	};
	const build = async (inputs?: BuildOptions["inputs"]) => {
		await disableSchemaCompilation();
		limitHeapGrowth();
		// Loaded only if something has changed.
		const whole = {
			...options,
			...(inputs ? { inputs } : {}),
			codeHashes: hashCode(),
			onStage: (stage: Stage) => {
				begun.push([stage, performance.now()]);
				process.stderr.write(`  ${translate(msg(`build.stage.${stage}`))}\n`);
			},
		};
		if (shard) return (await import("../pipeline/build-part.ts")).buildPart({ ...whole, generatedDirs: null }, shard);
		const { buildSite } = await import("../pipeline/build-site.ts");
		return buildSite(parts ? { ...whole, parts } : whole);
	};
	const built = together ? await build() : await unlessUnchanged(options, build);
	const code = exitCodeFor(built.diagnostics, values.debug);
	if (code === exitCodes.clean && begun.length > 0) writeTimings(timingsFor(outDir), begun, performance.now());
	process.stdout.write(
		pretty({ ...built, contentDir: displayDir(contentDir), lang, colour: process.stdout.isTTY && !process.env["NO_COLOR"] }),
	);
	for (const problem of built.problems) process.stderr.write(`${translate(problem)}\n`);
	const dir = displayDir(outDir);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	const outcome =
		code === exitCodes.clean ? msg("build.done", { pages: built.pages, dir, seconds }) : msg("build.asItWas", { dir });
	process.stdout.write(`${translate(outcome)}\n`);
	return code;
}

/** The cached result of a build that has put a site in place. */
type KeptBuild = { built: Omit<Built, "texts" | "problems"> };

/** Builds, unless content, program and site are unchanged since the last build of the same site. */
async function unlessUnchanged(
	options: Omit<BuildOptions, "codeHashes" | "onStage">,
	build: (inputs?: BuildOptions["inputs"]) => Promise<Built>,
): Promise<Built> {
	const { contentDir, outDir, cacheDir } = options;
	if (cacheDir === null) return build();
	const begunMs = Date.now();
	const inputs = surveyInputs(contentDir);
	const state = JSON.stringify([inputs.hash, process.version, options]);
	const file = join(cacheDir, `build-${createHash("sha256").update(outDir).digest("hex").slice(0, 12)}`);
	const kept = loadRun<KeptBuild>(file, state);
	if (kept && kept.built.output === surveyOutput(options).hash)
		return { ...kept.built, texts: readTexts(contentDir, kept.built.diagnostics), problems: [] };
	const { texts, problems, ...built } = await build({ ...inputs, begunMs });
	if (built.pages > 0) storeRun(file, state, inputs, begunMs, { built } satisfies KeptBuild);
	return { ...built, texts, problems };
}

/** The URL of the deployed site: a host, and a base path if it is not at the root, normalised as browsers do. */
function readBaseUrl(given: string | undefined): string | undefined {
	if (given === undefined) return undefined;
	if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
		throw new UsageError(msg("usage.noBaseUrl", { url: given }));
	const { origin, pathname, search, hash, username, password } = new URL(given);
	const path = pathname.replace(/\/+$/, "");
	// The path must mean the same to every host, service worker and regular expression.
	if (!/^(?:\/[\w~-][\w.~-]*)*$/.test(path)) throw new UsageError(msg("usage.baseUrlPath", { url: given, origin }));
	if (search + hash + username + password !== "")
		throw new UsageError(msg("usage.baseUrlOfHost", { url: given, address: origin + path }));
	return origin + path;
}
