import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { projectBundle } from "../../../support/runs.ts";

const { notices } = await projectBundle();
const parts = notices.split(`\n\n${"-".repeat(80)}\n\n`).slice(1);
const heads = parts.map((part) => part.split("\n\n")[0]?.split("\n") ?? []);

test("all bundled third-party code is listed once, with its full licence", () => {
	const names = heads.map(([first = ""]) => first.replace(/ [^ ]+: .*$/, ""));
	for (const name of ["react", "react-dom", "react-router", "i18next", "workbox-core", "tailwindcss", "zod"])
		expect(names).toContain(name);
	expect(names.length).toBe(new Set(names).size);
	for (const tool of ["vite", "sharp", "htmlparser2", "typescript", "@biomejs/biome"]) expect(names).not.toContain(tool);
	expect(parts.filter((part) => part.length < 500).map((part) => part.split("\n")[0])).toEqual([]);
});

test("a notice names the source of its version", () => {
	const { version } = JSON.parse(readFileSync(join(root, "node_modules", "i18next", "package.json"), "utf8"));
	const [part = ""] = parts.filter((each) => each.startsWith("i18next "));
	expect(part).toContain(`i18next ${version}: MIT\n`);
	expect(part).toContain(`https://registry.npmjs.org/i18next/-/i18next-${version}.tgz`);
	expect(part).toContain("Permission is hereby granted");
});

test("the fonts ship with their licence", () => {
	expect(parts.filter((part) => /^Pousse (?:Serif|Sans).*OFL-1\.1/.test(part)).length).toBe(2);
	expect(parts.filter((part) => part.includes("SIL OPEN FONT LICENSE")).length).toBe(2);
});
