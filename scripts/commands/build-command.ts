import { join } from "node:path";
import type { Stage } from "#schemas/pages/dashboard/report.ts";
import type { Built } from "../build/build-options.ts";
import type { Host } from "../build/hosts/redirects-file.ts";
import { readTexts } from "../build/read-texts.ts";
import { readShard } from "../build/shard.ts";
import { surveyOutput } from "../build/survey-output.ts";
import { type Message, msg } from "../messages/message.ts";
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
import type { Survey } from "../store/file-states.ts";
import { exitCodeFor, exitCodes, type Given } from "./command.ts";
import { limitHeapGrowth } from "./limit-heap-growth.ts";
import type { CommandOptions } from "./options.ts";
import { readDate } from "./read-date.ts";
import { contentOption } from "./shared-options.ts";
import { unlessUnchanged } from "./unless-unchanged.ts";

/** Options shared by all commands that build. */
export const buildOptions = {
	content: contentOption,
	out: { type: "string", value: "DIR", about: msg("help.option.out") },
	"base-url": { type: "string", value: "URL", about: msg("help.option.baseUrl") },
	host: { type: "string", value: "netlify", about: msg("help.build.host") },
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
		host: readHost(values.host),
		date: readDate(values.date),
		cacheDir: values["no-cache"] ? null : cacheDirFor(contentDir),
		bundleDir: values["no-cache"] ? null : bundleDir,
		generatedDirs: contentDir === defaultContentDir && !shard ? generatedDirs : null,
		killWorker: values["kill-worker"] ?? false,
		...(shard ? { shard } : {}),
		...(parts ? { parts } : {}),
	};
	const problems: Message[] = [];
	const run = {
		name: `build ${outDir}`,
		options: JSON.stringify(options),
		contentDir,
		// The store of a shard, and those of parts, are no part of the state that is compared.
		cacheDir: together ? null : options.cacheDir,
		holds: ({ output }: KeptBuild) => output !== null && isUnchanged(output, surveyOutput(options)),
		mayKeep: ({ output }: KeptBuild) => output !== null,
	};
	const built = await unlessUnchanged(run, async (): Promise<KeptBuild> => {
		limitHeapGrowth();
		const onStage = (stage: Stage) => {
			begun.push([stage, performance.now()]);
			process.stderr.write(`  ${translate(msg(`build.stage.${stage}`))}\n`);
		};
		// Loaded only if something has changed.
		const { buildSite } = await import("../build/build-site.ts");
		const { diagnostics, files, pages, output, ...rest } = await buildSite({ ...options, codeHashes: hashCode(), onStage });
		problems.push(...rest.problems);
		return { diagnostics, files, pages, output };
	});
	const code = exitCodeFor(built.diagnostics, values.debug);
	if (code === exitCodes.clean && begun.length > 0) writeTimings(timingsFor(outDir), begun, performance.now());
	process.stdout.write(
		pretty({
			...built,
			texts: readTexts(contentDir, built.diagnostics),
			contentDir: displayDir(contentDir),
			lang,
			colour: process.stdout.isTTY && !process.env["NO_COLOR"],
		}),
	);
	for (const problem of problems) process.stderr.write(`${translate(problem)}\n`);
	const dir = displayDir(outDir);
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	const outcome =
		code === exitCodes.clean ? msg("build.done", { pages: built.pages, dir, seconds }) : msg("build.asItWas", { dir });
	process.stdout.write(`${translate(outcome)}\n`);
	return code;
}

/** What is kept of a build for an equal one. */
type KeptBuild = Pick<Built, "diagnostics" | "files" | "pages" | "output">;

/** Whether a site is as it was when its build ended. The change times show changes even where size and time were kept. */
function isUnchanged(output: NonNullable<Built["output"]>, found: Survey): boolean {
	return found.hash === output.hash && found.newestMs <= output.settledMs;
}

function readHost(given: string | undefined): Host | undefined {
	if (given === undefined || given === "netlify") return given;
	throw new UsageError(msg("usage.noHost", { host: given }));
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
