import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * Runs before `npm start` and `npm test`, in plain Node, because nothing else is there yet: installs the libraries when
 * they are missing or the lockfile has changed; with --browser also finds or installs a Chromium for the tests.
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

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
	console.error("Installing the libraries from package-lock.json …");
	try {
		execFileSync("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund"], {
			cwd: root,
			stdio: ["ignore", 2, 2],
			shell: process.platform === "win32",
		});
	} catch {
		fail("The libraries could not be installed: check the connection to the npm registry and try again.");
	}
	writeFileSync(stamp, wanted);
}

if (process.argv.includes("--browser")) {
	const { findChromium, installChromium } = await import("./chromium.mjs");
	if (!findChromium() && !installChromium(root))
		fail(
			"The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.",
		);
}
