import { judge, readOptions, run } from "./command.ts";
import { openCache } from "./pipeline/cache.ts";
import { compile } from "./pipeline/compile.ts";
import { writeGenerated } from "./pipeline/write-generated.ts";
import { cacheDirFor, defaultContentDir, displayDir, generatedDirs, hashCode } from "./project.ts";
import { pretty } from "./report/pretty.ts";

/** Writes the types and schemas that follow from the content, for the compiler and for editors, and nothing else. */
await run(async (args) => {
	const { values } = readOptions(args, {});
	const cache = openCache(cacheDirFor(defaultContentDir), "parts");
	const compiled = await compile({ contentDir: defaultContentDir, cache, codeHashes: hashCode() });
	cache.save();
	if (compiled.emitted) writeGenerated(compiled.emitted.artifacts, generatedDirs);
	else process.stdout.write(pretty({ ...compiled, contentDir: displayDir(defaultContentDir), colour: process.stdout.isTTY }));
	return judge(compiled.diagnostics, values.debug);
});
