import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { type Collection, writeCollection } from "#src/features/my-plants/collection.ts";
import { announced, heading, openApp, part, renewModules } from "../../support/app.ts";
import { done, listOf, pot } from "../../support/pots.ts";
import { readPageData } from "../../support/published.ts";

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

const path = "/en/mes-plantes";
/** A visitor who has stored a list, or another text in its place. */
const owner = (list: Collection | string) => ({
	locale: "en-GB",
	stored: { "my-plants": typeof list === "string" ? list : writeCollection(list) },
});
/** What the browser has stored of the list. */
const kept = (): { plants: ReturnType<typeof pot>[]; away: unknown } => JSON.parse(localStorage.getItem("my-plants") ?? "{}");
/** The lines of what is due today, without their buttons. */
const dueToday = () =>
	within(main().getByRole("list", { name: "Today" }))
		.queryAllByRole("listitem")
		.map(({ firstChild }) => firstChild?.textContent);
const button = (name: string) => main().getByRole("button", { name });
/** The button in the notice with this text. */
const undo = async (text: string) => {
	await announced(text);
	const buttons = within(part(".notices")).getAllByRole("button", { name: "Undo" });
	return buttons.at(-1) as HTMLElement;
};
/** Opens a file with this text. */
const file = (text: string) => new File([text], "list.json", { type: "application/json" });

test("a shared list is shown and saved on request, unknown parts of the address are reported, and an unreadable list is set aside (R9.2)", async () => {
	const { user, complaints, reload } = await openApp("/en/mes-plantes?plants=pothos,aloe-vera,triffid", {
		locale: "en-GB",
		stored: { "my-plants": '{"pousse":"my-plants","ver' },
	});
	await shows("Unknown here and skipped: triffid");
	await shows("The list that this browser had kept cannot be read, or only in part.");
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

test("what is due today is one line a task, marked by one tap for all its plants, and undone by another (R9.2)", async () => {
	const last = { water: done("2026-11-01") };
	const { user, complaints } = await openApp(
		path,
		owner(listOf(pot("pothos", { last }), pot("aloe-vera", { last }), pot("hoya-carnosa"))),
	);
	await waitFor(() => expect(dueToday()).toEqual(["Check whether to water: Pothos, Aloe vera"]));
	await user.click(button("Watered Pothos, Aloe vera"));
	await shows("Nothing is due today.");
	expect(dueToday()).toEqual([]);
	expect(document.activeElement?.getAttribute("role")).toBe("status");
	const watered = { water: done("2026-11-22") };
	expect(kept().plants.map((each) => each.last)).toEqual([watered, watered, {}]);
	// What was done since is kept.
	await user.type(main().getAllByRole("textbox", { name: "Note" })[0] as HTMLElement, "dry at the edge");
	await user.tab();
	await user.click(await undo("Watered: Pothos, Aloe vera"));
	await waitFor(() => expect(dueToday()).toEqual(["Check whether to water: Pothos, Aloe vera"]));
	expect(kept().plants.map((each) => each.last)).toEqual([last, last, {}]);
	expect(kept().plants.map(({ note }) => note)).toEqual(["dry at the edge", "", ""]);

	await user.click(button("Checked, not yet Pothos, Aloe vera"));
	await shows("next: Saturday 28 November");
	await shows("done: Sunday 1 November");
	await shows("checked: Sunday 22 November");
	await user.click(button("Repotted Pothos"));
	await shows("done: Sunday 22 November");
	await shows("next: Wednesday, 1 March 2028");
	expect(complaints).toEqual([]);
});

test("a page that stays open over midnight shows what is due on the new day when the visitor comes back to it (R9.2)", async () => {
	const { complaints } = await openApp(path, owner(listOf(pot("pothos"))));
	await shows("Nothing is due today.");
	vi.setSystemTime(new Date("2026-11-29T08:00:00"));
	dispatchEvent(new Event("focus"));
	await waitFor(() => expect(dueToday()).toEqual(["Check whether to water: Pothos"]));
	expect(complaints).toEqual([]);
});

test("the first plant is added from the page itself, two of a kind may differ, and one is removed and put back (R9.2)", async () => {
	const { user, complaints } = await openApp(path, { locale: "en-GB" });
	const add = async () => {
		await user.selectOptions(await main().findByRole("combobox", { name: "Plant to add" }), "Pothos");
		await user.click(button("Add"));
	};
	await add();
	await announced("Added to your plants: Pothos");
	await waitFor(() => expect(listed()).toEqual(["Pothos"]));
	await add();
	await waitFor(() => expect(listed()).toEqual(["Pothos", "Pothos 2"]));
	const second = () =>
		within(
			main()
				.getAllByRole("listitem")
				.find((each) => each.className === "card" && each.matches(":nth-child(2)")) as HTMLElement,
		);
	await user.type(second().getByRole("textbox", { name: "Your name for it" }), "Ada");
	await user.tab();
	await waitFor(() => expect(listed()).toEqual(["Pothos", "Ada"]));
	await user.click(second().getByRole("checkbox", { name: "It is outdoors" }));
	await user.type(second().getByRole("textbox", { name: "Where it stands" }), "balcony");
	await user.type(second().getByLabelText("Bought on"), "2025-03-01");
	await user.type(second().getByRole("textbox", { name: "Note" }), "from Anna");
	await user.tab();
	await shows("Pothos · outdoors · balcony");
	await shows("Watch for cold nights");
	const own = { name: "Ada", place: "balcony", note: "from Anna", outdoors: true, bought: "2025-03-01" };
	expect(kept().plants).toEqual([pot("pothos"), pot("pothos", { id: "pothos-2", ...own })]);
	await user.click(button("Remove from my plants Pothos"));
	await waitFor(() => expect(listed()).toEqual(["Ada"]));
	await user.click(await undo("Removed from your plants: Pothos"));
	await waitFor(() => expect(listed()).toEqual(["Pothos", "Ada"]));
	expect(complaints).toEqual([]);
});

test("during an absence reminders wait, and a sheet says what whoever waters has to do; dates that cannot be are not kept (R9.2)", async () => {
	const { user, complaints } = await openApp(
		path,
		owner(listOf(pot("pothos", { place: "kitchen", note: "The can is under the sink." }), pot("zamioculcas"))),
	);
	await user.click(await main().findByRole("button", { name: "3 weeks" }));
	await shows("From Monday 23 November to Sunday 13 December: your reminders wait for your return.");
	expect(kept().away).toEqual({ from: "2026-11-23", to: "2026-12-13" });
	const sheet = main().getByRole("region", { name: "For the person who waters" });
	const text = sheet.textContent.replaceAll(/\s+/g, " ");
	expect(text).toContain("Thursday 10 DecemberCheck whether to water: Pothos");
	expect(text).toContain("Pothoskitchen · The can is under the sink.");
	expect(text).toContain("Can wait until then: ZZ plant");
	const ahead = () => within(main().getByRole("list", { name: "The next 4 weeks" })).getAllByRole("time");
	expect(ahead().map((each) => each.textContent)).toEqual(["Monday 14 December", "Saturday 19 December"]);

	const last = main().getByLabelText("Last day");
	await user.clear(last);
	await user.type(last, "2026-11-01");
	const refusal = "The last day is past, or comes before the first or more than a year after it: these dates are not kept.";
	await shows(refusal);
	const first = main().getByLabelText("First day");
	await user.clear(first);
	await user.type(first, "2026-10-20");
	await shows(refusal);
	expect(kept().away).toEqual({ from: "2026-11-23", to: "2026-12-13" });
	await user.click(button("I am staying"));
	await shows("Your reminders wait for your return, and a sheet tells whoever waters what to do.");
	expect(kept().away).toBe(null);
	expect(complaints).toEqual([]);
});

test("a plant that was renamed or removed since keeps what the visitor noted, and becomes another or goes (R9.2)", async () => {
	const ada = pot("triffid", { name: "Ada", note: "from Anna" });
	const { user, complaints } = await openApp(path, owner(listOf(ada, pot("day-lily"))));
	await shows("No longer in our catalogue under this name: Ada. Nothing is lost: say which plant it is, or remove it.");
	await shows("No longer in our catalogue under this name: day-lily.");
	const [choice] = main().getAllByRole("combobox", { name: "It is now" });
	await user.selectOptions(choice as HTMLElement, "Pothos");
	await user.click(main().getAllByRole("button", { name: "That’s the one" })[0] as HTMLElement);
	await waitFor(() => expect(listed()).toEqual(["Ada"]));
	await user.click(button("Remove from my plants day-lily"));
	await waitFor(() => expect(kept().plants).toEqual([{ ...ada, plant: "pothos" }]));
	expect(complaints).toEqual([]);
});

test("on a site without plants the list says which it cannot show, and loses none (R9.2)", async () => {
	const data = (await readPageData("/mes-plantes", "en")) as MyPlantsPage;
	const { complaints } = await openApp(path, {
		...owner(listOf(pot("pothos"), pot("aloe-vera"))),
		answers: (asked) => (asked.endsWith("mes-plantes.json") ? Response.json({ ...data, plants: [], easy: [] }) : undefined),
	});
	await shows("No longer in our catalogue under this name: pothos.");
	await shows("No longer in our catalogue under this name: aloe-vera.");
	await shows("No plants yet.");
	expect(main().queryAllByRole("combobox")).toEqual([]);
	expect(kept().plants.length).toBe(2);
	expect(complaints).toEqual([]);
});

test("forty plants are one line a task, with closed details (R9.2)", async () => {
	const data = (await readPageData("/mes-plantes", "en")) as MyPlantsPage;
	const pots = data.plants.slice(0, 40).map(({ slug }) => pot(slug, { added: "2026-01-01" }));
	const { user, complaints } = await openApp(path, owner(listOf(...pots)));
	await waitFor(() => expect(listed().length).toBe(40));
	expect(dueToday().map((line) => line?.split(":")[0])).toEqual([
		"Check whether to water",
		"Feed, if growing",
		"Dust the leaves",
	]);
	expect(
		main()
			.getAllByRole("group")
			.filter((each) => each.matches(".card details[open]")),
	).toEqual([]);
	await user.click(main().getByRole("button", { name: /^Watered .*, …$/ }));
	await waitFor(() => expect(dueToday().map((line) => line?.split(":")[0])).toEqual(["Feed, if growing", "Dust the leaves"]));
	expect(kept().plants.filter(({ last }) => last.water?.done === "2026-11-22").length).toBe(40);
	expect(complaints).toEqual([]);
});

test("what another tab did is shown at once, and changed by no undo of this one (R9.2)", async () => {
	const { user, complaints } = await openApp(path, owner(listOf(pot("pothos"), pot("aloe-vera"))));
	await waitFor(() => expect(listed()).toEqual(["Pothos", "Aloe vera"]));
	await user.click(button("Watered Pothos"));
	const undoing = await undo("Watered: Pothos");
	const { plants } = kept();
	localStorage.setItem("my-plants", writeCollection(listOf(...plants, pot("hoya-carnosa"))));
	dispatchEvent(new StorageEvent("storage", { key: "my-plants" }));
	await waitFor(() => expect(listed()).toEqual(["Pothos", "Aloe vera", "Wax plant"]));
	await user.click(undoing);
	await waitFor(() => expect(kept().plants).toEqual([pot("pothos"), pot("aloe-vera"), pot("hoya-carnosa")]));
	expect(complaints).toEqual([]);
});

test("a stored list with invalid parts shows the others, and a copy is set aside before the first change (R9.2)", async () => {
	const broken = '{"pousse":"my-plants","version":2,"plants":[{"plant":"pothos","last":7},8]}';
	const { user, complaints } = await openApp(path, owner(broken));
	await shows("The list that this browser had kept cannot be read, or only in part.");
	expect(listed()).toEqual(["Pothos"]);
	await user.click(button("Watered Pothos"));
	await waitFor(() => expect(main().queryByText(/cannot be read/)).toBe(null));
	expect(localStorage.getItem("my-plants-unreadable")).toBe(broken);
	expect(complaints).toEqual([]);
});

test("a file says what was taken, what was left out, and why (R9.2)", async () => {
	const { user, complaints } = await openApp(path, owner(listOf(pot("pothos"))));
	const open = async (text: string) => user.upload(await main().findByLabelText("Open a list"), file(text));
	await open("[]");
	await shows("This file is not a list of plants, or it is damaged. Your list has not changed.");
	await open('{"pousse":"my-plants","version":9}');
	await shows("This file comes from a newer version of the site. Reload the page and try again; your list has not changed.");
	await open('{"pousse":"my-plants","version":1,"hemisphere":"south","plants":["pothos","aloe-vera"]}');
	await shows("1 plant added. 1 was already on the list.");
	await open(
		JSON.stringify({
			pousse: "my-plants",
			version: 2,
			plants: [{ plant: "hoya-carnosa", name: "x".repeat(400), bought: "May" }, "<b>"],
		}),
	);
	await shows("1 plant added. 2 unreadable details left out (dates, texts that are too long…).");
	await shows("Unknown here and skipped: <b>");
	await waitFor(() => expect(listed()).toEqual(["Pothos", "Aloe vera", "Wax plant"]));
	expect(complaints).toEqual([]);
});

// The document keeps what the browser does not, so nothing comes after this test.
test("without storage, a notice says so, and the list works for the visit (R9.2)", async () => {
	renewModules();
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
