import type { Page } from "playwright";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import type { Lang } from "#schemas/shared/languages.ts";

/**
 * Makes what tells, in one line, what a reader sees: which page in which language, the language of shell, document and title,
 * and the notices. It knows the pages and the words that it is given; of any other page it gives the heading.
 */
export function createSeen(pages: readonly ScreenPage[], shells: readonly ShellData[]): (page: Page) => Promise<string> {
	const names = new Map(pages.map(({ title, path, lang }) => [title, `${path} in ${lang}`]));
	const titles = new Map<string, Lang>(pages.map(({ meta, lang }) => [meta.title, lang]));
	const skipLinks = new Map<string, Lang>(shells.map(({ strings, lang }) => [strings["nav.skip"] ?? "", lang]));
	return async (page) => {
		const { skip, lang, title, heading, notices } = await page.evaluate(() => ({
			skip: document.querySelector(".skip")?.textContent ?? "",
			lang: document.documentElement.lang,
			title: document.title,
			heading: document.querySelector("h1")?.textContent ?? "",
			notices: [...document.querySelectorAll(".toast .title, main .notice")].map((each) => each.firstChild?.textContent ?? ""),
		}));
		return [
			names.get(heading) ?? `«${heading}»`,
			`shell ${skipLinks.get(skip) ?? "none"}`,
			`document ${lang || "unknown"}`,
			`title ${titles.get(title) ?? `«${title}»`}`,
			notices.join(" and ") || "no notice",
		].join("; ");
	};
}

/** The lines of a table of faults, as a Markdown table. */
export function faultTable(lines: readonly string[]): string {
	return ["| When | Request | Fault | What the reader sees |", "| --- | --- | --- | --- |", ...[...lines].sort(), ""].join("\n");
}
