import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.mjs";
import { inWords, suits } from "./node-version.mjs";

/*
 * Runs before `npm start` and `npm test`, in plain Node, since no package may be installed yet: installs the packages if they are not
 * those of the lockfile. `--dev` asks for the packages for development too.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

function fail(sentence) {
	console.error(sentence);
	process.exit(2);
}

/** What npm has installed; null if nothing. */
function readInstalled() {
	try {
		return read("node_modules/.package-lock.json");
	} catch {
		return null;
	}
}

const { engines } = read("package.json");
if (!suits(process.versions.node, engines.node))
	fail(`This needs another Node than ${process.versions.node}: install ${inWords(engines.node)}.`);

if (!isInstalled(read("package-lock.json"), readInstalled(), { dev: process.argv.includes("--dev") })) {
	console.error("Installing the packages of package-lock.json (npm ci) …");
	try {
		execFileSync("npm", ["ci"], { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
	} catch {
		fail("npm could not install the packages: it says why above.");
	}
}
