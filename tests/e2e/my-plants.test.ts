import type { Locator, Page } from "playwright";
import { convertIcsCalendar } from "ts-ics";
import { expect, inject, test } from "vitest";
import { appReady, goTo, heading, printedPages, savedBy, slowDown, useBrowser, type Visitor } from "../support/browser.ts";
import { pot } from "../support/pots.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });

async function open(path: string, visitor: Visitor = {}) {
	const visit = await browser.visit({ width: 390, ...visitor });
	await goTo(visit.page, path);
	return visit;
}

/** Names of the plants that the page lists. */
const listed = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 }).allTextContents();

/** The days ahead with what there is to check, as the page lists them. */
const ahead = (page: Page, title: string) => page.getByRole("list", { name: title }).locator(":scope > li").allInnerTexts();

/** A list of one plant, as an earlier version of the site stored it. */
const keep = (hemisphere: "north" | "south") =>
	JSON.stringify({ pousse: "my-plants", version: 1, hemisphere, plants: ["pothos"] });

const file = (text: string) => ({ name: "list.json", mimeType: "application/json", buffer: Buffer.from(text) });

test("plants added from the catalogue and a sheet stay listed, with a calendar, a calendar file and an export (R9.2)", async () => {
	const { page, complaints } = await open("/fiches-plantes#pothos");
	await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
	await page.getByRole("button", { name: "Ajouter à mes plantes Pothos" }).click();
	await page.getByText("Ajouté à vos plantes\u00a0: Pothos").waitFor();
	await page.getByRole("button", { name: "Retirer de mes plantes Pothos" }).waitFor();
	await page.getByRole("dialog").getByRole("link", { name: "Voir mes plantes" }).click();
	await heading(page, "Mes plantes").waitFor();
	expect(await listed(page)).toEqual(["Pothos"]);

	await goTo(page, "/fiches-plantes/aloe-vera");
	await page.getByRole("button", { name: "Ajouter à mes plantes" }).click();
	await goTo(page, "/mes-plantes");
	expect(await listed(page)).toEqual(["Pothos", "Aloe vera"]);
	const dates = page
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name: "Pothos" }) })
		.getByRole("definition");
	expect((await dates.allTextContents()).slice(0, 2)).toEqual([
		"prochaine fois\u00a0: dimanche 29 novembre",
		"avril–septembre\u00a0: tous les 7–10 jours",
	]);
	expect(await ahead(page, "Les 4 prochaines semaines")).toEqual([
		"Mercredi 25 novembre\nVérifier l’arrosage\u00a0: Aloe vera",
		"Dimanche 29 novembre\nVérifier l’arrosage\u00a0: Pothos",
		"Vendredi 11 décembre\nVérifier l’arrosage\u00a0: Pothos",
		"Mardi 15 décembre\nVérifier l’arrosage\u00a0: Aloe vera",
		"Samedi 19 décembre\nDépoussiérer les feuilles\u00a0: Pothos",
	]);
	expect(await page.getByText("Avril–septembre\u00a0: tous les 7–10 jours").count()).toBe(1);

	await page.getByRole("combobox", { name: "Pour" }).selectOption("Pothos");
	const year = page.getByRole("table", { name: "Saisons\u00a0: hémisphère nord" });
	const feeding = () => year.getByRole("row", { name: "Nourrir, si elle pousse" }).getByRole("cell").allTextContents();
	expect((await feeding()).join("|")).toBe("||1|1||1||1||||");
	expect(await year.getByRole("rowheader").allInnerTexts()).toEqual([
		"Pothos",
		"Vérifier l’arrosage",
		"Nourrir, si elle pousse",
		"Regarder les racines",
		"Dépoussiérer les feuilles",
	]);
	const calendar = await savedBy(page, "Fichier d’agenda (.ics)");
	expect(calendar.name).toBe("pothos.ics");
	const events = convertIcsCalendar(undefined, calendar.bytes.toString()).events ?? [];
	expect(events.slice(0, 3).map(({ summary, start }) => [summary, start.date.toISOString().slice(0, 10)])).toEqual([
		["Plantes\u00a0: Pothos", "2026-11-29"],
		["Plantes\u00a0: Pothos", "2026-12-11"],
		["Plantes\u00a0: Pothos", "2026-12-19"],
	]);
	expect(events.map(({ start, alarms }) => [start.type, alarms?.map(({ trigger }) => trigger.value)])).toEqual(
		events.map(() => ["DATE", [{ hours: 9 }]]),
	);
	await page.getByText("Une année de dates, un seul rappel par jour, à 9\u00a0h.").waitFor();

	await page.getByRole("combobox", { name: "Saisons\u00a0:" }).selectOption("hémisphère sud");
	const southern = page.getByRole("table", { name: "Saisons\u00a0: hémisphère sud" });
	const cells = await southern.getByRole("row", { name: "Nourrir, si elle pousse" }).getByRole("cell").allTextContents();
	expect(cells.join("|")).toBe("|1|||||||1|1||1");
	expect((await ahead(page, "Les 4 prochaines semaines"))[0]).toBe("Samedi 28 novembre\nVérifier l’arrosage\u00a0: Pothos");

	const list = (await savedBy(page, "Enregistrer la liste")).bytes.toString();
	expect(JSON.parse(list)).toEqual({
		pousse: "my-plants",
		version: 2,
		hemisphere: "south",
		away: null,
		plants: [pot("pothos"), pot("aloe-vera")],
	});
	await page.getByRole("button", { name: "Retirer de mes plantes Pothos" }).click();
	expect(await listed(page)).toEqual(["Aloe vera"]);
	const opening = page.getByLabel("Ouvrir une liste");
	await opening.setInputFiles(file(list.slice(0, 40)));
	await page.getByText("ou il est abîmé. Votre liste n’a pas changé.").waitFor();
	expect(await listed(page)).toEqual(["Aloe vera"]);
	await opening.setInputFiles(file(list.replace('"plants": [', '"plants": ["<triffid>",')));
	await page.getByText("1 plante ajoutée. 1 était déjà dans la liste.").waitFor();
	await page.getByText("laissées de côté\u00a0: <triffid>").waitFor();
	await page.reload();
	await appReady(page);
	expect(await listed(page)).toEqual(["Aloe vera", "Pothos"]);
	await southern.waitFor();

	await page.emulateMedia({ media: "print" });
	expect(await page.getByRole("button", { name: "Imprimer" }).isVisible()).toBe(false);
	expect(await southern.isVisible()).toBe(true);
	expect(await page.getByRole("heading", { name: "Les 4 prochaines semaines" }).isVisible()).toBe(true);
	const due = "Vérifier l’arrosage mercredi 25 novembre · octobre–mars\u00a0: tous les 10–15 jours";
	expect(await southern.getByRole("rowheader", { name: due }).isVisible()).toBe(true);
	expect(await printedPages(page)).toBe(1);
	const many =
		"aglaonema,aloe-vera,anthurium,areca-palm,calathea,chlorophytum,coffea-arabica,crassula-ovata,ficus-lyrata,hoya-carnosa,pothos,zamioculcas";
	await goTo(page, `/mes-plantes?plants=${many}`);
	await page.getByRole("table").waitFor();
	// Twelve plants with all their checks and twelve months.
	expect(await printedPages(page)).toBe(3);
	expect(complaints).toEqual([]);
});

test("who goes away for three weeks is answered in four taps from the home page, on a slow network, with a sheet to print and a calendar that waits (R9.2)", async () => {
	const { page, complaints } = await browser.visit({ width: 390, height: 844, touch: true });
	await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute("data-printed", "");
	});
	await slowDown(page);
	let taps = 0;
	const tap = async (what: Locator) => {
		await what.tap();
		taps++;
	};
	await page.goto(siteUrl);
	await tap(page.getByRole("banner").getByRole("link", { name: "Voir mes plantes" }));
	await heading(page, "Mes plantes").waitFor();
	await tap(page.getByRole("button", { name: "Ajouter à mes plantes Pothos" }));
	await tap(page.getByRole("button", { name: "3 semaines" }));
	await page.getByText("Du lundi 23 novembre au dimanche 13 décembre\u00a0: vos rappels attendent votre retour.").waitFor();
	await tap(page.getByRole("button", { name: "Imprimer la feuille" }));
	await page.locator("html[data-printed]").waitFor({ state: "attached" });
	expect(taps).toBe(4);

	await page.emulateMedia({ media: "print" });
	const sheet = page.getByRole("region", { name: "Pour la personne qui arrose" });
	expect(
		await sheet
			.getByRole("listitem")
			.filter({ has: page.getByRole("time") })
			.allInnerTexts(),
	).toEqual(["Jeudi 10 décembre\nVérifier l’arrosage\u00a0: Pothos"]);
	expect(await sheet.isVisible()).toBe(true);
	expect(await page.getByRole("table").isVisible()).toBe(false);
	expect(await printedPages(page)).toBe(1);
	await page.emulateMedia({ media: "screen" });
	const calendar = await savedBy(page, "Fichier d’agenda (.ics)");
	const days = (convertIcsCalendar(undefined, calendar.bytes.toString()).events ?? []).map(({ start }) =>
		start.date.toISOString().slice(0, 10),
	);
	expect(days.slice(0, 2)).toEqual(["2026-12-14", "2026-12-19"]);
	expect(complaints).toEqual([]);
});

test("two tabs share one list: what is done in one is done in the other (R9.2)", async () => {
	const { page, context, complaints } = await open("/mes-plantes", { stored: { "my-plants": keep("north") } });
	const other = await context.newPage();
	await goTo(other, "/mes-plantes");
	await page.getByRole("button", { name: "J’ai arrosé Pothos" }).first().click();
	await other.getByText("Fait\u00a0: ").waitFor();
	await other.getByText("Nom, place, note Pothos").click();
	await other.getByRole("textbox", { name: "Le nom que vous lui donnez" }).fill("Ada");
	await other.keyboard.press("Tab");
	await page.getByRole("heading", { name: "Ada" }).waitFor();
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect.poll(() => other.getByText("Fait\u00a0: ").count()).toBe(0);
	expect(complaints).toEqual([]);
});

test("the prerendered page contains no date, since it would be that of the build (R9.2)", async () => {
	expect(await (await fetch(`${siteUrl}/fr/mes-plantes`)).text()).not.toContain("<time");
});

test("the home page lists this month's tasks for either hemisphere, and links to the visitor’s own plants (R9.2)", async () => {
	const { page, complaints } = await browser.visit({ width: 390 });
	await page.clock.setFixedTime(new Date("2026-11-22T12:00:00"));
	await goTo(page, "/fr");
	const month = page.getByRole("group", { name: "Choisir un mois" });
	const tasks = () => month.getByRole("listitem").allInnerTexts();
	await month.getByRole("heading", { name: "novembre" }).waitFor();
	expect(await tasks()).toEqual([
		"Gardez l’engrais pour le printemps.",
		"Groupez les plantes\u00a0: l’air entre elles reste moins sec.",
		"Aérez sans que l’air glacé touche les feuilles.",
	]);
	expect(await page.getByRole("link", { name: "Et pour vos plantes, cette semaine" }).count()).toBe(0);
	await month.getByRole("radio", { name: "mai", exact: true }).check();
	await month.getByText("Selon le climat").filter({ visible: true }).click();
	const inMay = await tasks();
	expect(inMay.at(-1)).toBe(
		"Littoral méditerranéen, Pays basque\u00a0: sortez les plantes d’intérieur par étapes, à l’ombre d’abord.",
	);

	await page.evaluate(([key, text]) => localStorage.setItem(key, text), ["my-plants", keep("south")] as const);
	await page.reload();
	await appReady(page);
	await month.getByRole("heading", { name: "novembre" }).waitFor();
	// Where it is May in November, no region of France has it.
	await expect.poll(tasks).toEqual(inMay.slice(0, 2));
	await page.getByRole("link", { name: "Et pour vos plantes, cette semaine" }).click();
	await heading(page, "Mes plantes").waitFor();
	expect(complaints).toEqual([]);
});

test("without JavaScript the home page lists the tasks of all months (R9.2)", async () => {
	const { page } = await browser.reusePage({ script: false });
	await page.goto(`${siteUrl}/en`);
	const months = page.getByRole("group", { name: "Choose a month" });
	expect(await months.locator("li").count()).toBe(42);
	await months.getByText("By climate").first().click();
	await months.getByText("London, south-west England, south coast: sow radishes and lettuce on the balcony.").waitFor();
	expect(await months.getByRole("heading").count()).toBe(12);
	expect(await months.getByRole("radio").count()).toBe(0);
});
