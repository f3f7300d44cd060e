import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { msg } from "../messages/message.ts";
import { compile } from "../pipeline/compile.ts";
import { compileSchemas, findRefusals } from "../pipeline/editor-schemas.ts";
import { writeGenerated } from "../pipeline/write-generated.ts";
import { cacheDirFor, defaultContentDir, displayDir, generatedDirs, hashCode, root } from "../project.ts";
import { withCodeList } from "../report/code-list.ts";
import { pretty } from "../report/pretty.ts";
import { openCache } from "../store/cache.ts";
import { exitCodeFor, run } from "./command.ts";

const readmeFile = join(root, "README.md");

/**
 * Writes the types and schemas derived from the content, for the compiler and for editors, and the list of codes in the README. A
 * schema that rejects content that the check accepts is written too, so that it can be inspected, but the command fails.
 */
await run({ name: "generate", about: msg("help.generate"), options: {} }, async ({ values, lang }) => {
	const readme = readFileSync(readmeFile, "utf8");
	if (withCodeList(readme) !== readme) writeFileSync(readmeFile, withCodeList(readme));
	const cache = openCache(cacheDirFor(defaultContentDir), "parts");
	const compiled = await compile({ contentDir: defaultContentDir, cache, codeHashes: hashCode() });
	cache.save();
	if (compiled.emitted) {
		writeGenerated(compiled.emitted.artifacts, generatedDirs);
		const refusals = findRefusals(defaultContentDir, compileSchemas(compiled.emitted.artifacts));
		if (refusals.length > 0) throw new Error(refusals.join("; "));
	} else
		process.stdout.write(pretty({ ...compiled, contentDir: displayDir(defaultContentDir), lang, colour: process.stdout.isTTY }));
	return exitCodeFor(compiled.diagnostics, values.debug);
});
