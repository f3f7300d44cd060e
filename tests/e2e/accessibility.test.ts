import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { pinPath } from "#schemas/shared/url.ts";
import { bringAxe, findings } from "../support/axe.ts";
import { appReady, goTo, heading, type PageVisit, tabTo, useBrowser, type Visitor } from "../support/browser.ts";
import { aroundPages, type Kinds, leaveOutAlike, plain, repeated } from "../support/leave-out-alike.ts";
import { fullList } from "../support/pots.ts";
import { readPageData, readShell, readTemplates, readWords } from "../support/published.ts";

/*
 * WCAG 2.2 AA on every template: what axe finds, what is lost on small windows and with wider letters, what moves, what
 * forced colours hide, and what screen readers are told in which language. The keys have tests next to what they move.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const languages = ["fr", "de"] as const;
const strings = { fr: (await readShell("fr")).strings, de: (await readShell("de")).strings };
const word = await readWords();

/** The page of results shows some only for a query. */
const queries: Record<string, string> = { "/recherche": "?q=aloe" };
const templates = (await readTemplates()).map(({ path }) => path);
const pages = [...new Set([...templates, "/404", "/recherche", "/dashboard", "/dashboard/components"])];
/** A sheet that has tabs. */
const profile = "/fiches-plantes/pilea-peperomioides";

async function open(address: string, visitor?: Visitor): Promise<PageVisit> {
	const visit = await browser.reusePage({ stored: { admin: "true" }, bypassCsp: true, ...visitor });
	await goToWhole(visit.page, address);
	return visit;
}

/** Goes to an address, and waits until all has come: editors' pages and results come after the app. */
async function goToWhole(page: Page, address: string): Promise<void> {
	await goTo(page, address);
	await untilWhole(page);
}

async function untilWhole(page: Page): Promise<void> {
	// The page of components has a skeleton to show.
	await expect.poll(() => page.locator("main [data-skeleton]:not([data-pane] *)").filter({ visible: true }).count()).toBe(0);
}

/** So low that the bars stay in their places, where they lie over nothing. */
const height = 350;

const setDark = (page: Page, dark: boolean) =>
	page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), dark);

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** By day all is looked at. By night only the colours differ: what cannot differ is not. */
type Look = "all" | "colours";
const looks = { day: "all", night: "colours" } as const;
type Time = keyof typeof looks;

/** Of many cards that the app renders again and again, axe sees the first. */
const manyCards = ".cards > :nth-child(n + 7)";

/** What axe finds in a part of a page by its rules, or those of its colours. */
function look(page: Page, area: string, what: Look): Promise<string[]> {
	return findings(page, area === "html" ? { include: [["html"]] } : { include: [[area]], exclude: [[manyCards]] }, {
		runOnly: what === "colours" ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: tags },
		iframes: false,
	});
}

/** Runs axe by day and by night. */
async function expectNoFindings(
	page: Page,
	state: string,
	area = "html",
	times: readonly Time[] = ["day", "night"],
): Promise<void> {
	for (const time of times) {
		await setDark(page, time === "night");
		expect({ state, time, findings: await look(page, area, looks[time]) }).toEqual({ state, time, findings: [] });
	}
	await setDark(page, false);
}

/** Spaces that any visitor may ask for (WCAG 1.4.12). */
const wideLetters =
	"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Text of the page that is cut off or stands outside the window, but for what scrolls in its place. */
function lostText(): string[] {
	const scrolls = (element: Element | null): boolean =>
		element !== null && (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
	const name = (element: Element) => `${element.tagName}.${element.getAttribute("class")} ${element.textContent?.slice(0, 40)}`;
	const over = document.documentElement.scrollWidth - innerWidth;
	const lost = [...document.querySelectorAll("body *")].filter((element) => {
		if (!element.checkVisibility({ visibilityProperty: true }) || !element.textContent?.trim()) return false;
		// What is for screen readers alone is cut off on purpose; the last crumb may be, since the heading below says it in full.
		if (element.closest("svg, .skip, .sr-only, .crumbs") || element.clientWidth <= 1) return false;
		const { overflowX, overflowY } = getComputedStyle(element);
		const { left, right } = element.getBoundingClientRect();
		return (
			(/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
			(/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
			((left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement))
		);
	});
	return [...(over > 0 ? [`the page is ${over} px too wide`] : []), ...lost.map(name)];
}

/** At 320 px, at 200 % on 1280 px, and with wide letters nothing may be lost (WCAG 1.4.4, 1.4.10, 1.4.12). */
async function expectNothingLost(page: Page): Promise<void> {
	const style = await page.addStyleTag({ content: wideLetters });
	for (const width of [320, 640])
		for (const wide of [true, false]) {
			await page.setViewportSize({ width, height: 450 });
			await style.evaluate((element, on) => {
				if (element instanceof HTMLStyleElement) element.disabled = !on;
			}, wide);
			expect({ width, wide, lost: await page.evaluate(lostText) }).toEqual({ width, wide, lost: [] });
		}
}

/** What screen readers may say of a page's controls, pictures and parts, in what is open and what is not. */
function accessibleNames(): string[] {
	const attributes = ["aria-label", "aria-roledescription", "placeholder", "title", "alt"];
	const named = [...document.querySelectorAll("[aria-label], [placeholder], [title], [alt], [aria-roledescription]")];
	const controls = [
		...document.querySelectorAll("a:not([lang]), button, summary, label, option, [role='status'], [role='alert']"),
	];
	return [
		...named.flatMap((element) => attributes.map((each) => element.getAttribute(each)?.trim() ?? "")),
		...controls.map((element) => element.textContent?.trim() ?? ""),
	];
}

/** What stands around pages, as it has been looked at in a language; a page after it is asked about what differs. */
const around: Record<(typeof languages)[number], Kinds> = { fr: {}, de: {} };

/** The page itself, while a copy of it is looked at. */
declare global {
	interface Window {
		whole: HTMLElement | undefined;
	}
}

/** Puts a copy in the page's place, of which parts may be taken out, or the page back, which the app goes on with. */
function swapCopy(): void {
	const { body } = document;
	const next = window.whole ?? (body.cloneNode(true) as HTMLElement);
	window.whole = window.whole ? undefined : body;
	body.replaceWith(next);
}

/** Leaves out of a page what is not looked at, and gives what stands around it. */
async function leaveOutKnown(page: Page, lang: (typeof languages)[number]): Promise<Kinds> {
	await page.evaluate(leaveOutAlike, { items: repeated });
	return page.evaluate(leaveOutAlike, { items: aroundPages, known: around[lang] });
}

/**
 * By turns in either language, since what axe finds is of the template or of one word; the longest words are looked at on each page. A
 * document costs more than what is asked of it, so it is also asked whether the app takes it over as it was served.
 */
test.each(pages.map((path, index) => [path, languages[index % 2] ?? "fr"] as const))(
	"the app hydrates the prerendered page %s, which has no axe findings in %s, changes its language without errors, contacts no other host and clips nothing, in both themes, at three widths (R2.5, R14.3, WCAG 2.2 AA)",
	async (path, lang) => {
		const visitor = { stored: { admin: "true" }, bypassCsp: true, width: 360, height };
		const { page, complaints } = await browser.reusePage(visitor);
		const isTemplate = templates.includes(path);
		const hosts = new Set<string>();
		page.on("request", (request) => hosts.add(new URL(request.url()).origin));
		await page.addInitScript(() => {
			addEventListener("DOMContentLoaded", () => document.querySelector("h1")?.setAttribute("data-prerendered", ""));
		});
		await goToWhole(page, path + (queries[path] ?? ""));
		if (isTemplate) expect(await page.locator("h1[data-prerendered]").count()).toBe(1);
		if (lang === "de") await changeToGerman(page);
		await bringAxe(page);
		await page.evaluate(swapCopy);
		around[lang] = await leaveOutKnown(page, lang);
		await expectNoFindings(page, "360 px", "html", ["day"]);
		await page.evaluate(leaveOutAlike, { items: plain });
		// A tablet has the parts of a phone's page and those of a desk's, and the night the same parts in other colours.
		for (const [width, time] of [
			[768, "night"],
			[1300, "day"],
		] as const) {
			await page.setViewportSize({ width, height });
			await expectNoFindings(page, `${width} px`, "html", [time]);
		}
		await page.evaluate(swapCopy);

		if (lang !== "de") await changeToGerman(page);
		if (isTemplate) await heading(page, (await readPageData(path, "de")).title).waitFor();
		// Its words are the longest.
		await expectNothingLost(page);
		const german = new Set(Object.values(strings.de));
		const french = new Set(Object.values(strings.fr).filter((text) => !german.has(text)));
		expect((await page.evaluate(accessibleNames)).filter((text) => french.has(text))).toEqual([]);
		if (isTemplate) expect(complaints).toEqual([]);
		expect([...hosts]).toEqual([siteUrl]);
	},
);

async function changeToGerman(page: Page): Promise<void> {
	await page.locator('header [data-language="de"]').first().dispatchEvent("click");
	await page.locator('html[lang="de"]:not(.switching)').waitFor();
	await untilWhole(page);
}

const banner = (page: Page) => page.getByRole("banner");
const menu = (page: Page, name: string | RegExp) => banner(page).getByLabel(name).and(page.locator("summary:visible"));
const focused = (page: Page) => page.locator(":focus");

/** Takes out what is not looked at, since axe reads all of a page, whatever part it is asked about. */
const leaveOut = (page: Page, parts: string) =>
	page.locator(parts).evaluateAll((elements) => {
		for (const element of elements) element.remove();
	});

test("menus and dialogs have no axe findings when open, in both themes (WCAG 2.2 AA)", async () => {
	const { page } = await open(`/fr${profile}`);
	// Half faded in, a notice has half its contrast.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await bringAxe(page);
	await page.getByRole("tab").nth(1).click();
	await expectNoFindings(page, "second tab", "main :has(> [role=tablist])");
	await leaveOut(page, "main > *, .site-footer > *");
	for (const name of [word("fr", "nav.guides"), word("fr", "theme.choose"), new RegExp(word("fr", "language.choose"))]) {
		await menu(page, name).click();
		await expectNoFindings(page, `menu ${name}`, "header");
		await page.keyboard.press("Escape");
	}
	await page.evaluate(() => {
		const notices = [
			{ channel: "status", title: () => "Hors ligne", text: () => "Pas de réseau", destructive: true, stays: true },
			{ channel: "general", title: () => "Nouvelle version", stays: true, action: { label: () => "Recharger", run: () => {} } },
			{ channel: "general", title: () => "Lien non copié", destructive: true, stays: true },
		] as const;
		for (const detail of notices) dispatchEvent(new CustomEvent("notice", { detail }));
	});
	await page.locator(".toast").nth(2).waitFor();
	for (const title of ["Hors ligne", "Lien non copié"]) await page.getByRole("alert").getByText(title).first().waitFor();
	await expectNoFindings(page, "notices", ".notices");
	await page.keyboard.press("Alt+t");
	await page.keyboard.press("Tab");
	await expectNoFindings(page, "a notice with the focus", ".notices");
	await goTo(page, "/fr/about");
	await leaveOut(page, "main > *, .site-footer > *");
	await bringAxe(page);
	const search = page.getByRole("banner").getByRole("combobox").and(page.locator(":visible"));
	await search.fill("plante");
	await page.getByRole("option").first().waitFor();
	await search.press("ArrowDown");
	await expectNoFindings(page, "suggestions", "header");
	await search.press("Escape");
	await page.setViewportSize({ width: 390, height: 3000 });
	await menu(page, word("fr", "nav.menu")).click();
	await expectNoFindings(page, "menu of a phone", "header");
	await menu(page, word("fr", "nav.menu")).click();
	await banner(page)
		.getByRole("button", { name: word("fr", "search.label"), exact: true })
		.click();
	await search.fill("monstara");
	await page.getByRole("option").first().waitFor();
	await expectNoFindings(page, "search of a phone, near spellings", "dialog");
	await page.getByRole("button", { name: word("fr", "dialog.close"), exact: true }).click();
	await goTo(page, "/fr/fiches-plantes");
	await leaveOut(page, ".site-header > *, .site-footer > *, .tab-bar > *");
	await bringAxe(page);
	await page.getByRole("button", { name: word("fr", "filters.title") }).click();
	for (const place of [0, 5, 6]) await page.locator("main form label:has(input[type=checkbox]) input").nth(place).check();
	await expectNoFindings(page, "filters", ":has(> form + div > [data-results-head])");
	const text = page.getByRole("searchbox");
	await text.fill("zzqqxx");
	await page.getByRole("heading", { name: word("fr", "filters.none") }).waitFor();
	await expectNoFindings(page, "nothing found", ":has(> form + div > [data-results-head])");
});

test("a list of plants with an absence, notes and a plant that is gone has no axe findings, in both themes (WCAG 2.2 AA)", async () => {
	const { page } = await open("/fr/mes-plantes", { stored: { "my-plants": fullList }, width: 390, height: 5000 });
	await page.getByRole("heading", { name: "Pour la personne qui arrose" }).waitFor();
	await page.locator("main details").evaluateAll((all) => {
		for (const each of all) each.setAttribute("open", "");
	});
	await leaveOut(page, ".site-header > *, .site-footer > *, .tab-bar > *");
	await bringAxe(page);
	await expectNoFindings(page, "a list", "main");
	const small = await page
		.locator("main :is(button, input, select, summary)")
		.filter({ visible: true })
		.evaluateAll((all) =>
			all
				.filter((each) => (each.closest("label") ?? each).getBoundingClientRect().height < 43.5)
				.map(({ outerHTML }) => outerHTML),
		);
	expect(small).toEqual([]);
});

test("nothing is animated under prefers-reduced-motion (WCAG 2.3.3)", async () => {
	const { page } = await open(`/de${profile}`);
	await page.emulateMedia({ reducedMotion: "reduce" });
	// What the visitor moves by scrolling is no motion of ours.
	const moving = () =>
		page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length);
	await page.evaluate(() =>
		dispatchEvent(new CustomEvent("notice", { detail: { channel: "status", title: () => "Offline", stays: true } })),
	);
	await page.locator(".toast").waitFor();
	expect(await moving()).toBe(0);
	await menu(page, word("de", "theme.choose")).click();
	expect(await moving()).toBe(0);
	await page.getByRole("tab").nth(1).click();
	expect(await moving()).toBe(0);
	await banner(page)
		.getByRole("link", { name: word("de", "nav.blog"), exact: true })
		.click();
	expect(await moving()).toBe(0);
});

/** The colours of an element that say what state it is in. */
const colours = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const { color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke } = getComputedStyle(element);
			return { color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke };
		});

test("under forced colours, states, drawings, fields and focus stay visible in both themes", async () => {
	const { page } = await open(`/fr${profile}`, { width: 768 });
	await page.emulateMedia({ forcedColors: "active" });
	for (const dark of [false, true]) {
		await setDark(page, dark);
		const { backgroundColor: ground } = await colours(page, "html");
		for (const [on, off] of [
			[".unit-place [aria-pressed='true']", ".unit-place [aria-pressed='false']"],
			["[role='tab'][aria-selected='true']", "[role='tab'][aria-selected='false']"],
		] as const)
			expect((await colours(page, on)).backgroundColor).not.toBe((await colours(page, off)).backgroundColor);
		expect((await colours(page, ".tab-bar [aria-current]")).borderTopColor).not.toBe(ground);
		expect((await colours(page, ".tab-bar a:not([aria-current])")).borderTopColor).toBe(ground);
		const link = (await colours(page, "main a")).color;
		expect([
			(await colours(page, ".gauge rect.fill-current")).fill,
			(await colours(page, ".gauge-window .stroke-current")).stroke,
		]).toEqual([link, link]);
	}
	await page.keyboard.press("Tab");
	const ring = await focused(page).evaluate((element) => getComputedStyle(element).outlineStyle);
	expect(ring).toBe("solid");
	await goTo(page, "/fr/recherche?q=aloe");
	await page.locator("main mark").first().waitFor();
	const mark = await colours(page, "main mark");
	expect(mark.color).not.toBe(mark.backgroundColor);
	const knob = () => page.getByRole("switch").evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
	const before = await knob();
	await page.getByRole("switch").click();
	expect([before, await knob()]).toEqual([expect.stringContaining("gradient"), expect.stringContaining("gradient")]);
	expect(await knob()).not.toBe(before);
});

test("the keyboard alone skips the header, changes theme and language, operates tabs and filters, and goes back (R3.3, R3.4, WCAG 2.1.1)", async () => {
	const [lang, other] = ["de", "fr"] as const;
	const { page, complaints } = await open(pinPath(profile, lang), { locale: lang });
	await tabTo(page, page.getByRole("link", { name: word(lang, "nav.skip"), exact: true }));
	await page.keyboard.press("Enter");
	await page.getByRole("main").and(focused(page)).waitFor();
	await tabTo(page, page.getByRole("tab", { selected: true }));
	const tabs = page.getByRole("tab");
	for (const [key, place] of [
		["ArrowRight", 1],
		["End", (await tabs.count()) - 1],
		["ArrowRight", 0],
		["ArrowLeft", (await tabs.count()) - 1],
		["Home", 0],
	] as const) {
		await page.keyboard.press(key);
		await tabs.nth(place).and(focused(page)).and(page.locator("[aria-selected='true']")).waitFor();
	}
	await page.reload();
	await appReady(page);
	const theme = menu(page, word(lang, "theme.choose"));
	await tabTo(page, theme);
	await page.keyboard.press("Enter");
	await tabTo(page, page.getByRole("button", { name: word(lang, "theme.dark"), exact: true }));
	await page.keyboard.press("Enter");
	await page.locator("html.dark").waitFor();
	await theme.and(focused(page)).waitFor();
	await tabTo(page, menu(page, new RegExp(word(lang, "language.choose"))));
	await page.keyboard.press("Enter");
	await tabTo(page, banner(page).locator(`a[lang="${other}"]`));
	await page.keyboard.press("Enter");
	await page.locator(`html[lang="${other}"]`).waitFor();
	await page.goBack();
	await page.locator(`html[lang="${lang}"]`).waitFor();
	await tabTo(page, banner(page).getByRole("link", { name: word(lang, "nav.plantGuides"), exact: true }));
	await page.keyboard.press("Enter");
	const { title } = await readPageData("/fiches-plantes", lang);
	await heading(page, title).and(focused(page)).waitFor();
	const option = page.getByRole("checkbox").first();
	await tabTo(page, option);
	await page.keyboard.press("Space");
	await page.waitForURL(/\?/);
	await option.and(focused(page)).and(page.locator(":checked")).waitFor();
	await page.goBack();
	// The address still names where the skip link led to.
	await page.getByRole("main").and(focused(page)).waitFor();
	expect(complaints).toEqual([]);
});
