import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inWords, suits } from "./node-version.mjs";

/*
 * Runs before `npm start` and `npm test`, in plain Node, since no dependency is installed yet: installs the dependencies if they
 * are missing or the lockfile has changed.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const stamp = join(root, "node_modules", ".lockfile-hash");
const wanted = createHash("sha256")
	.update(readFileSync(join(root, "package-lock.json")))
	.digest("hex");

function fail(sentence) {
	console.error(sentence);
	process.exit(2);
}

const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
if (!suits(process.versions.node, engines.node))
	fail(`This needs another Node than ${process.versions.node}: install ${inWords(engines.node)}.`);

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
	console.error("Installing the libraries from package-lock.json …");
	try {
		// No dependency needs install scripts, so none may run. The versions in the lockfile were reviewed when they were added, so their
		// minimum age is not checked again.
		execFileSync("npm", ["ci", "--ignore-scripts", "--min-release-age=0", "--loglevel=error", "--no-audit", "--no-fund"], {
			cwd: root,
			stdio: ["ignore", 2, 2],
			shell: process.platform === "win32",
		});
	} catch {
		fail("The libraries could not be installed: check the connection to the npm registry and try again.");
	}
	writeFileSync(stamp, wanted);
}
