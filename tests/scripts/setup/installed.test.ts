import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { isInstalled, type Lockfile } from "#scripts/setup/installed.mjs";

const wanted: Lockfile = {
	packages: {
		"": { version: "0.1.0" },
		"node_modules/react": { version: "19.3.1", integrity: "sha512-a" },
		"node_modules/vitest": { version: "4.1.12", integrity: "sha512-b", dev: true },
		"node_modules/@esbuild/win32-x64": { version: "0.28.2", integrity: "sha512-c", optional: true },
	},
};
const without = (...paths: string[]): Lockfile => ({
	packages: Object.fromEntries(Object.entries(wanted.packages).filter(([path]) => !["", ...paths].includes(path))),
});
const withReact = (change: object): Lockfile => ({
	packages: { ...without().packages, "node_modules/react": { ...wanted.packages["node_modules/react"], ...change } },
});

test.each<[string, Lockfile | null, boolean, boolean]>([
	["everything", without(), true, true],
	["nothing, because npm has not run", null, false, false],
	["everything but a binary for another platform", without("node_modules/@esbuild/win32-x64"), true, true],
	["everything but a package", without("node_modules/react"), false, false],
	["another version of a package", withReact({ version: "19.3.0" }), false, false],
	["a package whose bytes are others", withReact({ integrity: "sha512-d" }), false, false],
	["what npm ci --omit=dev installs, for the site", without("node_modules/vitest"), false, true],
	["what npm ci --omit=dev installs, for the tests", without("node_modules/vitest"), true, false],
])("an installation with %s is recognised by npm's lockfile in node_modules (R18.9)", (_, found, dev, expected) => {
	expect(isInstalled(wanted, found, { dev })).toBe(expected);
});

test("the plain npm ci that installed this project is not repeated (R18.9)", () => {
	const read = (path: string): Lockfile => JSON.parse(readFileSync(join(root, path), "utf8"));
	expect(isInstalled(read("package-lock.json"), read("node_modules/.package-lock.json"), { dev: true })).toBe(true);
});
