import { expect, test } from "vitest";
import type { PlainPage, RedirectPage, ShellData } from "#schemas/pages/page-data.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { type Get, readJson } from "#src/data/get.ts";
import { loadPage, loadShell } from "#src/data/load.ts";

/** What stands at an address: data, a status without data, words that are no JSON, or a connection that fails. */
type Answer = object | number | string | Error;

/** A web of these answers, 404 elsewhere, and the addresses that were asked for. */
function createWeb(answers: Record<string, Answer>): { get: Get; requests: string[] } {
	const requests: string[] = [];
	const fetch = async (url: string) => {
		requests.push(url);
		const answer = answers[url] ?? 404;
		if (answer instanceof Error) throw answer;
		if (typeof answer === "number") return new Response(null, { status: answer, statusText: `status ${answer}` });
		return new Response(typeof answer === "string" ? answer : JSON.stringify(answer));
	};
	return { requests, get: (url, accepts) => readJson(url, accepts, fetch) };
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
	picture: null,
});
const moved: RedirectPage = { template: "redirect", to: "/blog/monstera-albo-guide" };
const offline = new TypeError("Failed to fetch");

test.each([
	["/about", "en", "/en/about.json"],
	["/", "fr", "/fr.json"],
	["/blog/ficus-lyrata", "de", "/de/blog/ficus-lyrata.json"],
] as const)("the page %s in %s comes from %s (R2.2)", async (path, lang, url) => {
	const { get, requests } = createWeb({ [url]: page(path, lang) });
	expect(await loadPage(path, lang, get)).toEqual(page(path, lang));
	expect(requests).toEqual([url]);
});

test("an address without a page loads the not-found page in the same language (R1.2)", async () => {
	const { get, requests } = createWeb({ "/es/404.json": page("/404", "es") });
	expect(await loadPage("/nowhere", "es", get)).toEqual(page("/404", "es"));
	expect(requests).toEqual(["/es/nowhere.json", "/es/404.json"]);
});

test("a redirected address returns its target (R1.6)", async () => {
	const { get } = createWeb({ "/de/blog/monstera-albo.json": moved });
	expect(await loadPage("/blog/monstera-albo", "de", get)).toEqual({ movedTo: "/blog/monstera-albo-guide" });
});

/** What this engine says of a text that is no JSON: the words differ between versions of Node. */
function saidOf(text: string): string {
	try {
		JSON.parse(text);
	} catch (error) {
		return String(error);
	}
	throw new Error(`${text} is JSON`);
}

const strange = "TypeError: /en/about.json holds something else";
const strangeShell = "TypeError: /data/shell.de.json holds something else";

const describeThrown = (thrown: unknown): string =>
	thrown instanceof Response ? `${thrown.status} ${thrown.statusText}` : String(thrown);

test.each([
	["the connection fails", offline, "TypeError: Failed to fetch"],
	["the host fails", 500, "500 status 500"],
	["the host is overloaded", 503, "503 status 503"],
	["the host refuses", 403, "403 status 403"],
	["a page comes", "<!doctype html>", saidOf("<!doctype html>")],
	["the data is cut off", '{"template":"pl', saidOf('{"template":"pl')],
	["nothing comes", "", "SyntaxError: Unexpected end of JSON input"],
	["nothing is said", "null", strange],
	["a list comes", [], strange],
	["other data comes", {}, strange],
	["the page of another language comes", page("/about", "fr"), strange],
	["the data of another page comes", page("/blog", "en"), strange],
	["the data has no head", { ...page("/about", "en"), meta: null }, strange],
	["the page has no text", { ...page("/about", "en"), body: undefined }, strange],
	[
		"a diagnosis has no causes",
		{ ...page("/about", "en"), template: "diagnosis", words: {}, listing: {}, drawings: {}, plants: {} },
		strange,
	],
	["it leads nowhere", { template: "redirect" }, strange],
])("when %s, loading the page fails, and no other language is requested (R17.1)", async (_, answer, why) => {
	const { get, requests } = createWeb({ "/en/about.json": answer, "/fr/about.json": page("/about", "fr") });
	expect(await loadPage("/about", "en", get).catch(describeThrown)).toBe(why);
	expect(requests).toEqual(["/en/about.json"]);
});

test("without even the not-found page, loading throws and stops (R1.5)", async () => {
	const { get, requests } = createWeb({});
	const thrown = await loadPage("/nowhere", "fr", get).catch((error: unknown) => error);
	expect(thrown instanceof Response && thrown.status).toBe(404);
	expect(requests).toEqual(["/fr/nowhere.json", "/fr/404.json"]);
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

test("interface strings and menus are loaded in the language (R2.2)", async () => {
	const { get, requests } = createWeb({ "/data/shell.de.json": shell("de") });
	expect(await loadShell("de", get)).toEqual(shell("de"));
	expect(requests).toEqual(["/data/shell.de.json"]);
});

test.each([
	["the connection fails", offline, "TypeError: Failed to fetch"],
	["the host is overloaded", 503, "503 status 503"],
	["the host has no such file", 404, "404 status 404"],
	["a page comes", "<!doctype html>", saidOf("<!doctype html>")],
	["the data is cut off", '{"lang":"d', saidOf('{"lang":"d')],
	["other data comes", {}, strangeShell],
	["another language comes", shell("fr"), strangeShell],
	["menus are missing", { ...shell("de"), header: undefined }, strangeShell],
	["strings are missing", { ...shell("de"), strings: null }, strangeShell],
])("when %s, loading interface strings and menus fails, and no other language is requested (R17.1)", async (_, answer, why) => {
	const { get, requests } = createWeb({ "/data/shell.de.json": answer, "/data/shell.fr.json": shell("fr") });
	expect(await loadShell("de", get).catch(describeThrown)).toBe(why);
	expect(requests).toEqual(["/data/shell.de.json"]);
});
