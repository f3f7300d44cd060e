import { renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { startDevServer } from "#scripts/dev/dev-server.ts";
import { root } from "#scripts/project.ts";
import { appReady, useBrowser, type Visit } from "../support/browser.ts";
import { createWorkspace, type Workspace } from "../support/workspace.ts";

const browser = useBrowser();
const file = "articles/ficus-lyrata/fr.md";
const path = "/fr/blog/ficus-lyrata";

type Editing = Visit & { workspace: Workspace; original: string; target: string };

/** An article open in the browser, beside its file in an editor. */
async function openArticle(): Promise<Editing> {
	const workspace = createWorkspace(join(root, "content"));
	const server = await startDevServer(workspace.dir, undefined, "test");
	onTestFinished(server.close);
	const visit = await browser.visit();
	await visit.page.goto(server.url + path);
	await appReady(visit.page);
	await visit.page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
	return { ...visit, workspace, original: workspace.read(file), target: join(workspace.dir, file) };
}

const titled = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`);
const heading = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title });
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
	expect(await heading(page, "Ficus lyrata").count()).toBe(1);
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

test("dev tells a page that is opened while there is a fault, and shows it once the content is mended", async () => {
	const { page, context, original, target } = await openArticle();
	writeFileSync(target, "---\ntitel: x\n---\n");
	await overlay(page).waitFor();
	const second = await context.newPage();
	await second.goto(page.url());
	await overlay(second).waitFor();
	writeFileSync(target, titled(original, "Pour les deux"));
	await heading(page, "Pour les deux").waitFor();
	await heading(second, "Pour les deux").waitFor();
});
