import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DevServer, startDevServer } from "#scripts/dev/dev-server.ts";
import { appReady, heading, type PageVisit, useBrowser } from "../support/browser.ts";
import { baseContent } from "../support/workspace.ts";

const browser = useBrowser();
const file = "articles/arrosage/fr.md";
const path = "/fr/blog/arrosage";
const title = "Bien arroser";

let site: { dir: string; server: DevServer };

beforeAll(async () => {
	const dir = mkdtempSync(join(tmpdir(), "pousse-dev-"));
	cpSync(baseContent, dir, { recursive: true });
	site = {
		dir,
		server: await startDevServer(dir, undefined, { codeHashes: { pipeline: "test", drawings: "test" }, lang: "en" }),
	};
});
afterAll(async () => {
	await site.server.close();
	rmSync(site.dir, { recursive: true });
});

type Editing = PageVisit & { original: string; target: string };

/** An article open in the browser as it is written, beside its file in an editor. */
async function openArticle(): Promise<Editing> {
	const original = readFileSync(join(baseContent, file), "utf8");
	const target = join(site.dir, file);
	writeFileSync(target, original);
	const visit = await browser.reusePage();
	await visit.page.goto(site.server.url + path);
	await appReady(visit.page);
	await heading(visit.page, title).waitFor();
	await overlay(visit.page).waitFor({ state: "detached" });
	await visit.page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
	return { ...visit, original, target };
}

const titled = (text: string, other: string) => text.replace(`title: ${title}\n`, `title: ${other}\n`);
const overlay = (page: Page) => page.locator("vite-error-overlay");

test("dev shows a saved change in the open page without a reload, and hydrates without a warning", async () => {
	const { page, original, target, complaints } = await openArticle();
	writeFileSync(target, titled(original, "Un titre tout neuf"));
	await heading(page, "Un titre tout neuf").waitFor();
	expect(await page.locator("html[data-same-document]").count()).toBe(1);
	expect(complaints).toEqual([]);
});

test("dev survives an editor that saves by rename, and one that writes through a temporary name", async () => {
	const { page, original, target } = await openArticle();
	writeFileSync(`${target}~`, titled(original, "Par renommage"));
	renameSync(`${target}~`, target);
	await heading(page, "Par renommage").waitFor();
	renameSync(target, `${target}.bak`);
	writeFileSync(target, titled(original, "Par remplacement"));
	unlinkSync(`${target}.bak`);
	await heading(page, "Par remplacement").waitFor();
});

test("dev shows the last state of a burst of saves", async () => {
	const { page, original, target } = await openArticle();
	for (let index = 1; index <= 50; index++) writeFileSync(target, titled(original, `Version ${index} sur 50`));
	await heading(page, "Version 50 sur 50").waitFor();
});

test("dev shows a fault with file, line and code frame over the last good page, until it is mended", async () => {
	const { page, original, target } = await openArticle();
	writeFileSync(target, titled(original, '"Un guillemet oublié'));
	await overlay(page).getByText("fr.md:").first().waitFor();
	await overlay(page).getByText('title: "Un guillemet oublié').first().waitFor();
	expect(await heading(page, title).count()).toBe(1);
	writeFileSync(target, titled(original, "Guillemet retrouvé"));
	await overlay(page).waitFor({ state: "detached" });
	await heading(page, "Guillemet retrouvé").waitFor();
	expect(await page.locator("html[data-same-document]").count()).toBe(1);
});

test("dev shows a half-written and a deleted file as faults, and the page again when the file is back", async () => {
	const { page, original, target } = await openArticle();
	writeFileSync(target, original.slice(0, 120));
	await overlay(page).getByText("front-matter").first().waitFor();
	unlinkSync(target);
	await overlay(page).getByText("missing-language").first().waitFor();
	writeFileSync(target, titled(original, "De retour"));
	await overlay(page).waitFor({ state: "detached" });
	await heading(page, "De retour").waitFor();
});

test("dev shows what was saved while a page was being opened", async () => {
	const { page, original, target } = await openArticle();
	const { page: second } = await browser.reusePage();
	let [hold, release] = [() => {}, () => {}];
	const [held, saved] = [
		new Promise<void>((resolve) => {
			hold = resolve;
		}),
		new Promise<void>((resolve) => {
			release = resolve;
		}),
	];
	await second.route(
		"**/arrosage.json",
		async (route) => {
			const response = await route.fetch();
			hold();
			await saved;
			await route.fulfill({ response });
		},
		{ times: 1 },
	);
	await second.goto(page.url());
	await held;
	writeFileSync(target, titled(original, "Pendant l’ouverture"));
	await heading(page, "Pendant l’ouverture").waitFor();
	release();
	await heading(second, "Pendant l’ouverture").waitFor();
});

test("dev tells a page that is opened while there is a fault, and shows it once the content is mended", async () => {
	const { page, original, target } = await openArticle();
	writeFileSync(target, "---\ntitel: x\n---\n");
	await overlay(page).waitFor();
	const { page: second } = await browser.reusePage();
	await second.goto(page.url());
	await overlay(second).waitFor();
	writeFileSync(target, titled(original, "Pour les deux"));
	await heading(page, "Pour les deux").waitFor();
	await heading(second, "Pour les deux").waitFor();
});
