import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { byText } from "#schemas/shared/by-text.ts";
import { appDir, root } from "../../project.ts";

/**
 * Packages whose code is in files that the bundler does not make: in the style sheets, and in the full-text index, which a site may lack.
 */
const unbundled = ["tailwindcss", "pagefind"];

/** Fonts that the site ships, with the file of their licence in `fonts`. */
const fonts = { "Pousse Serif (made from Fraunces)": "serif.OFL.txt", "Pousse Sans (made from Source Sans 3)": "sans.OFL.txt" };

/** The fields read from a `package.json`. */
type Package = { name: string; version: string; license?: string; repository?: string | { url: string }; homepage?: string };

/** Adds the file of every module that contributes code to a bundle. */
export function collectShipped(into: Set<string>): Plugin {
	return {
		name: "pousse-note-shipped",
		generateBundle(_, bundle) {
			for (const output of Object.values(bundle)) {
				if (output.type !== "chunk") continue;
				for (const [id, { renderedLength }] of Object.entries(output.modules))
					if (renderedLength > 0) into.add(id.split("?")[0] ?? id);
			}
		},
	};
}

/**
 * Licences of third-party code in a site: the packages that these modules belong to, by name, and the fonts. Each entry says where
 * its source is.
 */
export function writeNotices(modules: Iterable<string>): string {
	const dirs = new Set([...modules].flatMap((file) => packageOf(file) ?? []));
	for (const dir of unbundled.map((name) => join(root, "node_modules", name))) if (existsSync(dir)) dirs.add(dir);
	const packages = [...dirs]
		.map((dir) => ({ dir, read: JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as Package }))
		.sort((a, b) => byText(a.read.name, b.read.name));
	const parts = [
		"This site holds work of others, under these licences.",
		...packages.map(({ dir, read }) => notice(read, licenceIn(dir))),
		...Object.entries(fonts).map(([name, file]) =>
			[`${name}: OFL-1.1`, readFileSync(join(appDir, "app", "fonts", file), "utf8").trim()].join("\n\n"),
		),
	];
	return `${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function notice({ name, version, license = "no licence named", repository, homepage }: Package, text: string): string {
	const address = (typeof repository === "string" ? repository : repository?.url) ?? homepage;
	const source = address === undefined ? [] : [`Source: ${address.replace(/^git\+/, "").replace(/^git:/, "https:")}`];
	const registry = `Source of this version: https://registry.npmjs.org/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
	return [[`${name} ${version}: ${license}`, ...source, registry].join("\n"), text].join("\n\n").trim();
}

/** The folder of the package that a module belongs to; null for our own. */
function packageOf(file: string): string | null {
	if (!/[\\/]node_modules[\\/]/.test(file)) return null;
	for (let dir = dirname(file); dir.length > root.length; dir = dirname(dir)) {
		const described = join(dir, "package.json");
		// A subfolder of a package may have a `package.json` that only sets the module type.
		if (existsSync(described) && isPackage(JSON.parse(readFileSync(described, "utf8")))) return dir;
	}
	return null;
}

function isPackage(read: object): read is Package {
	return "name" in read && "version" in read;
}

/** The text of the first licence in a folder, which may be in a folder of that name. */
function licenceIn(dir: string): string {
	const name = readdirSync(dir)
		.filter((each) => /^(?:licen[cs]e|copying|notice)/i.test(each))
		.sort()[0];
	if (name === undefined) return "";
	const found = join(dir, name);
	return statSync(found).isDirectory() ? licenceIn(found) : readFileSync(found, "utf8").trim();
}
