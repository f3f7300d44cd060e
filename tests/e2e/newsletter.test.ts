import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { appReady, goTo, useBrowser } from "../support/browser.ts";
import { fileFolder } from "../support/folders.ts";
import { type ListService, startListService } from "../support/list-service.ts";
import { serveSmallSite } from "../support/small-site.ts";

const browser = useBrowser();
const ana = "ana@example.org";
const work = fileFolder();
let service: ListService;
let sites: { listmonk: Awaited<ReturnType<typeof serveSmallSite>>; buttondown: Awaited<ReturnType<typeof serveSmallSite>> };

const named = (lines: string) => (yaml: string) => yaml.replace("  provider: none\n", lines);

beforeAll(async () => {
	service = await startListService();
	sites = {
		listmonk: await serveSmallSite(
			join(work, "listmonk"),
			named(
				"  provider: listmonk\n  endpoint: https://lists.example/api/public/subscription\n  lists: [eb420c55-4cfb-4972-92ba-c93c34ba475d]\n",
			),
			(path) => path === "/" || path === "/about",
		),
		buttondown: await serveSmallSite(
			join(work, "buttondown"),
			named("  provider: buttondown\n  endpoint: https://buttondown.com/api/emails/embed-subscribe/pousse\n"),
			(path) => path === "/about",
		),
	};
});
afterAll(async () => {
	await Promise.all([service.close(), sites.listmonk.close(), sites.buttondown.close()]);
});
beforeEach(() => {
	service.received.length = 0;
	service.mood = "well";
});

/** Leads what the pages send to a service to the one on this machine; the policy of the pages sees the real address. */
async function connect(visited: Page | BrowserContext): Promise<void> {
	await visited.route(/^https:\/\/(lists\.example|buttondown\.com)\//, async (route) => {
		const request = route.request();
		const { pathname, search } = new URL(request.url());
		const answer = await fetch(service.url + pathname + search, {
			method: request.method(),
			headers: { "Content-Type": (await request.headerValue("content-type")) ?? "" },
			body: request.postData() ?? "",
		}).catch(() => null);
		if (!answer) return route.abort("connectionreset");
		await route.fulfill({
			status: answer.status,
			contentType: answer.headers.get("content-type") ?? "",
			headers: { "Access-Control-Allow-Origin": "*" },
			body: await answer.text(),
		});
	});
}

/** The form at the foot of a page, in the language of its words. */
function formOf(page: Page, [address, subscribe]: readonly [address: string, subscribe: string]) {
	const foot = page.locator("#newsletter");
	return {
		foot,
		field: foot.getByLabel(address),
		button: foot.getByRole("button", { name: subscribe }),
		says: (words: string) => foot.getByText(words).waitFor(),
	};
}

/** Waits for the script that the first touch of a form brings; until then the browser itself asks for an address. */
async function takenOver(part: Locator): Promise<void> {
	await expect.poll(() => part.locator("form").evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true);
}

const french = ["Adresse e-mail", "S’abonner"] as const;
const german = ["E-Mail-Adresse", "Abonnieren"] as const;

test("with listmonk the form sends an address once, and shows the outcome (R11.1)", async () => {
	const { page, complaints } = await browser.reusePage();
	await connect(page);
	await goTo(page, `${sites.listmonk.url}/fr/about`);
	const { foot, field, button, says } = formOf(page, french);
	expect(await foot.getByText("Votre adresse va à lists.example").count()).toBe(1);

	await field.focus();
	await takenOver(foot);
	await field.press("Enter");
	await says("Indiquez votre adresse e-mail.");
	await field.fill("ana@");
	await field.press("Enter");
	await says("Cette adresse semble incomplète.");
	expect(await field.evaluate((element) => [element === document.activeElement, element.ariaInvalid])).toEqual([true, "true"]);
	expect(
		await field.evaluate((element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent),
	).toMatch(/^Cette adresse/);
	await foot.locator('input[tabindex="-1"]').evaluate((element: HTMLInputElement) => (element.value = "a machine"));
	await field.fill(ana);
	await button.click();
	await says("Rien n’a été envoyé");
	expect(service.received).toEqual([]);

	for (const [mood, words] of [
		["hangs up", "nous ne savons pas si votre adresse est arrivée"],
		[500, "nous ne savons pas si votre adresse est arrivée"],
		[429, "Trop d’inscriptions en ce moment"],
		[400, "écrivez-nous à bonjour@pousse.example"],
	] as const) {
		service.received.length = 0;
		service.mood = mood;
		await button.click();
		await says(words);
		expect([mood, service.received.length, await field.inputValue()]).toEqual([mood, 1, ana]);
	}

	service.received.length = 0;
	service.mood = "slow";
	await button.dblclick();
	await field.press("Enter");
	await says("Envoi en cours…");
	await says("confirmez votre adresse");
	expect([service.received.length, await field.inputValue()]).toEqual([1, ""]);
	await page.reload();
	await appReady(page);
	await field.fill(ana);
	await button.click();
	await says("Ce navigateur a déjà envoyé cette adresse.");
	expect(service.received.length).toBe(1);
	service.mood = 409;
	await field.fill("ben@example.org");
	await button.click();
	await says("Cette adresse est déjà abonnée.");

	// A page that goes while its address is on the way: the next one does not know, and says so.
	service.mood = "silent";
	await field.fill("chloe@example.org");
	await button.click();
	await says("Envoi en cours…");
	await expect.poll(() => service.received.length).toBe(3);
	await page.reload();
	await appReady(page);
	await field.fill("chloe@example.org");
	await button.click();
	await says("sans que l’on sache si elle est arrivée");
	expect(service.received.length).toBe(3);
	expect(complaints.filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([]);
});

test("offline, the address is queued with consent, and two open tabs send it once (R11.1)", async () => {
	const { page, context } = await browser.visit({ width: 390, locale: "de-DE" });
	await connect(context);
	const other = await context.newPage();
	for (const each of [page, other]) {
		await goTo(each, `${sites.listmonk.url}/de`);
	}
	const packet = page.getByRole("region", { name: "Werde Teil unserer grünen Community" });
	const field = packet.getByLabel("E-Mail-Adresse");
	await field.fill(ana);
	await packet.getByRole("button", { name: "Abonnieren" }).focus();
	await takenOver(packet);
	await context.setOffline(true);
	await page.keyboard.press("Enter");
	await packet.getByText("Du bist offline: Nichts wurde gesendet.").waitFor();
	expect(await field.inputValue()).toBe(ana);
	await packet.getByRole("button", { name: "Später senden" }).click();
	await packet.getByText(`${ana} wartet in diesem Browser`).waitFor();
	await packet.getByRole("button", { name: "Adresse vergessen" }).click();
	await packet.getByText("Es wird nichts gesendet.").waitFor();
	await field.fill(ana);
	await page.keyboard.press("Enter");
	await packet.getByRole("button", { name: "Später senden" }).click();
	await packet.getByText(`${ana} wartet in diesem Browser`).waitFor();
	expect(service.received).toEqual([]);

	await context.setOffline(false);
	await Promise.any([page, other].map((each) => each.locator(".toast").getByText("Fast fertig").waitFor()));
	await packet.getByText(`${ana} wartet`).waitFor({ state: "detached" });
	for (const each of [page, other]) {
		await each.reload();
		await appReady(each);
	}
	expect(service.received.length).toBe(1);
});

test("a queued address is sent on the next visit, and one with an unknown outcome only on request (R11.1)", async () => {
	const { page } = await browser.reusePage({
		stored: { "newsletter-waiting": JSON.stringify([{ address: ana, state: "waiting" }]) },
	});
	await connect(page);
	service.mood = "hangs up";
	await page.goto(`${sites.listmonk.url}/fr/about`);
	const { foot, says } = formOf(page, french);
	await says("nous ne savons pas si votre adresse est arrivée");
	await page.reload();
	await says("nous ne savons pas si votre adresse est arrivée");
	expect(service.received.length).toBe(1);
	service.mood = "well";
	await foot.getByRole("button", { name: "Envoyer maintenant" }).click();
	await foot.getByText(ana).waitFor({ state: "detached" });
	expect(service.received.length).toBe(2);
});

test("invalid entries in the queue do not break the page, and valid ones are still sent (R17.9, R11.1)", async () => {
	const { page, complaints } = await browser.reusePage({
		stored: {
			"newsletter-waiting": JSON.stringify([null, { address: ana, state: "waiting" }]),
			"newsletter-tried": '{"x":null}',
			"newsletter-lease": "[null]",
		},
	});
	await connect(page);
	await goTo(page, `${sites.listmonk.url}/fr/about`);
	await page.locator(".toast").getByText("Presque fini").waitFor();
	const { foot, field, button, says } = formOf(page, french);
	await page.evaluate(() => {
		for (const key of ["waiting", "tried"]) localStorage.setItem(`newsletter-${key}`, "[null]");
	});
	await page.reload();
	await appReady(page);
	await field.focus();
	await takenOver(foot);
	await field.fill("ben@example.org");
	await button.click();
	await says("confirmez votre adresse");
	expect(service.received.length).toBe(2);
	expect(complaints).toEqual([]);
});

test("a service with its own confirmation page gets one form, in a new tab, with and without JavaScript (R11.1)", async () => {
	const { page, context, complaints } = await browser.visit({ locale: "de-DE" });
	await connect(context);
	await goTo(page, `${sites.buttondown.url}/de/about`);
	const { field, button, says } = formOf(page, german);
	await field.fill("ana@");
	// Until its script is there the browser says it, in a bubble of its own.
	await page.locator("#newsletter form[novalidate]").waitFor();
	await button.click();
	await says("Diese Adresse ist wohl unvollständig.");
	await field.fill(ana);
	const opened = context.waitForEvent("page");
	await button.dblclick();
	await expect.poll(async () => (await opened).title()).toBe("Subscribed");
	await says("Es geht im neuen Tab weiter, bei buttondown.com");
	expect(service.received.map(({ fields }) => fields)).toEqual([
		[
			["email", ana],
			["website", ""],
			["embed", "1"],
		],
	]);
	expect(complaints).toEqual([]);

	const plain = await browser.visit({ script: false });
	await connect(plain.context);
	await plain.page.goto(`${sites.listmonk.url}/fr/about`);
	const form = formOf(plain.page, french);
	const answer = plain.context.waitForEvent("page");
	await form.field.fill(ana);
	await form.button.click();
	await expect.poll(async () => (await answer).title()).toBe("Subscribed");
	expect(service.received.length).toBe(2);
});

test.each([
	["fr", "S’abonner", "Ce bouton ouvre votre logiciel de messagerie, avec un message à envoyer à bonjour@pousse.example."],
	["en", "Subscribe", "This button opens your email app, with a message to send to bonjour@pousse.example."],
	["es", "Suscribirme", "Este botón abre tu programa de correo, con un mensaje para enviar a bonjour@pousse.example."],
	[
		"de",
		"Abonnieren",
		"Der Knopf öffnet dein E-Mail-Programm mit einer Nachricht an bonjour@pousse.example, die du nur noch abschickst.",
	],
])(
	"without a provider the newsletter is an e-mail to the site, and says so before the click: %s (R11.1, R3.3)",
	async (lang, name, words) => {
		const html = await (await fetch(`${inject("siteUrl")}/${lang}`)).text();
		const links = [...html.matchAll(/<a class="button" href="(mailto:[^"]+)" aria-describedby="([^"]+)">([^<]+)<\/a>/g)];
		expect(links.map(([, href, , text]) => [href, text])).toEqual(
			Array(2).fill([expect.stringMatching(/^mailto:bonjour@pousse\.example\?subject=/), name]),
		);
		const message = links.map(([, , id]) => new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`).exec(html)?.[1]);
		expect(message).toEqual([words, words]);
		expect(html).toMatch(/<section id="newsletter"/);
		expect(html).not.toContain('<form class="newsletter-form"');
	},
);
