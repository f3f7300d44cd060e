import { afterEach, expect, test, vi } from "vitest";
import { perLanguage } from "#schemas/shared/languages.ts";
import { makeFullText } from "#scripts/build/full-text.ts";
import { msg } from "#scripts/messages/message.ts";
import type { Store } from "#scripts/store/store.ts";
import { emptyStore } from "../../support/runs.ts";

afterEach(() => {
	vi.doUnmock("pagefind");
	vi.resetModules();
});

const page = (lang: string, words: string) => `<html lang="${lang}"><body><h1>${words}</h1><p>${words}</p></body></html>`;
const textsIn = (store: Store) => perLanguage((lang) => store.write([{ file: "/about", contents: page(lang, "Monstera") }]));

test("equal texts give equal files, for each language with its program and its list of files (R17.3)", async () => {
	const [first, second] = [emptyStore(), emptyStore()];
	const made = [await makeFullText(textsIn(first), first, "test"), await makeFullText(textsIn(second), second, "test")];
	expect(made[0]).toEqual(made[1]);
	for (const lang of ["fr", "de"])
		expect(made[0]?.files.map(({ file }) => file)).toEqual(
			expect.arrayContaining([
				`search/${lang}/pagefind.js`,
				`search/${lang}/pagefind-entry.json`,
				`search/${lang}/wasm.${lang}.pagefind`,
			]),
		);
});

test("an index is made again only when a text of its language has changed (R17.3)", async () => {
	const store = emptyStore();
	const texts = textsIn(store);
	await makeFullText(texts, store, "test");
	const before = store.misses().length;
	await makeFullText(texts, store, "test");
	expect(store.misses().slice(before)).toEqual([]);
	const de = store.write([{ file: "/about", contents: page("de", "Fensterblatt") }]);
	await makeFullText({ ...texts, de }, store, "test");
	expect(store.misses().slice(before)).toEqual([expect.stringMatching(/^full text de /)]);
});

test("where Pagefind cannot be run, there are no indexes, and a message says why (R17.3)", async () => {
	vi.doMock("pagefind", () => ({
		createIndex: async () => {
			throw new Error("Failed to install pagefind.\nPlease open an issue.");
		},
		close: async () => null,
	}));
	const store = emptyStore();
	expect(await makeFullText(textsIn(store), store, "test")).toEqual({
		files: [],
		problem: msg("build.noFullText", { reason: "Failed to install pagefind." }),
	});
});
