import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { inWords, suits } from "#scripts/setup/node-version.mjs";

const wanted: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node;

test.each([
	["18.20.8", false],
	["20.18.3", false],
	["20.19.0", true],
	["20.20.2", true],
	["21.7.3", false],
	["22.11.0", false],
	["22.12.0", true],
	["22.23.3", true],
	["23.11.1", false],
	["24.0.0", true],
	["24.21.0", true],
	["26.1.0", true],
])("Node %s is supported: %s (R17.10)", (version, expected) => {
	expect(suits(version, wanted)).toBe(expected);
});

test("the supported versions are given in words, and an unknown form of range is an internal error (R17.10)", () => {
	expect(inWords(wanted)).toBe("Node 20.19, 22.12, or 24 or newer");
	expect(() => suits("20.19.0", "20.x")).toThrow(new Error("engines has a range of another form: 20.x"));
});
