import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codes } from "#scripts/report/codes.ts";
import { type FaultClass, faultClasses } from "./support/fault-classes.ts";
import { mistakeGroups } from "./support/mistake-groups.ts";

const mistakes = new Map(
	Object.values(mistakeGroups).flatMap((group) => group.map(({ name, finding }) => [name, finding] as const)),
);
const classes = Object.entries(faultClasses).flatMap(([about, named]) =>
	Object.entries(named).map(([name, shown]) => ({ name: `${about}: ${name}`, shown })),
);

const read = (...path: string[]) => {
	const file = join(import.meta.dirname, ...path);
	return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Whether what a class names is there, and is about its code. */
function isShown(shown: FaultClass): boolean {
	if ("left" in shown) return true;
	if ("test" in shown) return read(shown.test[0]).includes(shown.test[1]);
	const { code } = shown;
	if ("mistake" in shown) return mistakes.get(shown.mistake)?.[1] === code;
	if ("page" in shown) return read("pages", shown.page, "expected.json").includes(`"${code}"`);
	return read("faults", code, "report.txt").includes(`content/${shown.fault}  ${codes[code]}  ${code}\n`);
}

test.each(classes)("there is a case for $name (R16.1)", ({ shown }) => {
	expect(isShown(shown)).toBe(true);
});

test("of 138 classes of faults, those without a case give a reason (R16.1)", () => {
	const left = classes.filter(({ shown }) => "left" in shown).map(({ name }) => name);
	expect([classes.length, left]).toEqual([
		138,
		["links and redirects: a dead address of another site", "the finished site: HTML that no browser should have to guess at"],
	]);
});
