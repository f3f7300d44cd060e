import { expect, test } from "vitest";
import type { PlainPage, RedirectPage, ShellData } from "#schemas/page-data.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { type Get, readJson } from "#src/data/get.ts";
import { loadPage, loadShell } from "#src/data/load.ts";

/** What stands at an address: data, a status without data, words that are no JSON, or a connection that fails. */
type Answer = object | number | string | Error;

/** A web of these answers, 404 elsewhere, and the addresses that were asked for. */
function createWeb(answers: Record<string, Answer>): { get: Get; asked: string[] } {
	const asked: string[] = [];
	const fetch = async (url: string) => {
		asked.push(url);
		const answer = answers[url] ?? 404;
		if (answer instanceof Error) throw answer;
		if (typeof answer === "number") return new Response(null, { status: answer, statusText: `status ${answer}` });
		return new Response(typeof answer === "string" ? answer : JSON.stringify(answer));
	};
	return { asked, get: (url, accepts) => readJson(url, accepts, fetch) };
}

const page = (path: string, lang: Lang): PlainPage => ({
	template: "plain",
	lang,
	path,
	source: null,
	title: `${path} in ${lang}`,
	crumbs: [],
	meta: {
		title: "",
		description: "",
		keywords: [],
		socialTitle: "",
		socialDescription: "",
		type: "website",
		published: null,
		updated: null,
		image: null,
	},
	body: { type: "root", children: [] },
});
const moved: RedirectPage = { template: "redirect", to: "/blog/monstera-albo-guide" };
const offline = new TypeError("Failed to fetch");

test.each([
	["/about", "en", "/en/about.json"],
	["/", "fr", "/fr.json"],
	["/blog/ficus-lyrata", "de", "/de/blog/ficus-lyrata.json"],
] as const)("R2.2 the page %s in %s comes from %s", async (path, lang, url) => {
	const { get, asked } = createWeb({ [url]: page(path, lang) });
	expect(await loadPage(path, lang, get)).toEqual({ page: page(path, lang), fallback: false });
	expect(asked).toEqual([url]);
});

test("R1.2 an address without a page shows the page for what is missing, in the same language", async () => {
	const { get, asked } = createWeb({ "/es/404.json": page("/404", "es") });
	expect(await loadPage("/nowhere", "es", get)).toEqual({ page: page("/404", "es"), fallback: false });
	expect(asked).toEqual(["/es/nowhere.json", "/es/404.json"]);
});

test("R1.6 an address that leads elsewhere says where", async () => {
	const { get } = createWeb({ "/de/blog/monstera-albo.json": moved });
	expect(await loadPage("/blog/monstera-albo", "de", get)).toEqual({ movedTo: "/blog/monstera-albo-guide" });
});

test.each([
	["the connection fails", offline],
	["the host fails", 500],
	["the host is overloaded", 503],
	["the host refuses", 403],
	["no data comes, but a page", "<!doctype html>"],
	["the data is cut off", '{"template":"pl'],
	["nothing comes", ""],
])("R2.6 when %s, the page comes in French and says so", async (_, answer) => {
	const { get, asked } = createWeb({ "/en/about.json": answer, "/fr/about.json": page("/about", "fr") });
	expect(await loadPage("/about", "en", get)).toEqual({ page: page("/about", "fr"), fallback: true });
	expect(asked).toEqual(["/en/about.json", "/fr/about.json"]);
});

test("R2.6 when the page for what is missing cannot load in its language, it comes in French", async () => {
	const { get } = createWeb({ "/en/404.json": 500, "/fr/404.json": page("/404", "fr") });
	expect(await loadPage("/nowhere", "en", get)).toEqual({ page: page("/404", "fr"), fallback: true });
});

test("R2.6 an address that leads elsewhere does so in French too", async () => {
	const { get } = createWeb({ "/en/blog/monstera-albo.json": offline, "/fr/blog/monstera-albo.json": moved });
	expect(await loadPage("/blog/monstera-albo", "en", get)).toEqual({ movedTo: "/blog/monstera-albo-guide" });
});

test.each([
	["en", ["/en/about.json", "/fr/about.json"]],
	["fr", ["/fr/about.json"]],
] as const)("R1.5 when all that %s may fall back to fails, the failure is thrown", async (lang, urls) => {
	const { get, asked } = createWeb(Object.fromEntries(urls.map((url) => [url, offline])));
	await expect(loadPage("/about", lang, get)).rejects.toBe(offline);
	expect(asked).toEqual(urls);
});

test("R1.5 a failing host is thrown with its status, which the screen shows", async () => {
	const { get } = createWeb({ "/fr/about.json": 503 });
	const thrown = await loadPage("/about", "fr", get).catch((error: unknown) => error);
	expect(thrown instanceof Response && [thrown.status, thrown.statusText]).toEqual([503, "status 503"]);
});

test("R1.5 a site without even the page for what is missing throws, and asks no longer", async () => {
	const { get, asked } = createWeb({});
	const thrown = await loadPage("/nowhere", "fr", get).catch((error: unknown) => error);
	expect(thrown instanceof Response && thrown.status).toBe(404);
	expect(asked).toEqual(["/fr/nowhere.json", "/fr/404.json"]);
});

const shell = (lang: Lang): ShellData => ({
	lang,
	site: { name: "Pousse", url: "https://pousse.example", author: "", email: "", social: [] },
	year: "2026",
	strings: {},
	header: [],
	tabs: [],
	myPlants: null,
	newsletter: null,
	guides: [],
	discover: [],
	resources: [],
});

test("R2.2 words and menus come in the language", async () => {
	const { get, asked } = createWeb({ "/data/shell.de.json": shell("de") });
	expect(await loadShell("de", get)).toEqual(shell("de"));
	expect(asked).toEqual(["/data/shell.de.json"]);
});

test.each([offline, 404, 500, "<!doctype html>"])(
	"R2.6 words and menus come in French when those of the language do not: %s",
	async (answer) => {
		const { get } = createWeb({ "/data/shell.de.json": answer, "/data/shell.fr.json": shell("fr") });
		expect(await loadShell("de", get)).toEqual(shell("fr"));
	},
);

test.each(["de", "fr"] as const)("R1.5 when no words come at all, the failure is thrown: %s", async (lang) => {
	const { get } = createWeb({ "/data/shell.de.json": offline, "/data/shell.fr.json": offline });
	await expect(loadShell(lang, get)).rejects.toBe(offline);
});
