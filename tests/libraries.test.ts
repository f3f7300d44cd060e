import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";

/** What the lockfile says of a library. */
type Locked = {
	version: string;
	integrity?: string;
	resolved?: string;
	license?: string;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
	hasInstallScript?: boolean;
	inBundle?: boolean;
};

const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
const locked = Object.entries<Locked>(read("package-lock.json").packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

/** Licences that let anybody use and pass on what is made with the library. */
const free = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT"];

/** Licences that ask for something in return, and the libraries that are taken all the same. None of these is changed here. */
const withDuties: Record<string, RegExp> = {
	"MPL-2.0": /^(axe-core|ical\.js|lightningcss(-.*)?)$/,
	// Encodes pictures while the site is built, and is no part of it.
	"LGPL-3.0-or-later": /^@img\/sharp-/,
	// What browsers can do, which a library of vite-plugin-pwa's brings; nothing of it is in a site.
	"CC-BY-4.0": /^caniuse-lite$/,
};

test("every dependency is pinned to one version", () => {
	const { dependencies, devDependencies, optionalDependencies } = read("package.json");
	const wanted = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
	expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

/**
 * npm knows no hash of a binary that the registry lacked when its library was locked. So Rollup and the scanner of Tailwind
 * (`overrides` in package.json), and Biome, are held at versions that are there for every platform.
 */
test("the lockfile has the hash of every package, on every platform", () => {
	// What comes inside another library is under that one's hash.
	const alone = locked.filter(([, { inBundle }]) => !inBundle);
	const without = alone.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""));
	expect(without.map(([path]) => path)).toEqual([]);
});

test("the lockfile names no registry", () => {
	expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test("every package has a permissive licence", () => {
	const refused = locked.filter(([path, { license = "" }]) => {
		const all = license
			.replaceAll(/[()]/g, "")
			.split(" AND ")
			.map((part) => part.split(" OR "));
		return !all.every((choice) => choice.some((each) => free.includes(each) || withDuties[each]?.test(nameOf(path))));
	});
	expect(refused.map(([path, { license }]) => [nameOf(path), license])).toEqual([]);
});

test("only the listed packages have install scripts", () => {
	const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
	expect(scripted).toEqual(["esbuild"]);
});

const workflows = join(root, ".github", "workflows");

test.each(readdirSync(workflows))(
	"the workflow %s pins actions by hash, may only read unless it publishes, and leaves no credentials behind",
	(name) => {
		const text = readFileSync(join(workflows, name), "utf8");
		const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action = ""]) => action);
		expect(used.length).toBeGreaterThan(0);
		expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
		expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
		expect(text).not.toMatch(/pull_request_target|secrets\./);
		const writes = [...text.matchAll(/^ {6}([\w-]+): write$/gm)].map(([, what = ""]) => what);
		expect(writes).toEqual(name === "pages.yml" ? ["pages", "id-token"] : []);
		expect(text.match(/: write/g) ?? []).toHaveLength(writes.length);
		const checkouts = [...text.matchAll(/uses: actions\/checkout@\S+ # \S+\n {8}with:\n {10}persist-credentials: false\n/g)];
		expect(checkouts.length).toBe(used.filter((action) => action.startsWith("actions/checkout@")).length);
	},
);

test("npm runs no install scripts and saves exact versions; Renovate waits a week before it updates", () => {
	const settings = readFileSync(join(root, ".npmrc"), "utf8").split("\n");
	expect(settings).toEqual(expect.arrayContaining(["ignore-scripts=true", "save-exact=true"]));
	expect(read("renovate.json").minimumReleaseAge).toBe("7 days");
});

test("npm installs the versions of the lockfile regardless of their age (R18.9)", () => {
	expect(readFileSync(join(root, ".npmrc"), "utf8")).not.toMatch(/^(?:min-release-age|before)=/m);
});

test("npm prints errors (R18.9)", () => {
	const { status, stderr } = spawnSync("npm", ["run", "nonexistent"], {
		cwd: root,
		encoding: "utf8",
		// npm hands its settings on to the commands that it runs, such as these tests.
		env: { ...process.env, npm_config_loglevel: undefined },
		shell: process.platform === "win32",
	});
	expect(status).toBe(1);
	expect(stderr).toContain('Missing script: "nonexistent"');
});

test.each(readdirSync(workflows))("the workflow %s installs packages once per job, by plain npm ci (R18.9)", (name) => {
	const text = readFileSync(join(workflows, name), "utf8");
	const jobs = [...text.matchAll(/^ {2}[\w-]+:\n {4}(?:needs|runs-on): /gm)].length;
	const installs = [...text.matchAll(/- run: (npm ci.*|npm install.*|.*install\.mjs)/g)].map(([, command = ""]) => command);
	expect(installs.filter((command) => !/^npm ci(?: --omit=dev)?$/.test(command))).toEqual([]);
	expect(installs.length).toBe(jobs);
});

test("the bill of materials lists each package once, with version, hash and licence", () => {
	const { status, stdout } = spawnSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--loglevel=error"], {
		cwd: root,
		encoding: "utf8",
		// In production npm would leave out what only the building takes.
		env: { ...process.env, NODE_ENV: "" },
		shell: process.platform === "win32",
	});
	expect(status).toBe(0);
	const { bomFormat, components }: { bomFormat: string; components: { name: string; version: string; licenses?: unknown }[] } =
		JSON.parse(stdout);
	expect(bomFormat).toBe("CycloneDX");
	const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
	const missing = locked.filter(([path, { version }]) => !named.has(`${nameOf(path)}@${version}`));
	expect(missing.map(([path]) => path)).toEqual([]);
});
