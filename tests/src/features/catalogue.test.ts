import { screen, waitFor, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { type ChangeEvent, createElement, useRef } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import type { Listing } from "#schemas/pages/listing.ts";
import { useChoice } from "#src/features/catalogue/use-choice.ts";
import { HydratingContext } from "#src/ui/use-hydrating.ts";
import { announced, openApp, part } from "../../support/app.ts";

const main = () => within(screen.getByRole("main"));
const titles = () =>
	main()
		.getAllByRole("article")
		.map((card) => within(card).getByRole("heading", { level: 2 }).textContent);

test("the list of articles is filtered by topic, sorted, and kept in the address", async () => {
	const { user, complaints } = await openApp("/en/blog?topic=air", { locale: "en-GB" });
	await announced("Showing 2 of 8");
	await user.click(main().getByRole("checkbox", { name: /^plant care/ }));
	await user.selectOptions(main().getByRole("combobox", { name: "Sort by" }), "title");
	await announced("Showing 4 of 8");
	expect(location.search).toBe("?topic=care,air&sort=title");
	await waitFor(() => expect(titles().length).toBe(4));
	expect(titles()).toEqual([...titles()].sort(new Intl.Collator("en").compare));
	expect(complaints).toEqual([]);
});

test("if the care of a plant fails to load, its card stays with toxicity and sources, and retrying loads it (R17.1, R17.6)", async () => {
	const details = "/de/fiches-plantes/page/plant-pothos.json";
	let isLost = true;
	const { user, complaints } = await openApp("/de/fiches-plantes", {
		locale: "de-DE",
		answers: (path) => (isLost && path === details ? new Response(null, { status: 404 }) : undefined),
	});
	await user.click(part("#pothos h2 a"));
	const pothos = within(await screen.findByRole("dialog", { name: "Efeutute" }));
	await pothos.findByText(/^Die Pflege und die übrigen Angaben konnten nicht geladen werden\./);
	expect(pothos.getAllByText(/ASPCA, Golden Pothos/).length).toBeGreaterThan(0);
	expect(pothos.getByRole("link", { name: "Pflanzenpflege" }).getAttribute("href")).toBe("/de/entretien#pothos");
	isLost = false;
	await user.click(pothos.getByRole("button", { name: "Erneut versuchen" }));
	await pothos.findByRole("heading", { name: "Vermehrung" });
	expect(pothos.queryAllByRole("button", { name: "Erneut versuchen" })).toEqual([]);
	expect(complaints).toEqual([]);
});

test("what is typed while the app takes over the page is kept, with the filters of the address (R8.1)", async () => {
	const low = { id: "low", label: "low" };
	const listing: Listing = {
		facets: [{ id: "light", label: "light", match: "any", options: [low] }],
		orders: [{ id: "name", label: "name" }],
		textLabel: "Name",
	};
	function Field() {
		const form = useRef<HTMLFormElement>(null);
		const { choice, change } = useChoice(listing, form);
		const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => change({ ...choice, text: value }, true);
		const field = createElement("input", { name: "q", value: choice.text, onChange });
		return createElement("form", { ref: form }, field, createElement("output", {}, choice.options["light"]?.join()));
	}
	history.replaceState(null, "", "/?light=low");
	const router = createBrowserRouter([{ path: "/", element: createElement(Field) }]);
	const app = createRoot(document.body.appendChild(document.createElement("div")));
	onTestFinished(() => {
		app.unmount();
		router.dispose();
	});
	const show = (hydrating: boolean) =>
		app.render(createElement(HydratingContext, { value: hydrating }, createElement(RouterProvider, { router })));
	show(true);
	const field = await screen.findByRole<HTMLInputElement>("textbox");
	await userEvent.setup({ delay: null }).type(field, "palm");
	show(false);
	await waitFor(() => expect(location.search).toBe("?light=low&q=palm"));
	expect([field.value, screen.getByRole("status").textContent]).toEqual(["palm", "low"]);
});
