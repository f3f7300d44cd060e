import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { announced, blockStorage, heading, menuLink, openApp } from "../../support/app.ts";
import { readPageData } from "../../support/published.ts";

test("without storage, a notice says so, and the checklist works until the page is left (R17.7)", async () => {
	blockStorage();
	const { user, complaints } = await openApp("/en/fiches-plantes/pilea-peperomioides", { locale: "en-GB" });
	const boxes = () => within(screen.getByRole("main")).getAllByRole<HTMLInputElement>("checkbox");
	const ticked = () => boxes().flatMap(({ checked }, place) => (checked ? [place] : []));
	await waitFor(() => expect(boxes().length).toBeGreaterThan(2));
	const count = boxes().length;
	for (const place of [0, 1]) {
		const box = boxes()[place];
		if (box) await user.click(box);
	}
	const keepsNothing = "This browser stores nothing, so the ticks last for this visit only.";
	await waitFor(() => expect(screen.getByRole("main").textContent).toContain(keepsNothing));
	await user.click(menuLink("Blog"));
	await heading((await readPageData("/blog", "en")).title);
	history.back();
	await announced(`2 of ${count} ticked`);
	const second = boxes()[1];
	if (second) await user.click(second);
	await waitFor(() => expect(ticked()).toEqual([0]));
	expect(complaints).toEqual([]);
});
