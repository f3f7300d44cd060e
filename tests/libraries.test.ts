import { readFileSync } from "node:fs";
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

test("every library is wanted in one version, and no other", () => {
	const { dependencies, devDependencies, optionalDependencies } = read("package.json");
	const wanted = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
	expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("the lockfile has the hash of every library; npm leaves out some binaries of other platforms", () => {
	const without = locked.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""));
	expect(without.filter(([, { optional, cpu }]) => !(optional && cpu)).map(([path]) => path)).toEqual([]);
});

test("the lockfile names no registry", () => {
	expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test("every library is under a licence that lets anybody use what is made with it", () => {
	const refused = locked.filter(([path, { license = "" }]) => {
		const all = license
			.replaceAll(/[()]/g, "")
			.split(" AND ")
			.map((part) => part.split(" OR "));
		return !all.every((choice) => choice.some((each) => free.includes(each) || withDuties[each]?.test(nameOf(path))));
	});
	expect(refused.map(([path, { license }]) => [nameOf(path), license])).toEqual([]);
});

test("no library runs a script when it is installed, and none that has one comes unseen", () => {
	const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
	expect(scripted).toEqual(["esbuild", "koffi"]);
	expect(readFileSync(join(root, "scripts", "setup", "install.mjs"), "utf8")).toContain('["ci", "--ignore-scripts", ');
});
