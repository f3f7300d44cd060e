import type { Page } from "playwright";
import { expect, test } from "vitest";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pageDataPath, pinPath } from "#schemas/shared/url.ts";
import { goTo, heading, nextFrame, useBrowser } from "../support/browser.ts";
import { readPageData, readWords } from "../support/published.ts";
import { createDice } from "../support/random.ts";

/* R17.2: shell, page, document, title and stored choice speak one language, whatever the order of answers, clicks and failures. */
const browser = useBrowser({ pictures: false });

const paths = ["/about", "/blog", "/sitemap", "/application"] as const;
const word = await readWords();
const pages = await Promise.all(langs.flatMap((lang) => paths.map((path) => readPageData(path, lang))));

/** By which texts a page is told to be in a language. */
const signs = {
	skip: Object.fromEntries(langs.map((lang) => [word(lang, "nav.skip"), lang])),
	title: Object.fromEntries(pages.map(({ meta, lang }) => [meta.title, lang])),
	headings: pages.map(({ title, lang }) => [title, lang] as const),
};

/** Looks, from the next page on, at every frame of every document. Gives what spoke two languages; all one language is a fault too. */
async function watchLanguages(page: Page): Promise<() => Promise<string[]>> {
	const [found, seen] = [new Set<string>(), new Set<string>()];
	page.on("console", (message) => {
		const [, isOne, lang = "", spoken = ""] = /^spoke (one|two) (\w+) (.*)/.exec(message.text()) ?? [];
		if (!isOne) return;
		seen.add(lang);
		if (isOne === "two") found.add(spoken);
	});
	await page.addInitScript(({ skip, title, headings }) => {
		let before = "";
		const look = () => {
			const shown = document.querySelector("main h1")?.textContent ?? "";
			const byHeading = headings.filter(([name]) => name === shown);
			const state = {
				shell: skip[document.querySelector(".skip")?.textContent ?? ""],
				document: document.documentElement.lang,
				title: title[document.title],
			};
			const isHidden = document.documentElement.classList.contains("switching");
			const isOne = new Set(Object.values(state).filter(Boolean)).size <= 1;
			const suits = byHeading.length === 0 || byHeading.some(([, lang]) => lang === state.document);
			const now = JSON.stringify({ ...state, heading: shown, isHidden });
			// biome-ignore lint/suspicious/noConsole: what the test listens to
			if (now !== before) console.debug(`spoke ${isHidden || (isOne && suits) ? "one" : "two"} ${state.document} ${now}`);
			before = now;
			requestAnimationFrame(look);
		};
		addEventListener("app-ready", look);
	}, signs);
	return async () => {
		// What was changed last is looked at in the next frame, which a busy machine may be long in making.
		await nextFrame(page);
		return [...found, ...(seen.size > 1 ? [] : ["no change was seen"])];
	};
}

/** What a reader does, and how long until the next thing. */
type Step = { click: string; pauseMs: number } | { back: true; pauseMs: number };

function act(page: Page, steps: readonly Step[]): Promise<void> {
	return page.evaluate(async (all) => {
		for (const step of all) {
			// Not out of the site.
			if ("back" in step) history.state?.idx > 0 && history.back();
			else document.querySelector<HTMLElement>(step.click)?.click();
			await new Promise((resolve) => setTimeout(resolve, step.pauseMs));
		}
	}, steps);
}

const choose = (lang: Lang) => `header [data-language="${lang}"]`;

test.each([
	[
		"clicks Blog",
		[
			{ click: choose("en"), pauseMs: 150 },
			{ click: 'header a[href="/blog"]', pauseMs: 0 },
		],
		"/blog",
	],
	[
		"goes back",
		[
			{ click: choose("en"), pauseMs: 150 },
			{ back: true, pauseMs: 0 },
		],
		"/sitemap",
	],
] as [string, Step[], string][])(
	"after choosing English and %s before it has loaded, the page shows one language at any moment, and finally English (R17.2)",
	async (_, steps, path) => {
		const { page } = await browser.reusePage();
		const twoLanguages = await watchLanguages(page);
		await goTo(page, "/sitemap");
		await page.locator('footer a[href="/about"]').click();
		await heading(page, "À propos").waitFor();
		await page.route("**/*.json", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 400));
			await route.continue();
		});
		await act(page, steps);
		await heading(page, (await readPageData(path, "en")).title).waitFor();
		await page.locator('html[lang="en"]').waitFor({ state: "attached" });
		expect(await page.locator(".skip").textContent()).toBe(word("en", "nav.skip"));
		expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
		expect(await twoLanguages()).toEqual([]);
	},
);

/** Does things in an order by chance, while responses and failures come in another. Gives what spoke two languages. */
async function followSequence(seed: number): Promise<string[]> {
	const roll = createDice(`sequence ${seed}`);
	const { page } = await browser.reusePage();
	const twoLanguages = await watchLanguages(page);
	let isCalm = false;
	await page.route("**/*.json", async (route) => {
		if (isCalm) return route.continue();
		const luck = roll(10);
		await new Promise((resolve) => setTimeout(resolve, roll(100)));
		// The page may have been left meanwhile.
		const answered = (promise: Promise<void>) => promise.catch(() => undefined);
		if (luck === 0) await answered(route.abort());
		else if (luck === 1) await answered(route.fulfill({ status: 503 }));
		else if (luck === 2) await answered(route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
		else await answered(route.continue());
	});
	await goTo(page, `${seed % 2 === 0 ? "/about" : "/de/about"}`);
	const prefix = seed % 2 === 0 ? "" : "/";
	const steps = Array.from({ length: 24 }, (): Step => {
		const pauseMs = roll(120);
		const what = roll(8);
		if (what === 0) return { back: true, pauseMs };
		if (what < 4) return { click: choose(langs[roll(langs.length)] ?? "fr"), pauseMs };
		const path = paths[roll(paths.length)] ?? "/about";
		const links = prefix === "" ? [path] : langs.map((lang) => pinPath(path, lang));
		return {
			click: links.map((link) => `header a[href="${link}"]:not([data-language]), footer a[href="${link}"]`).join(),
			pauseMs,
		};
	});
	await act(page, steps);
	isCalm = true;
	await act(page, [{ click: choose("es"), pauseMs: 0 }]);
	await expect.poll(() => page.locator(".skip").textContent()).toBe(word("es", "nav.skip"));
	// The page may have been Spanish before it was chosen.
	await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("es");
	return twoLanguages();
}

// Beside each other, each in a browser of its own: a sequence mostly waits.
test("whatever the order of responses and failures, a page shows one language at any moment, in four sequences (R17.2, R17.1)", async () => {
	const found = await Promise.all([1, 2, 3, 4].map(async (seed) => [`sequence ${seed}`, await followSequence(seed)] as const));
	expect(found.filter(([, spoken]) => spoken.length > 0)).toEqual([]);
});

test("a visible notice is translated when the language changes (R17.2)", async () => {
	const { page } = await browser.reusePage();
	await page.route(`**${pageDataPath("/blog", "fr")}`, (route) => route.fulfill({ status: 403 }));
	await goTo(page, "/about");
	await act(page, [{ click: 'header a[href="/blog"]', pauseMs: 0 }]);
	const notice = page.locator(".toast");
	await notice.getByText(word("fr", "error.pageFailed"), { exact: true }).first().waitFor();
	await act(page, [{ click: choose("de"), pauseMs: 0 }]);
	await heading(page, (await readPageData("/about", "de")).title).waitFor();
	await expect
		.poll(() => notice.locator("p, button:not([aria-label])").allInnerTexts())
		.toEqual(["error.pageFailed", "error.pageFailedText", "error.retry"].map((key) => word("de", key)));
});

test.each(["/blog/ficus-lyrata", "/fr/blog/ficus-lyrata"])(
	"changing the language of %s keeps the reading position (R1.7)",
	async (address) => {
		const { page } = await browser.open(address);
		await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
		// The heading before what is read, counted from the first.
		const place = () =>
			page.evaluate(
				() => [...document.querySelectorAll("main h2")].filter((each) => each.getBoundingClientRect().top < 0).length,
			);
		const before = await place();
		await act(page, [{ click: choose("de"), pauseMs: 0 }]);
		await heading(page, (await readPageData("/blog/ficus-lyrata", "de")).title).waitFor({ state: "attached" });
		expect([before > 0, await place()]).toEqual([true, before]);
	},
);
