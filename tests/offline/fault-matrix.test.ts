import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { pageDataPath, shellDataPath } from "#schemas/shared/url.ts";
import { useDeploys } from "../support/deploys.ts";
import { type Answer, type Host, startHost } from "../support/host.ts";
import { install, newProfile, openApp } from "../support/profile.ts";
import { createSeen, faultTable } from "../support/seen.ts";

/* R17.1, R17.2 with the worker, which keeps German: what the reader sees when the host fails. Recorded beside this. */
const deploys = useDeploys();

const portal: Answer = {
	status: 200,
	body: "<!doctype html><title>Sign in</title><h1>Sign in</h1>",
	headers: { "Content-Type": "text/html; charset=utf-8" },
};

const faults: Record<string, (host: Host) => Promise<void>> = {
	"connection refused": (host) => host.kill(),
	"never answers": async (host) => {
		host.answer = () => ({ delayMs: Number.POSITIVE_INFINITY });
	},
	"status 503": async (host) => {
		host.answer = () => ({ status: 503, body: "" });
	},
	"a portal's page": async (host) => {
		host.answer = () => portal;
	},
};

/** What the reader does once the host fails; the page before is the German one about the site. */
const scenes: Record<string, (page: Page, url: string) => Promise<unknown>> = {
	"first load of a kept language": (page, url) => page.goto(`${url}/de/blog`),
	"first load of another language": (page, url) => page.goto(`${url}/fr/blog`),
	navigation: (page) => page.locator('header a[href="/de/blog"]').first().dispatchEvent("click"),
	"change of language": (page) => page.locator('header [data-language="fr"]').first().dispatchEvent("click"),
};

// Beside each other, each fault in a browser of its own: where nothing answers, the worker waits, and its patience is in real time.
test("what readers with a service worker see when the host fails matches the recorded tables (R17.1, R17.2)", async () => {
	const read = (path: string) => JSON.parse(readFileSync(join(deploys.a(), path), "utf8"));
	const seen = createSeen(
		langs.flatMap((lang) => ["/about", "/blog"].map((path) => read(pageDataPath(path, lang)) as ScreenPage)),
		langs.map((lang) => read(shellDataPath(lang)) as ShellData),
	);
	const tables = await Promise.all(Object.keys(faults).map(async (fault) => [fault, await linesOf(fault, seen)] as const));
	for (const [fault, lines] of tables)
		await expect(faultTable(lines)).toMatchFileSnapshot(`fault-matrix/${fault.replaceAll(/\W+/g, "-")}.md`);
}, 180_000);

/** What is seen in each scene while the host fails. */
async function linesOf(fault: string, seen: (page: Page) => Promise<string>): Promise<string[]> {
	const host = await startHost(deploys.a());
	const { page } = await newProfile({ locale: "de-DE" });
	await install(page, `${host.url}/de/about`);
	const lines: string[] = [];
	for (const [scene, act] of Object.entries(scenes)) {
		await openApp(page, `${host.url}/de/about`);
		await faults[fault]?.(host);
		const before = await page.evaluate(() => performance.timeOrigin);
		await act(page, host.url);
		// Another page, another document, or a notice.
		await expect
			.poll(() =>
				page.evaluate(
					(opened) =>
						document.querySelector(".toast .title, main .notice") !== null ||
						(document.querySelector("h1") !== null &&
							(performance.timeOrigin !== opened || document.querySelector("h1")?.textContent !== "Über uns")),
					before,
				),
			)
			.toBe(true);
		lines.push(`| ${scene} | all | ${fault} | ${await seen(page)} |`);
		host.answer = () => undefined;
		if (fault === "connection refused") await host.revive();
	}
	return lines;
}
