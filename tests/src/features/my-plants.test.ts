import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announced, heading, openApp, part } from "../../support/app.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00") });
});
afterEach(() => {
	vi.useRealTimers();
});

const main = () => within(screen.getByRole("main"));
/** Names of the plants that the page lists. */
const listed = () =>
	main()
		.queryAllByRole("heading", { level: 3 })
		.filter((title) => title.closest("li"))
		.map(({ textContent }) => textContent);
const shows = (text: string) =>
	waitFor(() => expect(screen.getByRole("main").textContent.replaceAll(/\s+/g, " ")).toContain(text));

test("a shared list is shown and saved on request, unknown parts of the address are reported, and an unreadable list is set aside (R9.2)", async () => {
	const { user, complaints, reload } = await openApp("/en/mes-plantes?plants=pothos,aloe-vera,triffid", {
		locale: "en-GB",
		stored: { "my-plants": '{"pousse":"my-plants","ver' },
	});
	await shows("Unknown here and skipped: triffid");
	await shows("The list that this browser had kept cannot be read.");
	await main().findByRole("heading", { name: "A shared list" });
	expect(main().queryAllByRole("button", { name: "Save the list" })).toEqual([]);
	main().getByRole("button", { name: "Keep these" }).focus();
	await user.keyboard("{Enter}");
	await announced("2 plants added.");
	expect(location.search).toBe("");
	await main().findByRole("heading", { name: "Your plants" });
	expect(listed()).toEqual(["Pothos", "Aloe vera"]);
	expect(localStorage.getItem("my-plants-unreadable")).toBe('{"pousse":"my-plants","ver');

	await user.click(main().getByRole("button", { name: "Copy a link to the list" }));
	await announced("Link copied");
	expect(await navigator.clipboard.readText()).toBe(`${location.origin}/mes-plantes?plants=pothos,aloe-vera&hemisphere=north`);

	await reload(`/en/mes-plantes?plants=${encodeURIComponent("<b>,%%,Triffid")}`);
	await shows("This address shares no plant that we know.");
	await shows("Unknown here and skipped: <b>, %%, Triffid");
	expect(listed()).toEqual(["Pothos", "Aloe vera"]);
	expect(complaints).toEqual([]);
});

test("without storage, a notice says so, and the list works for the visit (R9.2)", async () => {
	const full = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: full });
	const { user, complaints } = await openApp("/en/fiches-plantes/aloe-vera", { locale: "en-GB" });
	await user.click(await main().findByRole("button", { name: /^Add to my plants/ }));
	await announced("This browser stores nothing, so the list lasts for this visit only.");
	await user.click(within(part(".notices")).getByRole("button", { name: "See my plants" }));
	await heading("My plants");
	await waitFor(() => expect(listed()).toEqual(["Aloe vera"]));
	await shows("This browser stores nothing");
	expect(complaints).toEqual([]);
});

test("a shared list includes the hemisphere, which the visitor may change before saving (R9.2)", async () => {
	const { user, complaints, reload } = await openApp("/en/mes-plantes?plants=pothos&hemisphere=south", { locale: "en-GB" });
	const hemisphere = () => main().getByRole<HTMLSelectElement>("combobox", { name: "Seasons:" });
	await shows("next: Saturday 28 November");
	await user.selectOptions(hemisphere(), "northern hemisphere");
	await shows("next: Sunday 29 November");
	expect(location.search).toBe("?plants=pothos&hemisphere=north");
	await reload("/en/mes-plantes?plants=pothos&hemisphere=south");
	await user.click(await main().findByRole("button", { name: "Keep these" }));
	await main().findByRole("heading", { name: "Your plants" });
	expect(hemisphere().value).toBe("south");
	await reload("/en/mes-plantes?plants=aloe-vera&hemisphere=middle");
	await main().findByRole("heading", { name: "A shared list" });
	expect(hemisphere().value).toBe("south");
	expect(complaints).toEqual([]);
});
