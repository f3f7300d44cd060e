import { expect, test } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { languageLater } from "#schemas/shared/stored-values.ts";
import { pinPath, shellDataPath } from "#schemas/shared/url.ts";
import { announced, blockStorage, heading, holdAnswers, menuLink, openApp, part } from "../../support/app.ts";
import { strayLinks } from "../../support/head.ts";
import { readPageData, readWords } from "../../support/published.ts";

const word = await readWords();
const choice = (lang: Lang) => part(`header [data-language="${lang}"]`);
const pageHeading = async (path: string, lang: Lang) => heading((await readPageData(path, lang)).title);

test("a slow language is announced after 150 ms, and the page stays meanwhile (R17.2)", async () => {
	const { answers, release } = holdAnswers(shellDataPath("de"));
	const { user } = await openApp("/fr/about", { answers });
	await user.click(choice("de"));
	const sign = word("fr", "language.loading").replace("{{language}}", "Deutsch");
	await announced(sign);
	await heading("À propos");
	release();
	await pageHeading("/about", "de");
	expect(document.body.textContent).not.toContain(sign);
});

test("a pending language is dropped when another is chosen (R17.2)", async () => {
	const { user } = await openApp("/about", {
		stored: { [languageLater.key]: "de" },
		answers: (path) => (path === shellDataPath("de") ? Promise.reject(new TypeError("Failed to fetch")) : undefined),
	});
	await user.click(choice("en"));
	await pageHeading("/about", "en");
	expect(localStorage.getItem(languageLater.key)).toBe(null);
});

test.each([
	["/", "a bare page in English", "Blog", null],
	["/de", "a page pinned in German", "Blog", "de"],
] as const)("from %s, %s, links lead to links of the same kind (R1.7)", async (address, _, link, pinnedTo) => {
	const { user } = await openApp(address, { locale: "en-GB" });
	const links = () => Array.from(document.querySelectorAll("a[href]"), (each) => each.getAttribute("href") ?? "");
	expect(strayLinks(links(), "/", pinnedTo)).toEqual([]);
	await user.click(menuLink(link));
	await pageHeading("/blog", pinnedTo ?? "en");
	expect(strayLinks(links(), "/blog", pinnedTo)).toEqual([]);
	expect(location.pathname).toBe(pinnedTo === null ? "/blog" : pinPath("/blog", pinnedTo));
});

test("without storage, a language lasts as long as the page, and a notice says so (R2.2)", async () => {
	blockStorage();
	const { user } = await openApp("/about");
	await user.click(choice("de"));
	await pageHeading("/about", "de");
	await announced(word("de", "language.notStored"));
	await user.click(menuLink("Blog"));
	await pageHeading("/blog", "de");
	expect(document.documentElement.lang).toBe("de");
});
