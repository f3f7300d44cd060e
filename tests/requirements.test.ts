import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";

const list = "tests/requirements.md";

/** Numbers of requirements, cases of reliability, and sections of the papers that the product was specified with. */
const identifier = /\bR\d+\.\d+\b|\bP\d{2}\b|\b(?:requirements|spec|design) §\d+/g;

const written = new Set([".ts", ".tsx", ".mts", ".mjs", ".css", ".md"]);

/** Every identifier below a folder, each once, sorted, and the files that it stands in. */
function identifiersIn(folder: string): { id: string; file: string }[] {
	return listFiles(join(root, folder))
		.map((file) => `${folder}/${file}`)
		.filter((file) => written.has(extname(file)) && file !== list)
		.flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(identifier)].map(([id]) => ({ id, file })));
}

test("the list of requirements has exactly the identifiers that tests cite, each once", () => {
	const listed = [...readFileSync(join(root, list), "utf8").matchAll(/^- \*\*([^*]+)\*\* [A-Z][^\n]*\.$/gm)].map(([, id]) => id);
	const cited = new Set(identifiersIn("tests").map(({ id }) => id));
	expect(listed.toSorted()).toEqual([...cited].sort());
});

test("code cites no identifiers", () => {
	expect(["schemas", "scripts", "src"].flatMap(identifiersIn)).toEqual([]);
});
