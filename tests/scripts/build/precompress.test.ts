import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPackCompressor, precompressAssets } from "#scripts/build/precompress.ts";
import type { Store, StoredFile } from "#scripts/store/store.ts";
import { testFolder } from "../../support/folders.ts";
import { emptyStore } from "../../support/runs.ts";

const script = `export const words = ${JSON.stringify("la monstera et le pothos ".repeat(60))};`;

const contentsOf = (store: Store, files: readonly StoredFile[], ending: string) =>
	files.flatMap(({ file, hash }) => (file.endsWith(ending) ? (store.objects.read(hash) ?? []) : []));

test("scripts and style sheets get compressed variants; small and binary files do not", async () => {
	const dir = testFolder({ "app.js": script, "app.css": script, "sans.woff2": script, "tiny.js": "let a;" });
	const store = emptyStore();
	const made = await precompressAssets(dir, readdirSync(dir), store);
	expect(made.map(({ file }) => file).sort()).toEqual([
		"assets/app.css.br",
		"assets/app.css.gz",
		"assets/app.js.br",
		"assets/app.js.gz",
	]);
	for (const bytes of contentsOf(store, made, ".br")) expect(brotliDecompressSync(bytes).toString()).toBe(script);
	for (const bytes of contentsOf(store, made, ".gz")) expect(gunzipSync(bytes).toString()).toBe(script);
});

test("compressed variants are cached by content, whatever the file name", async () => {
	const store = emptyStore();
	const dir = testFolder({ "app-1.js": script });
	const first = await precompressAssets(dir, ["app-1.js"], store);
	const misses = store.misses().length;
	writeFileSync(join(dir, "app-2.js"), readFileSync(join(dir, "app-1.js")));
	const second = await precompressAssets(dir, ["app-2.js"], store);
	expect(store.misses().length).toBe(misses);
	expect(contentsOf(store, second, ".br")).toEqual(contentsOf(store, first, ".br"));
});

test("a known pack is not read for its variants", async () => {
	const store = emptyStore();
	const precompress = createPackCompressor(store);
	const file = "packs/fr.1.json";
	const first = await precompress({ file, contents: () => Buffer.from(script) });
	const contents = () => {
		throw new Error("it was read");
	};
	const again = await precompress({ file, contents });
	expect(again).toEqual(first);
	expect(contentsOf(store, first, ".br").map((bytes) => brotliDecompressSync(bytes).toString())).toEqual([script]);
});
