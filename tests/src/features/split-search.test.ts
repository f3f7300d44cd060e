import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { splitIndex } from "#scripts/site/search-split.ts";
import { type AppVisit, announced, fill, headerSearch, openApp } from "../../support/app.ts";
import { readShell } from "../../support/published.ts";
import { invented, manyItems } from "../../support/search-items.ts";

/* The search of a site of 2,500 entries: the built site's pages, with the index of the large one in place of theirs. */
const { strings } = await readShell("fr");
const word = (key: string) => strings[key] ?? `no words for ${key}`;

const arum: SearchItem = {
	title: "Arum d’Éthiopie",
	path: "/guides/hydroponie",
	type: "plant",
	description: "Une fleur blanche pour les bords de l’eau.",
	keywords: ["Zantedeschia aethiopica", "Zimmercalla"],
	sections: [["sources", "Sources lointaines"]],
};
const files = new Map(splitIndex("fr", [...manyItems(2500), arum]).map(({ path, contents }) => [path, contents]));

/** A visit to an address of the large site; `lost` are the files of its index that never come. */
async function open(address: string): Promise<AppVisit & { lost: Set<string> }> {
	const lost = new Set<string>();
	const visit = await openApp(address, {
		answers: (path) => {
			if (!path.startsWith("/search/")) return undefined;
			const contents = files.get(path);
			return contents === undefined || lost.has(path) ? new Response(null, { status: 404 }) : new Response(contents);
		},
	});
	return { ...visit, lost };
}

const field = () => headerSearch().getByRole("combobox");
const results = () => within(screen.getByRole("main")).queryAllByRole("heading", { level: 3 });

test("no match is announced, with near spellings from the large site (R5.3)", async () => {
	const { user, complaints } = await open("/about");
	await fill(user, field(), "zantedesckia");
	const list = await headerSearch().findByRole("listbox", { name: word("search.near") });
	await within(list).findByRole("option", { name: new RegExp(arum.title) });
	await fill(user, field(), "zzqqxx");
	await announced('Aucun résultat pour "zzqqxx"');
	await headerSearch().findByRole("navigation", { name: word("search.elsewhere") });
	expect(complaints).toEqual([]);
});

test("the results page shows part of a thousand results by type, their number, and more on request (R17.4)", async () => {
	const { user, requests, complaints, reload } = await open("/recherche?q=rempotage");
	await within(screen.getByRole("main")).findByText(/^\d{3,4} résultats pour « rempotage »$/, { selector: "[role='status']" });
	expect(results().length).toBe(24);
	const ofIndex = () => requests.filter((path) => path.startsWith("/search/")).length;
	const first = ofIndex();
	await user.click(screen.getByRole("button", { name: word("search.more") }));
	await waitFor(() => expect(results().length).toBe(48));
	expect(ofIndex() - first).toBeLessThanOrEqual(24);
	const titles = results().map(({ textContent }) => textContent);
	expect(new Set(titles).size).toBe(titles.length);
	await reload("/recherche?q=aethiopica");
	await waitFor(() =>
		expect(results().map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(arum.title)),
	);
	expect(screen.queryAllByRole("button", { name: word("search.more") })).toEqual([]);
	expect(complaints).toEqual([]);
});

test("a failed part of the index is reported, and loads on retry (R17.1)", async () => {
	const { user, lost } = await open("/about");
	await fill(user, field(), "zantedeschia");
	await headerSearch().findAllByRole("option");
	for (const path of files.keys()) if (path.includes("/words-")) lost.add(path);
	await fill(user, field(), invented(77));
	await announced(word("search.failed"));
	expect(headerSearch().queryAllByRole("option")).toEqual([]);
	lost.clear();
	await user.click(headerSearch().getByRole("button", { name: word("search.retry") }));
	await headerSearch().findAllByRole("option");
});

test("the not-found page of a large site suggests similar names, without loading the list of all (R1.2, R17.4)", async () => {
	const { requests } = await open("/fr/guides/zantedeschia-aethiopika");
	await within(screen.getByRole("main")).findByRole("link", { name: arum.title });
	expect(requests).not.toContain("/routes.json");
});
