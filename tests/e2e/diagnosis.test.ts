import type { Locator, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { appReady, goTo, heading, useBrowser } from "../support/browser.ts";
import { readPageData } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });

const query = (page: Page) => new URL(page.url()).search;
const causes = (page: Page) => page.getByRole("heading", { level: 3 }).allTextContents();

test("a yellowing pothos is answered in four taps from the home page, also offline; reasons are said, and the address keeps the answers (R4.1)", async () => {
	const { page, context, complaints } = await browser.visit({ width: 390, height: 844 });
	let taps = 0;
	const tap = async (what: Locator) => {
		await what.click();
		taps++;
	};
	await goTo(page, "/");
	await tap(page.getByRole("main").getByRole("link", { name: "Ma plante va mal" }));
	await heading(page, "Qu’a ma plante\u00a0?").waitFor();
	await page.getByRole("status").getByText("Aucune réponse n’est obligatoire.").waitFor();
	await context.setOffline(true);

	const form = page.getByRole("form", { name: "Ce que vous voyez" });
	await tap(form.getByRole("group", { name: "Où\u00a0?" }).getByRole("radio", { name: "vieilles feuilles du bas" }));
	await tap(form.getByRole("group", { name: "Comment\u00a0?" }).getByRole("radio", { name: "jaune" }));
	await tap(form.getByRole("group", { name: "La terre, au fond du pot" }).getByRole("radio", { name: "terre mouillée" }));
	expect(taps).toBe(4);
	await page
		.getByRole("status")
		.getByText("Causes possibles, la plus probable d’abord\u00a0: Trop d’eau, Âge, Manque de lumière.")
		.waitFor();
	expect(await causes(page)).toEqual(["Trop d’eau", "Âge", "Manque de lumière"]);
	const first = page.getByRole("region", { name: "Trop d’eau" });
	await first.getByText("Parce que\u00a0: vieilles feuilles du bas, jaune, terre mouillée.").waitFor();
	await first.getByText("N’arrosez plus et videz le cache-pot.").waitFor();
	await first.getByText("Les racines\u00a0: si elles sont brunes et molles", { exact: false }).waitFor();
	expect(query(page)).toBe("?where=old&how=yellow&soil=wet");

	await form.getByRole("combobox", { name: "Quelle plante\u00a0?" }).selectOption("pothos");
	await first.getByText("terre mouillée, connu chez cette plante.").waitFor();
	expect(query(page)).toBe("?where=old&how=yellow&soil=wet&plant=pothos");
	await context.setOffline(false);
	await page.reload();
	await appReady(page);
	await first.getByText("terre mouillée, connu chez cette plante.").waitFor();
	expect(await form.getByRole("radio", { name: "jaune" }).isChecked()).toBe(true);

	await page.getByRole("button", { name: "Voir" }).click();
	await expect.poll(() => first.evaluate((cause) => cause.getBoundingClientRect().top < innerHeight)).toBe(true);
	await first.getByRole("link", { name: "Dans le guide\u00a0: Trop d’eau" }).click();
	await heading(page, "Plante malade\u00a0: lire les feuilles, trouver la cause, agir").waitFor();
	expect(new URL(page.url()).hash).toBe(`#${encodeURIComponent("trop-deau")}`);
	expect(complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("on a German phone unknown and further answers in the address are named, the keyboard works, and answers that no cause fits say so (R9.1)", async () => {
	const { page, complaints } = await browser.open("/de/diagnostic?where=moon&how=flies,webs&soil=dry", {
		locale: "de-DE",
		width: 390,
		height: 844,
	});
	await page.getByText("wurde übergangen: where=moon, how=flies").waitFor();
	await page.getByRole("status").getByText("Mögliche Ursachen, die wahrscheinlichste zuerst: Spinnmilben.").waitFor();
	await page.getByRole("radio", { name: "weißer Belag" }).focus();
	await page.keyboard.press("ArrowRight");
	expect(query(page)).toBe("?how=flies&soil=dry");
	await page.getByRole("status").getByText("Keine Ursache passt zu diesen Antworten.").waitFor();
	await page.getByRole("heading", { level: 2, name: "Alle Ursachen" }).waitFor();
	await page.getByRole("radio", { name: "nasse Erde" }).focus();
	await page.keyboard.press("Space");
	expect(await causes(page)).toEqual(["Trauermücken"]);
	const small = await page
		.locator("form label, form select")
		.filter({ visible: true })
		.evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 43.5).length);
	expect(small).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	await page.getByRole("button", { name: "Alles löschen" }).click();
	await page.getByRole("status").getByText("Keine Antwort ist Pflicht.").waitFor();
	expect(query(page)).toBe("");
	expect(complaints).toEqual([]);
});

test("without JavaScript every sign links to its causes, and each cause says what to do first (R1.8)", async () => {
	const data = await readPageData("/diagnostic", "en");
	if (data.template !== "diagnosis") throw new Error("the diagnosis has another look");
	const { page } = await browser.reusePage({ locale: "en-GB", script: false });
	await page.goto(`${siteUrl}/en/diagnostic?how=yellow`);
	await heading(page, "What is wrong with my plant?").waitFor();
	expect(await page.getByRole("radio").count()).toBe(0);
	const signs = data.listing.facets.filter(({ id }) => id !== "plant").flatMap(({ options }) => options);
	for (const { label } of signs) {
		const row = page
			.getByRole("listitem")
			.filter({ has: page.getByText(label, { exact: true }) })
			.first();
		expect({ label, links: await row.getByRole("link").count() }).not.toEqual({ label, links: 0 });
	}
	for (const { id, name, act } of data.causes) {
		const cause = page.getByRole("region", { name, exact: true });
		expect(await cause.getByText(act, { exact: true }).count()).toBe(1);
		expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
		expect(await cause.getByRole("link", { name: `In the guide: ${name}` }).getAttribute("href")).toBe(
			`/en/guides/plante-malade#${id}`,
		);
	}
});
