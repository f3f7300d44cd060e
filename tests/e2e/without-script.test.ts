import { Parser } from "htmlparser2";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { heading, useBrowser } from "../support/browser.ts";
import { readPageData, readRoutes, readTemplates } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const routes = await readRoutes();
const templates = await readTemplates();

/** What HTML alone gives a visitor: the text of the main part, but for what only paper shows, links, pictures and ids. */
type PlainPage = { lang: string; text: string; headings: string[]; links: string[]; pictures: string[]; ids: string[] };

function readPlainPage(html: string): PlainPage {
	const page: PlainPage = { lang: "", text: "", headings: [], links: [], pictures: [], ids: [] };
	const open: { tag: string; unseen: boolean }[] = [];
	const isIn = (tag: string) => open.some((each) => each.tag === tag);
	const parser = new Parser({
		onopentag(tag, { lang = "", id, href, src, hidden, class: classes = "" }) {
			open.push({ tag, unseen: hidden !== undefined || classes.split(" ").includes("printed-address") });
			if (tag === "html") page.lang = lang;
			if (tag === "h1") page.headings.push("");
			if (tag === "a" && href !== undefined) page.links.push(href);
			if (tag === "img" && src !== undefined) page.pictures.push(src);
			if (id !== undefined) page.ids.push(`#${id}`);
		},
		ontext(text) {
			if (!isIn("main") || open.some(({ unseen }) => unseen)) return;
			page.text += text;
			if (isIn("h1")) page.headings.push(`${page.headings.pop() ?? ""}${text}`);
		},
		onclosetag: () => void open.pop(),
	});
	parser.end(html);
	return page;
}

/** The texts of the main part that a visitor cannot see. */
async function hiddenTexts(page: Page): Promise<string[]> {
	return page.getByRole("main").evaluate((main) => {
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		const hidden: string[] = [];
		while (walker.nextNode()) {
			const { nodeValue, parentElement } = walker.currentNode;
			// The page's address is for paper alone; filters, generator, the choice of a month, a list of one's own and facts over the list need a script; what is folded unfolds.
			const apart =
				".printed-address, [data-generator], form:has(+ div > [data-results-head]), [data-results-head], [data-months] > p, [data-months] label, a:has(> svg), form :is(fieldset, label, button), label:has(select), [role=status], [data-live], details:not([open]) > :not(summary)";
			if (parentElement?.closest(apart)) continue;
			if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) hidden.push(nodeValue ?? "");
		}
		return hidden;
	});
}

/** Every piece of rich text that the editors wrote for a page, as its data has it. */
async function writtenText(path: string, lang: Lang): Promise<string[]> {
	const texts: string[] = [];
	JSON.stringify(await readPageData(path, lang), (key, value) => {
		// Shown with a card that the app opens; without a script the same is on the care pages.
		if (key === "emergency") return null;
		if (value?.type === "text") texts.push(value.value);
		return value;
	});
	return texts;
}

/** What an address answers, asked once. */
const answers = new Map<string, Promise<number>>();
function statusOf(address: string): Promise<number> {
	const known = answers.get(address) ?? fetch(siteUrl + address).then(({ status }) => status);
	answers.set(address, known);
	return known;
}

test.each(routes.map(({ path }) => [path] as const))(
	"the HTML of %s has its heading, full text, and working links and pictures, in each language (R1.8)",
	async (path) => {
		for (const lang of langs) {
			const page = readPlainPage(await (await fetch(siteUrl + pinPath(path, lang))).text());
			expect(page.lang).toBe(lang);
			expect(page.headings).toEqual([(await readPageData(path, lang)).title]);
			const written = await writtenText(path, lang);
			expect(written.filter((text) => !page.text.includes(text))).toEqual([]);
			expect(page.links.filter((link) => link.startsWith("#") && !page.ids.includes(decodeURI(link)))).toEqual([]);
			expect(page.links.filter((link) => !/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
			const inside = [...page.links, ...page.pictures].filter((link) => link.startsWith("/"));
			const files = [...new Set(inside.map((link) => link.replace(/[?#].*/, "")))];
			const statuses = await Promise.all(files.map(async (link) => ({ link, status: await statusOf(link) })));
			expect(statuses.filter(({ status }) => status >= 400)).toEqual([]);
			expect(statuses.length).toBeGreaterThan(langs.length);
		}
	},
);

test.each(templates)("the $template page $path hides none of its text without JavaScript (R1.8)", async ({ path }) => {
	const { page } = await browser.reusePage({ script: false });
	await page.goto(siteUrl + pinPath(path, "de"));
	await heading(page, (await readPageData(path, "de")).title).waitFor();
	expect(await hiddenTexts(page)).toEqual([]);
});

test.each([
	["/", "Choisir la langue: Français", "English", "/en"],
	["/de/about", "Sprache wählen: Deutsch", "Français", "/fr/about"],
] as const)("on %s, «%s» opens without JavaScript and links to %s (R1.8)", async (address, label, language, target) => {
	const { page } = await browser.reusePage({ script: false });
	await page.goto(siteUrl + address);
	await page.getByRole("banner").getByLabel(label, { exact: true }).click();
	await page.getByRole("banner").getByRole("link", { name: language, exact: true }).click();
	await page.waitForURL(siteUrl + target);
});

test("a link to a redirected address works without JavaScript (R1.8)", async () => {
	const { page } = await browser.reusePage({ script: false });
	await page.goto(`${siteUrl}/en/fiches-plantes/pothos`);
	await heading(page, (await readPageData("/fiches-plantes", "en")).title).waitFor();
	expect(page.url()).toBe(`${siteUrl}/en/fiches-plantes#pothos`);
});
