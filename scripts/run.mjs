import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { hashSources, programSources } from "./store/hash-sources.mjs";

/*
 * `node scripts/run.mjs COMMAND …`: runs a command of `scripts/commands` as one bundle, cached until a source file changes. The
 * command and each of its worker threads then open a few files instead of compiling several hundred. If nothing can be cached, the
 * sources run as they are.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "node_modules", ".cache", "pousse", "program");
/** Maximum number of cached bundles: each command has its own, and a server keeps running while the program changes. */
const keptPrograms = 24;

/** Packages that are bundled with the program: importing them file by file takes longer than a bundle. Others stay outside. */
const bundledPackages = [
	...["fastest-levenshtein", "github-slugger", "htmlparser2", "i18next", "yaml", "zod"],
	...["unified", "remark-parse", "remark-rehype", "micromark-extension-directive", "micromark-extension-gfm-table"],
	...["mdast-util-directive", "mdast-util-gfm-table"],
];
/** Leaves out zod's messages in fifty languages, a fifth of a bundle: the program writes its own, and zod's English ones stay. */
const withoutLocales = {
	name: "without-locales",
	setup: ({ onLoad }) => onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "" })),
};
/** Some of these packages require built-in modules. */
const requireInBundle =
	'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

// V8 optimizes functions later than by default: most commands end before optimized code has saved what it cost.
setFlagsFromString("--interrupt-budget=1000000");

const [, , command = ""] = process.argv;
const source = join(root, "scripts", "commands", `${command}.ts`);
const program = await findProgram().catch(() => null);
if (!program) (await import("tsx/esm/api").catch(askForPackages)).register();
const entry = program ? join(program, `${command}.mjs`) : source;
// The command parses the arguments after its name.
process.argv.splice(1, 2, entry);
await import(pathToFileURL(entry).href).catch(askForPackages);

/** Says what to run if a package is missing. In English alone: the program's messages are loaded with its packages. */
function askForPackages(error) {
	if (error.code !== "ERR_MODULE_NOT_FOUND" || !error.message.startsWith("Cannot find package")) throw error;
	console.error("The packages that the program needs are not installed, or not all of them: run npm ci.");
	process.exit(2);
}

/** The folder of the bundle, which is built if it is missing for these sources or its files were changed. */
async function findProgram() {
	const sources = hashSources(root, programSources);
	// A bundle contains the location of the project.
	const path = join(folder, `${command}-${sha256(`${root} ${process.version} ${sources}`).slice(0, 20)}`);
	if (isWhole(path)) return path;
	await makeProgram(path, sources);
	// A file edited during the build may be in the bundle, although the hash describes the earlier sources.
	if (hashSources(root, programSources) === sources) return path;
	rmSync(path, { recursive: true, force: true });
	return null;
}

async function makeProgram(path, sources) {
	const { build } = await import("esbuild");
	const { outputFiles } = await build({
		absWorkingDir: root,
		entryPoints: { [command]: source, thread: join(root, "scripts", "build", "thread.ts") },
		...{ bundle: true, splitting: true, format: "esm", platform: "node", target: "node20" },
		...{ external: otherPackages(), banner: { js: requireInBundle } },
		...{ outdir: path, outExtension: { ".js": ".mjs" }, write: false, logLevel: "silent" },
		// Comments and indentation take time to read. Names are kept, for stack traces.
		...{ minifyWhitespace: true, minifySyntax: true, plugins: [withoutLocales] },
		// Only `root.ts` and `project.ts` use these: the location of the sources, and their hash, which it would have to compute again.
		define: { "import.meta.dirname": JSON.stringify(join(root, "scripts")), "globalThis.programHash": JSON.stringify(sources) },
	});
	const temporary = `${path}.${process.pid}`;
	mkdirSync(temporary, { recursive: true });
	const hashes = {};
	for (const { path: file, contents } of outputFiles) {
		const name = file.slice(path.length + 1);
		hashes[name] = sha256(contents);
		writeFileSync(join(temporary, name), contents);
	}
	writeFileSync(join(temporary, "hashes.json"), JSON.stringify(hashes));
	try {
		renameSync(temporary, path);
	} catch {
		// Another process may have finished first and may be running from its bundle.
		if (!isWhole(path)) {
			rmSync(path, { recursive: true, force: true });
			renameSync(temporary, path);
		}
		rmSync(temporary, { recursive: true, force: true });
	}
	removeOld();
}

/** Names of the packages that are not bundled. */
function otherPackages() {
	const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
		(name) => !bundledPackages.includes(name),
	);
}

/** Whether all files of a bundle match their recorded hashes. */
function isWhole(path) {
	try {
		const hashes = Object.entries(JSON.parse(readFileSync(join(path, "hashes.json"), "utf8")));
		return hashes.length > 0 && hashes.every(([name, hash]) => sha256(readFileSync(join(path, name))) === hash);
	} catch {
		return false;
	}
}

function removeOld() {
	const made = readdirSync(folder)
		.map((name) => ({ path: join(folder, name), ms: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
		.sort((a, b) => b.ms - a.ms);
	for (const { path } of made.slice(keptPrograms)) rmSync(path, { recursive: true, force: true });
}

function sha256(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
