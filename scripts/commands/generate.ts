import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileAgain } from "../build/compile.ts";
import { compileSchemas, findRefusals } from "../build/editor-schemas.ts";
import { withStore } from "../build/with-store.ts";
import { writeGenerated } from "../build/write-generated.ts";
import { msg } from "../messages/message.ts";
import { cacheDirFor, defaultContentDir, displayDir, generatedDirs, hashCode, root } from "../project.ts";
import { withCodeList } from "../report/code-list.ts";
import { pretty } from "../report/pretty.ts";
import { exitCodeFor, run } from "./command.ts";

const readmeFile = join(root, "scripts", "report", "README.md");

/**
 * Writes the types and schemas derived from the content, for the compiler and for editors, and the list of codes in a README. A
 * schema that rejects content that the check accepts is written too, so that it can be inspected, but the command fails.
 */
await run({ name: "generate", about: msg("help.generate"), options: {} }, async ({ values, lang }) => {
	const readme = readFileSync(readmeFile, "utf8");
	if (withCodeList(readme) !== readme) writeFileSync(readmeFile, withCodeList(readme));
	const options = { contentDir: defaultContentDir, codeHashes: hashCode() };
	const { value: compiled } = await withStore(cacheDirFor(defaultContentDir), (run) => compileAgain({ ...options, ...run }));
	if (compiled.plan) {
		writeGenerated(compiled.plan.generated(), generatedDirs);
		const refusals = findRefusals(defaultContentDir, compileSchemas(compiled.plan.schemas()));
		if (refusals.length > 0) throw new Error(refusals.join("; "));
	} else
		process.stdout.write(pretty({ ...compiled, contentDir: displayDir(defaultContentDir), lang, colour: process.stdout.isTTY }));
	return exitCodeFor(compiled.diagnostics, values.debug);
});
