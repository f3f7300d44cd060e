import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { judge, readOptions, run } from "./command.ts";
import { openCache } from "./pipeline/cache.ts";
import type { CodeHashes } from "./pipeline/code-hash.ts";
import { type Compiled, compile } from "./pipeline/compile.ts";
import { cacheDirFor, defaultContentDir, displayDir, hashCode, resolveDir } from "./project.ts";
import { recordTranslations } from "./record-translations.ts";
import { UsageError } from "./report/diagnostic.ts";
import { applyFixes } from "./report/fix.ts";
import { didYouMean } from "./report/nearest.ts";
import { type Format, reporters } from "./report/report.ts";

const options = {
	content: { type: "string" },
	format: { type: "string", default: "pretty" },
	fix: { type: "boolean" },
	watch: { type: "boolean" },
	translated: { type: "string", multiple: true },
} as const;

/** `npm run check`: reads the content and says everything that is to be mended. Writes nothing but its cache, fixes and records. */
await run(async (args) => {
	const { values } = readOptions(args, options);
	const format = readFormat(values.format);
	const contentDir = resolveDir(values.content, defaultContentDir);
	for (const name of values.translated ?? [])
		for (const file of recordTranslations(contentDir, name.replace(`${displayDir(contentDir)}/`, "")))
			process.stderr.write(`recorded ${file}\n`);
	const codeHashes = hashCode();
	const check = async () => {
		const first = await checkOnce(contentDir, codeHashes);
		const compiled = values.fix && fixFiles(contentDir, first) ? await checkOnce(contentDir, codeHashes) : first;
		process.stdout.write(
			reporters[format]({
				...compiled,
				contentDir: displayDir(contentDir),
				colour: process.stdout.isTTY && !process.env["NO_COLOR"],
			}),
		);
		return judge(compiled.diagnostics, values.debug);
	};
	const code = await check();
	if (values.watch) await recheckOnChange(contentDir, check);
	return code;
});

async function checkOnce(contentDir: string, codeHashes: CodeHashes): Promise<Compiled> {
	const cache = openCache(cacheDirFor(contentDir), "parts");
	const compiled = await compile({ contentDir, cache, codeHashes });
	cache.save();
	return compiled;
}

/** Writes what findings can mend by themselves; tells whether there was anything. */
function fixFiles(contentDir: string, { diagnostics, texts }: Compiled): boolean {
	const files = [...new Set(diagnostics.filter(({ fix }) => fix).map(({ file }) => file))];
	for (const file of files) {
		const findings = diagnostics.filter((each) => each.file === file);
		writeFileSync(join(contentDir, file), applyFixes(texts.get(file) ?? "", findings));
		process.stderr.write(`mended ${file}\n`);
	}
	return files.length > 0;
}

/** Runs until the process is stopped, one check after the other. */
async function recheckOnChange(contentDir: string, check: () => Promise<number>): Promise<void> {
	const { watch } = await import("chokidar");
	let timer: NodeJS.Timeout | undefined;
	let last = Promise.resolve(0);
	watch(contentDir, { ignoreInitial: true }).on("all", () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			last = last.then(check);
		}, 50);
	});
}

function readFormat(name: string): Format {
	if (isFormat(name)) return name;
	const known = Object.keys(reporters);
	throw new UsageError(`There is no format "${name}"; ${didYouMean(name, known, `formats are ${known.join(", ")}.`)}`);
}

function isFormat(name: string): name is Format {
	return Object.hasOwn(reporters, name);
}
