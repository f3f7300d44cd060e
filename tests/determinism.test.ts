import { cpSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { compile } from "#scripts/build/compile.ts";
import { createPool } from "#scripts/build/threads.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { openStore } from "#scripts/store/store.ts";
import { runNpm } from "./support/command.ts";
import { builtSmallSite } from "./support/deploys.ts";
import { differences } from "./support/differences.ts";
import { fileFolder } from "./support/folders.ts";
import { codeHashes } from "./support/known-parts.ts";
import { baseContent } from "./support/workspace.ts";

const work = fileFolder();

test("a clean build equals an earlier one byte for byte, whatever the time zone, locale and file times (R16.4)", async () => {
	const [content, fresh] = [join(work, "small"), join(work, "fresh")];
	cpSync(baseContent, content, { recursive: true });
	for (const file of listFiles(content)) utimesSync(join(content, file), new Date("2001-01-01"), new Date("2001-01-01"));
	const elsewhere = { TZ: "Pacific/Kiritimati", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" };
	const built = runNpm("build", ["--content", content, "--out", fresh, "--no-cache"], elsewhere);
	expect(built.status, built.stderr).toBe(0);
	expect(differences(fresh, await builtSmallSite())).toEqual([]);
}, 240_000);

test("one changed file causes work for its own entry only (R16.4)", async () => {
	const [content, cacheDir] = [join(work, "content"), join(work, "cache")];
	cpSync(defaultContentDir, content, { recursive: true });
	// What a run has already read of the content before these edits.
	cpSync(inject("knownParts"), cacheDir, { recursive: true });
	const run = async () => {
		const store = openStore(cacheDir, "other");
		await compile({ contentDir: content, results: store, pool: createPool(), codeHashes });
		store.save();
		return store
			.misses()
			.filter((key) => key.startsWith("group "))
			.map((key) => key.split(" ")[3]);
	};
	await run();
	expect(await run()).toEqual([]);
	const file = "articles/ficus-lyrata/fr.md";
	writeFileSync(
		join(content, file),
		readFileSync(join(content, file), "utf8").replace("\n---\n", "\n---\n\nUne phrase de plus.\n"),
	);
	expect(await run()).toEqual(["articles/ficus-lyrata"]);
});
