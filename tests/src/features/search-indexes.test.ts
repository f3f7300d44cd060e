import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { perLanguage } from "#schemas/shared/languages.ts";
import { makeFullText } from "#scripts/build/full-text.ts";
import { linkInto } from "#scripts/build/publish.ts";
import { openTexts } from "#src/features/search/texts.ts";
import { fileFolder } from "../../support/folders.ts";
import { emptyStore } from "../../support/runs.ts";

const dir = fileFolder();

vi.mock("#src/features/search/pagefind.ts", () => ({
	importPagefind: () => {
		const program = readFileSync(join(dir, "search/fr/pagefind.js"), "base64");
		return import(/* @vite-ignore */ `data:text/javascript;base64,${program}`);
	},
}));

test("where a language has so many texts that there are two indexes, a search finds those of both (R5.2)", async () => {
	const store = emptyStore();
	const texts = perLanguage((lang) =>
		store.write(
			Array.from({ length: lang === "fr" ? 161 : 1 }, (_, number) => ({
				file: `/plante-${number}`,
				contents: `<html lang="${lang}"><body><h1>Plante ${number}</h1><p>${number % 40 === 0 ? "Orchidée" : "Ficus"}</p></body></html>`,
			})),
		),
	);
	linkInto(dir, (await makeFullText(texts, store, "test")).files, store.objects);
	vi.stubGlobal("fetch", async (url: string) => new Response(readFileSync(join(dir, new URL(url, location.href).pathname))));
	onTestFinished(() => void vi.unstubAllGlobals());
	document.documentElement.lang = "fr";
	const { hits, total } = await (await openTexts("fr"))("orchidée", 8);
	expect(total).toBe(5);
	expect(hits.map(({ page }) => page).sort()).toEqual(["/plante-0", "/plante-120", "/plante-160", "/plante-40", "/plante-80"]);
});
