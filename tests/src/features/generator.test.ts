import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { fill, openApp, part } from "../../support/app.ts";

test("the form drafts an article once its code has loaded, can retry loading, and offers no proposal without a repository (R10.1)", async () => {
	let isLost = true;
	const { user, complaints } = await openApp("/en/blog", {
		locale: "en-GB",
		answers: (path) => (isLost && path === "/data/drafts.json" ? new Response(null, { status: 404 }) : undefined),
	});
	const form = within(part("[data-generator]"));
	await user.click(form.getByText("Generate an article"));
	await form.findByText(/^The catalogue could not be loaded\./);
	isLost = false;
	await user.click(form.getByRole("button", { name: "Try again" }));
	const name = await form.findByRole("combobox", { name: "Plant name" });
	await fill(user, name, "a {b}");
	const prepare = form.getByRole("button", { name: "Prepare the draft" });
	await user.click(prepare);
	await form.findByText(/A name is made of letters/);
	await fill(user, name, "Pothos");
	await user.selectOptions(form.getByRole("combobox", { name: "Category" }), "plant care");
	await user.selectOptions(form.getByRole("combobox", { name: "Target readers" }), "beginners");
	await user.click(prepare);
	await form.findByRole("button", { name: "Copy en.md" });
	// Without a repository in site.yaml there is none to propose to.
	expect(screen.queryAllByRole("link", { name: "Propose en.md" })).toEqual([]);
	expect(complaints).toEqual([]);
});
