import { exitCodes, readOptions, run } from "./command.ts";
import { openCache } from "./pipeline/cache.ts";
import { compile } from "./pipeline/compile.ts";
import { cacheDirFor, defaultContentDir, displayDir, pipelineHash, resolveDir } from "./project.ts";
import { isError, UsageError } from "./report/diagnostic.ts";
import { didYouMean } from "./report/nearest.ts";
import { type Format, reporters } from "./report/report.ts";

/** `npm run check`: reads the content and says everything that is to be mended. Writes nothing but its cache. */
await run((args) => {
	const { values } = readOptions(args, { content: { type: "string" }, format: { type: "string", default: "pretty" } });
	const format = readFormat(values.format);
	const contentDir = resolveDir(values.content, defaultContentDir);
	const cache = openCache(cacheDirFor(contentDir), "parts");
	const { diagnostics, files, texts } = compile({ contentDir, cache, codeHash: pipelineHash() });
	cache.save();
	process.stdout.write(
		reporters[format]({
			diagnostics,
			files,
			texts,
			contentDir: displayDir(contentDir),
			colour: process.stdout.isTTY && !process.env["NO_COLOR"],
		}),
	);
	return diagnostics.some(isError) ? exitCodes.faults : exitCodes.clean;
});

function readFormat(name: string): Format {
	if (Object.hasOwn(reporters, name)) return name as Format;
	throw new UsageError(
		`There is no format "${name}"; ${didYouMean(name, Object.keys(reporters), `formats are ${Object.keys(reporters).join(", ")}.`)}`,
	);
}
