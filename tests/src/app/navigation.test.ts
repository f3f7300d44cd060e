import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { pageDataPath, pinPath } from "#schemas/shared/url.ts";
import { announced, heading, holdAnswers, menuLink, openApp } from "../../support/app.ts";
import { readPageData, readWords } from "../../support/published.ts";

const word = await readWords();

const lists = [
	{ from: "/about", path: "/blog", lang: "fr", link: "Blog" },
	{ from: "/about", path: "/fiches-plantes", lang: "fr", link: "Fiches plantes" },
	{ from: "/en/blog", path: "/about", lang: "en", link: "About" },
	{ from: "/en/blog", path: "/", lang: "en", link: "Home" },
] as const;

test.each(lists)("$path shows a skeleton in $lang until its data arrives (R1.4)", async ({ from, path, lang, link }) => {
	const { answers, release } = holdAnswers(pageDataPath(path, lang));
	const { user, complaints } = await openApp(from, { answers });
	await user.click(menuLink(link));
	const skeleton = await within(screen.getByRole("main")).findByText(word(lang, "page.loading"), {
		selector: "[role='status'], [role='status'] *",
	});
	expect(screen.queryAllByRole("heading", { level: 1 })).toEqual([]);
	release();
	await heading((await readPageData(path, lang)).title);
	expect(skeleton.isConnected).toBe(false);
	expect(complaints).toEqual([]);
});

const steps = [
	{ from: "/about", link: "Fiches plantes", title: "Fiches plantes", lang: "fr" },
	{ from: "/en/about", link: "Plant guides", title: "Plant guides", lang: "en" },
] as const;

test.each(steps.flatMap((step) => [{ ...step, pace: "quick" } as const, { ...step, pace: "slow" } as const]))(
	"from $from, focus moves to the heading of the next, $pace page, and its title is announced (R3.5)",
	async ({ from, link, title, lang, pace }) => {
		const { answers, release } = holdAnswers(pageDataPath("/fiches-plantes", lang));
		const { user } = await openApp(from, { answers });
		await user.click(menuLink(link));
		if (pace === "slow") await screen.findByText(word(lang, "page.loading"));
		release();
		const { meta } = await readPageData("/fiches-plantes", lang);
		await heading(title);
		await announced(meta.title);
		expect(document.title).toBe(meta.title);
		expect(document.activeElement).toBe(await heading(title));
	},
);

test("a link to a section of another page moves the focus to its heading, whatever its letters (R3.5)", async () => {
	const { user } = await openApp("/fr/diagnostic");
	await heading("Qu’a ma plante\u00a0?");
	const links = within(screen.getByRole("main")).getAllByRole("link");
	const link = links.find((each) =>
		decodeURI(each.getAttribute("href") ?? "").endsWith("/guides/plante-malade#araignées-rouges"),
	);
	if (!link) throw new Error("the diagnosis leads to no section about spider mites");
	await user.click(link);
	await heading((await readPageData("/guides/plante-malade", "fr")).title);
	await waitFor(() => expect(document.activeElement?.id).toBe("araignées-rouges"));
});

test("from a pinned page, a link fetches only the data of the next page (R1.4)", async () => {
	const { user, requests } = await openApp("/en/about");
	requests.length = 0;
	await user.click(menuLink("Plant guides"));
	await heading("Plant guides");
	expect(requests).toEqual([pageDataPath("/fiches-plantes", "en")]);
});

test("a German error screen explains its English heading and reason in German (R1.5)", async () => {
	const broken = { ...(await readPageData("/blog", "de")), articles: [null] };
	const { user } = await openApp("/de/about", {
		answers: (path) => (path === pageDataPath("/blog", "de") ? Response.json(broken) : undefined),
	});
	await user.click(menuLink(word("de", "nav.blog")));
	await heading("Unexpected Application Error!");
	const main = within(screen.getByRole("main"));
	main.getByText(word("de", "error.text"));
	expect(main.getByRole("heading", { level: 1 }).getAttribute("lang")).toBe("en");
	expect(screen.getByRole("main").querySelector("p[lang]")?.getAttribute("lang")).toBe("en");
});

/** Data of our own build in all but one part, which another program has spoilt. */
const spoilt: [path: string, part: object][] = [
	["/blog", { articles: {} }],
	["/guides", { guides: [{}] }],
	["/fiches-plantes", { plants: [null] }],
	["/", { latest: {} }],
	["/about", { body: [{ type: "element" }] }],
	["/about", { crumbs: [null] }],
];

test.each(spoilt)("data of %s with %j, which cannot be rendered, shows the error screen (R17.1)", async (path, part) => {
	const data = { ...(await readPageData(path, "en")), ...part };
	const { user } = await openApp("/en/application", {
		answers: (asked) => (asked === pageDataPath(path, "en") ? Response.json(data) : undefined),
	});
	await user.click(document.querySelector(`:is(header, footer) a[href="${pinPath(path, "en")}"]`) ?? document.body);
	await heading("Unexpected Application Error!");
});
