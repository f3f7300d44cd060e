import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiled, CompileOptions } from "../build/compile.ts";
import { readTexts } from "../build/read-texts.ts";
import { writeForEditors } from "../build/write-generated.ts";
import { writtenLike } from "../content/read/decode-text.ts";
import { type Message, msg } from "../messages/message.ts";
import {
	cacheDirFor,
	defaultContentDir,
	displayDir,
	findInContent,
	generatedDirs,
	hashCode,
	resolveContent,
} from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { mendFiles, mostRounds } from "../report/fix.ts";
import { didYouMean } from "../report/nearest.ts";
import { type Format, reporters } from "../report/reporters.ts";
import { writeAll } from "../store/write-all.ts";
import { exitCodeFor, exitCodes, run } from "./command.ts";
import { readDate } from "./read-date.ts";
import { contentOption } from "./shared-options.ts";
import { unlessUnchanged } from "./unless-unchanged.ts";

type Checked = Pick<Compiled, "diagnostics" | "files" | "texts">;

const formats = Object.keys(reporters);

const command = {
	name: "check",
	about: msg("help.check"),
	options: {
		content: contentOption,
		format: {
			type: "string",
			default: "pretty",
			value: "FORMAT",
			about: msg("help.check.format", { formats: formats.join(", ") }),
		},
		date: { type: "string", value: "DATE", about: msg("help.check.date") },
		fix: { type: "boolean", about: msg("help.check.fix") },
		watch: { type: "boolean", about: msg("help.check.watch") },
		translated: { type: "string", multiple: true, value: "PATH", about: msg("help.check.translated") },
		"still-holds": { type: "boolean", about: msg("help.check.stillHolds") },
	},
} as const;

/**
 * `npm run check`: reads the content and reports all findings. Writes only its cache, fixes, translation records, editor schemas.
 */
await run(command, async ({ values, lang, translate }) => {
	const printStatus = (message: Message) => process.stderr.write(`${translate(message)}\n`);
	const format = readFormat(values.format);
	const contentDir = resolveContent(values.content);
	const date = readDate(values.date);
	if (values["still-holds"] && !values.translated) throw new UsageError(msg("check.stillHoldsAlone"));
	if (values.translated && !(await recordAll(contentDir, values.translated, values["still-holds"] ?? false, printStatus)))
		return exitCodes.faults;
	const check = async (again = false) => {
		const options = { contentDir, date, withSchemas: again ? isOwn(contentDir) : lacksSchemas(contentDir) };
		let compiled = await checkUnlessUnchanged(options, printStatus);
		const fixed = new Set<string>();
		// A fix may show what it had hidden, and of two that touch only one is made at a time.
		for (let round = 0; values.fix && round < mostRounds; round++) {
			if (!fixFiles(contentDir, compiled, fixed)) break;
			compiled = await checkUnlessUnchanged(options, printStatus);
		}
		for (const file of fixed) printStatus(msg("check.mended", { file }));
		process.stdout.write(
			reporters[format]({
				...compiled,
				contentDir: displayDir(contentDir),
				lang,
				colour: process.stdout.isTTY && !process.env["NO_COLOR"],
			}),
		);
		return exitCodeFor(compiled.diagnostics, values.debug);
	};
	const code = await check();
	if (values.watch) await recheckOnChange(contentDir, () => check(true), printStatus);
	return code;
});

/** Prints a message to standard error, since standard output is reserved for the report. */
type PrintStatus = (message: Message) => void;

/**
 * Records translations as up to date; returns whether all were. A translation that does not follow its original is refused, with
 * the passages concerned.
 */
async function recordAll(
	contentDir: string,
	names: readonly string[],
	stillHolds: boolean,
	printStatus: PrintStatus,
): Promise<boolean> {
	const { recordTranslations } = await import("../desk/translate/record-translations.ts");
	const dir = displayDir(contentDir);
	const recorded = names.map((name) => recordTranslations(contentDir, findInContent(contentDir, name), stillHolds));
	for (const file of recorded.flatMap(({ files }) => files)) printStatus(msg("check.recorded", { file }));
	const stale = recorded.flatMap((each) => each.stale);
	if (stale.length === 0) return true;
	for (const { part, file, position, original, originalPosition } of stale)
		printStatus(
			msg("check.unfollowed", {
				place: `${dir}/${file}:${position.join(":")}`,
				part,
				original: `${original}:${originalPosition[0]}`,
			}),
		);
	printStatus(msg("check.notRecorded"));
	return false;
}

function isOwn(contentDir: string): boolean {
	return contentDir === defaultContentDir;
}

/** Whether the editor schemas of the project's content are missing, as after a clone. */
function lacksSchemas(contentDir: string): boolean {
	return isOwn(contentDir) && !existsSync(join(generatedDirs.schemas, "site.json"));
}

type CheckOptions = Pick<CompileOptions, "contentDir" | "date"> & { withSchemas: boolean };

/** Checks, unless content and program are unchanged since the last check; writes the editor schemas if requested. */
async function checkUnlessUnchanged({ contentDir, date, withSchemas }: CheckOptions, printStatus: PrintStatus): Promise<Checked> {
	const cacheDir = cacheDirFor(contentDir);
	const run = {
		name: "check",
		options: String(date),
		...{ contentDir, cacheDir },
		holds: () => !withSchemas,
		mayKeep: ({ diagnostics }: Omit<Checked, "texts">) => diagnostics.every(({ code }) => code !== "internal"),
	};
	const checked = await unlessUnchanged(run, async () => {
		// Loaded only if something has changed.
		const [{ withStore }, { compileAgain }] = await Promise.all([
			import("../build/with-store.ts"),
			import("../build/compile.ts"),
		]);
		const options = { contentDir, date, codeHashes: hashCode(), checkOnly: true, withSchemas };
		const { value, problem } = await withStore(cacheDir, (run) => compileAgain({ ...options, ...run }));
		if (problem !== null) printStatus(problem);
		if (withSchemas) writeForEditors(value.schemas, generatedDirs);
		return { diagnostics: value.diagnostics, files: value.files };
	});
	return { ...checked, texts: readTexts(contentDir, checked.diagnostics) };
}

/** Applies the automatic fixes of findings and notes the files that change; returns whether any did. */
function fixFiles(contentDir: string, { diagnostics, texts }: Checked, fixed: Set<string>): boolean {
	const mended = mendFiles(diagnostics, (file) => texts.get(file) ?? "");
	writeAll(
		contentDir,
		[...mended].map(([file, text]) => ({ file, contents: writtenLike(text, readFileSync(join(contentDir, file))) })),
	);
	for (const file of mended.keys()) fixed.add(file);
	return mended.size > 0;
}

/** Checks again after each change, one check at a time, until the process is stopped. */
async function recheckOnChange(contentDir: string, check: () => Promise<number>, printStatus: PrintStatus): Promise<void> {
	const { watchFolder } = await import("../desk/dev/watch-folder.ts");
	let timer: NodeJS.Timeout | undefined;
	let last: Promise<number> = Promise.resolve(exitCodes.clean);
	const watcher = watchFolder(contentDir, () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			const again = () => {
				printStatus(msg("check.again", { dir: displayDir(contentDir) }));
				return check();
			};
			last = last.then(again).catch((error: unknown) => {
				// A missing folder may come back under its name, or the user restarts the command.
				if (!(error instanceof UsageError)) throw error;
				printStatus(error.sentence);
				return exitCodes.broken;
			});
		}, 50);
	});
	watcher.once("ready", () => printStatus(msg("check.watching", { dir: displayDir(contentDir) })));
}

function readFormat(name: string): Format {
	if (isFormat(name)) return name;
	const hint = didYouMean(name, formats, msg("usage.formats", { formats: formats.join(", ") }));
	throw new UsageError(msg("usage.noFormat", { format: name, hint }));
}

function isFormat(name: string): name is Format {
	return Object.hasOwn(reporters, name);
}
