import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { pageMarkdownPath } from "#schemas/shared/url.ts";
import { markdownOfPage } from "#scripts/site/page-markdown.ts";
import { pageAt, plan } from "../../support/site-plan.ts";

const site = { name: "Pousse", url: "https://pousse.example" };

test("the Markdown of a page starts with heading, description, address and licence (R14.1)", () => {
	const page = pageAt("long-read", "/blog/ficus-lyrata", "de");
	expect(markdownOfPage(page, site)?.split("\n\n").slice(0, 4)).toEqual([
		`# ${page.title}`,
		`> ${page.meta.description}`,
		"<https://pousse.example/de/blog/ficus-lyrata> · Pousse · [CC BY 4.0](<https://creativecommons.org/licenses/by/4.0/>)",
		page.subtitle,
	]);
});

test.each(["not-found", "search", "dashboard"] as const)("the private page %s has no Markdown (R14.1)", (template) => {
	const page = plan.pages.find(({ data }) => data().template === template)?.data();
	if (!page) throw new Error("the page is not there");
	expect(markdownOfPage(page, site)).toBe(null);
});

test("every link in the Markdown of a page is an absolute address pinned to its language (R14.1)", () => {
	for (const lang of langs) {
		const text = markdownOfPage(pageAt("long-read", "/blog/monstera-albo-guide", lang), site) ?? "";
		const links = [...text.matchAll(/(?<!!\[[^\]]*)\]\(<([^>]*)>\)/g)].map(([, href = ""]) => href);
		expect(links.length).toBeGreaterThan(5);
		const own = links.filter((href) => href.startsWith(site.url));
		expect(own.filter((href) => !href.startsWith(`${site.url}/${lang}/`) && href !== `${site.url}/${lang}`)).toEqual([]);
		expect(links.filter((href) => !/^(?:https:\/\/|tel:)/.test(href))).toEqual([]);
	}
});

test("the Markdown of a profile has its checklist under a heading, and then its sections (R14.1)", () => {
	const page = pageAt("profile", "/fiches-plantes/pilea-peperomioides", "en");
	const headings = markdownOfPage(page, site)?.match(/(?<=^## ).*/gm);
	expect(headings).toEqual([page.checklist?.title, ...page.sections.map(({ title }) => title)]);
});

const linesOf = (file: string) => (plan.artifacts().find((each) => each.file === file)?.contents ?? "").split("\n");

test.each(langs)("llms.txt in %s lists a limited number of Markdown pages of each type (R14.1)", (lang) => {
	const lines = linesOf(`${lang}/llms.txt`);
	expect(lines[0]).toBe("# Pousse");
	const named = lines.flatMap((line) => /^- \[.*?\]\(<https:\/\/pousse\.example(\/.*?\.md)>\)/.exec(line)?.[1] ?? []);
	const there = new Set(plan.pages.filter((page) => page.indexable).map(({ path }) => pageMarkdownPath(path, lang)));
	expect(named.length).toBeGreaterThan(20);
	expect(named.filter((path) => !there.has(path))).toEqual([]);
	expect(lines.length).toBeLessThan(4 * 45);
});

test("the llms.txt of the whole site is in the default language and links to the others (R14.1)", () => {
	expect(linesOf("llms.txt")).toEqual(linesOf("fr/llms.txt"));
	for (const lang of ["en", "es", "de"])
		expect(linesOf("llms.txt").some((line) => line.includes(`<https://pousse.example/${lang}/llms.txt>`))).toBe(true);
});

test("security.txt has the fields of RFC 9116, and expires a year after the last change of the content (R14.3)", () => {
	const changed =
		plan.pages
			.flatMap((page) => page.changed ?? [])
			.sort()
			.at(-1) ?? "";
	expect(linesOf(".well-known/security.txt")).toEqual([
		"Contact: mailto:bonjour@pousse.example",
		`Expires: ${Number(changed.slice(0, 4)) + 1}${changed.slice(4)}T00:00:00Z`,
		"Preferred-Languages: fr, en, es, de",
		"Canonical: https://pousse.example/.well-known/security.txt",
		"",
	]);
});
