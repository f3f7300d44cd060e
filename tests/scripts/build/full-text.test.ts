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
	expect(store.misses().slice(before)).toEqual([expect.stringMatching(/^full text \/search\/de\/ /)]);
});

test("the texts of a large site are in several indexes, of which a changed text makes one again (R17.3)", async () => {
	const store = emptyStore();
	const fr = Array.from({ length: 161 }, (_, number) => ({
		file: `/plante-${number}`,
		contents: page("fr", `Plante ${number}`),
	}));
	const textsOf = (pages: typeof fr) => ({ ...textsIn(store), fr: store.write(pages) });
	const { files } = await makeFullText(textsOf(fr), store, "test");
	const further = files.find(({ file }) => file === "search/fr/further.json");
	expect(store.objects.read(further?.hash ?? "")?.toString()).toBe('["/search/fr/1/"]');
	const programs = files.filter(({ file }) => /^search\/fr\/.*(?:pagefind\.js|\.pagefind|-entry\.json)$/.test(file));
	expect(programs.map(({ file }) => file).sort()).toEqual([
		"search/fr/1/pagefind-entry.json",
		"search/fr/pagefind-entry.json",
		"search/fr/pagefind.js",
		"search/fr/wasm.fr.pagefind",
	]);
	const before = store.misses().length;
	await makeFullText(textsOf(fr.with(0, { file: "/plante-0", contents: page("fr", "Monstera") })), store, "test");
	expect(store.misses().slice(before)).toHaveLength(1);
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
