import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { pinPath } from "#schemas/shared/url.ts";
import { announced, fill, headerSearch, openApp } from "../../support/app.ts";
import { readShell, readWords } from "../../support/published.ts";

vi.mock("#src/features/search/pagefind.ts", () => import("../../support/pagefind.ts"));

const word = await readWords();

const field = () => headerSearch().getByRole<HTMLInputElement>("combobox");
const options = () => headerSearch().queryAllByRole("option");
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute("href"));
/** Where the empty state leads to: the main pages but home, and the guides. */
const entrancesOf = async (lang: "fr" | "de") => {
	const { header, guides } = await readShell(lang);
	const paths = [...header, ...guides].map(({ path }) => path).filter((path) => path !== "/");
	return lang === "fr" ? paths : paths.map((path) => pinPath(path, lang));
};

test("on a pinned page a result opens the pinned page; no match is announced, with near spellings (R5.1, R5.2, R5.3, R1.7)", async () => {
	const { user } = await openApp("/de/about");
	for (const [query, marked] of [
		["CHLOROPHYTUM", "Chlorophytum"],
		["grunlilie", "Grünlilie"],
		["chaine des cœurs", "Chaîne des cœurs"],
	] as const) {
		await fill(user, field(), query);
		await waitFor(() =>
			expect(options().flatMap((option) => [...option.querySelectorAll("mark")].map((mark) => mark.textContent))).toContain(
				marked,
			),
		);
	}
	for (const query of ["zzqqxx", '$& {zzqqxx} <b>"']) {
		await fill(user, field(), query);
		await announced(word("de", "search.none").replace("{{query}}", () => query));
		expect([options().length, field().getAttribute("aria-expanded")]).toEqual([0, "false"]);
		const entrances = within(headerSearch().getByRole("navigation", { name: word("de", "search.elsewhere") }));
		expect(hrefs(entrances.getAllByRole("link"))).toEqual(await entrancesOf("de"));
	}
	// Of these, texts have «Glück», nothing, and «Bunte».
	for (const [query, name] of [
		["glücksfader", /Glücksfeder/],
		["ficsu", /Birkenfeige/],
		["bunte pefilwurz", /Bunte Pfeilwurz/],
	] as const) {
		await fill(user, field(), query);
		await announced(`Keine Ergebnisse für „${query}“`);
		const list = within(await headerSearch().findByRole("listbox", { name: word("de", "search.near") }));
		await list.findByRole("option", { name });
	}
	await fill(user, field(), "Glücksfeder");
	await headerSearch().findByRole("listbox", { name: word("de", "search.suggestions") });
	const [first] = options();
	if (first) await user.click(first);
	await waitFor(() => expect(location.pathname + location.hash).toBe("/de/fiches-plantes#zamioculcas"));
	expect([field().value, options().length]).toEqual(["", 0]);
});

test("a query without matches offers a way on: by keyboard from the suggestions, by click from all results (R5.3)", async () => {
	const { user, complaints, reload } = await openApp("/about");
	await fill(user, field(), "zzqqxx");
	const named = { name: word("fr", "search.elsewhere") };
	const inHeader = await headerSearch().findByRole("navigation", named);
	for (const _ of ["the button that clears", "the first entrance"]) await user.tab();
	const { activeElement } = document;
	expect(inHeader.contains(activeElement)).toBe(true);
	const to = activeElement?.getAttribute("href");
	await user.keyboard("{Enter}");
	await waitFor(() => expect(location.pathname).toBe(to));
	expect([field().value, headerSearch().queryAllByRole("navigation", named).length]).toEqual(["", 0]);

	await reload("/recherche?q=zzqqxx");
	const main = within(screen.getByRole("main"));
	await announced('Aucun résultat pour "zzqqxx"');
	const links = within(await main.findByRole("navigation", named)).getAllByRole("link");
	expect(hrefs(links)).toEqual(await entrancesOf("fr"));
	const last = links.at(-1);
	if (last) await user.click(last);
	await waitFor(async () => expect(location.pathname).toBe((await entrancesOf("fr")).at(-1)));
	await reload("/recherche?q=arosage");
	await within(screen.getByRole("main")).findAllByRole("heading", { level: 3 });
	expect(screen.queryAllByRole("navigation", named)).toEqual([]);
	expect(complaints).toEqual([]);
});

test("where the texts of pages do not come, titles are found, and a sentence says what was searched (R5.2)", async () => {
	const lost = (path: string) => (path.includes("/fragment/") ? new Response(null, { status: 404 }) : undefined);
	const { user } = await openApp("/es/about", { answers: lost });
	await fill(user, field(), "monstera");
	await headerSearch().findByText(word("es", "search.titlesOnly"));
	expect(options().map((option) => option.getAttribute("href"))).toContain("/es/fiches-plantes#monstera-deliciosa");
});
