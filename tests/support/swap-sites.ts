import { markFile, writeMark } from "#scripts/build/build-mark.ts";
import { beginNextSite, swapIn, writeInto } from "#scripts/build/publish.ts";

/** Builds one small site after the other, without an end, and tells each time. All files of one say the same. */
const [outDir = ""] = process.argv.slice(2);
for (let build = 1; ; build++) {
	const next = beginNextSite(outDir);
	const contents = `build ${build} of process ${process.pid}`;
	writeInto(next, [
		{ file: markFile, contents: writeMark("0123456789abcdef0123") },
		...["index.html", "en/about.html", "images/leaf.svg"].map((file) => ({ file, contents })),
	]);
	swapIn(next, outDir);
	process.stdout.write("swapped\n");
}
