import { expect, test } from "vitest";
import { basePathOf, isInternal, pageDataPath, pinPath, preferredLang, shellDataPath, splitPath } from "#schemas/shared/url.ts";

test.each([
	["/", { path: "/", lang: null, pinned: false }],
	["/about", { path: "/about", lang: null, pinned: false }],
	["/about/", { path: "/about", lang: null, pinned: false }],
	["/about///", { path: "/about", lang: null, pinned: false }],
	["/blog/ficus-lyrata", { path: "/blog/ficus-lyrata", lang: null, pinned: false }],
	["/en", { path: "/", lang: "en", pinned: true }],
	["/en/", { path: "/", lang: "en", pinned: true }],
	["/fr/about", { path: "/about", lang: "fr", pinned: true }],
	["/es/about/", { path: "/about", lang: "es", pinned: true }],
	["/de/blog/ficus-lyrata", { path: "/blog/ficus-lyrata", lang: "de", pinned: true }],
	["/fr/fr", { path: "/fr", lang: "fr", pinned: true }],
	["/EN/about", { path: "/EN/about", lang: null, pinned: false }],
	["/english", { path: "/english", lang: null, pinned: false }],
	["/it/about", { path: "/it/about", lang: null, pinned: false }],
	["/blog/en", { path: "/blog/en", lang: null, pinned: false }],
	["/constructor", { path: "/constructor", lang: null, pinned: false }],
	["/__proto__/about", { path: "/__proto__/about", lang: null, pinned: false }],
	["", { path: "/", lang: null, pinned: false }],
])("the address %j is split into language and path (R1.7)", (pathname, address) => {
	expect(splitPath(pathname)).toEqual(address);
});

test.each([
	["/", "fr", "/fr"],
	["/", "de", "/de"],
	["/about", "en", "/en/about"],
	["/blog/ficus-lyrata", "es", "/es/blog/ficus-lyrata"],
] as const)("%s pinned in %s is %s, and splitting that gives the same again (R1.7)", (path, lang, pinned) => {
	expect(pinPath(path, lang)).toBe(pinned);
	expect(splitPath(pinned)).toEqual({ path, lang, pinned: true });
});

test.each([
	["/", "fr", "/fr.json"],
	["/about", "en", "/en/about.json"],
	["/blog/ficus-lyrata", "de", "/de/blog/ficus-lyrata.json"],
	["/404", "es", "/es/404.json"],
] as const)("the data of %s in %s is at %s (R1.7)", (path, lang, file) => {
	expect(pageDataPath(path, lang)).toBe(file);
});

test("the interface strings of each language are in a file of their own (R2.2)", () => {
	expect(shellDataPath("de")).toBe("/data/shell.de.json");
});

test.each([
	["/", true],
	["/about", true],
	["/en/about", true],
	["/about#top", true],
	["/about?from=/x", true],
	["/blog//x", true],
	["", false],
	["about", false],
	["./about", false],
	["#top", false],
	["?a=b", false],
	["//host", false],
	["/\\host", false],
	["\\\\host", false],
	["/\t/host", false],
	["/\n/host", false],
	["/\r\\host", false],
	["https://host/about", false],
	["http://host", false],
	["mailto:someone@host", false],
	["javascript:alert(1)", false],
	["data:text/html,x", false],
])("whether %j is an address of the site: %s (R16.1)", (url, internal) => {
	expect(isInternal(url)).toBe(internal);
});

test.each([
	["the stored choice", "de", ["en"], "de"],
	["the stored choice, though the browser speaks French", "es", ["fr-FR", "fr"], "es"],
	["the browser's language when nothing is stored", null, ["es"], "es"],
	["the browser's language without its region", null, ["en-GB", "en"], "en"],
	["the browser's language in any case of letters", null, ["DE-at"], "de"],
	["the first supported language of the browser", null, ["it-IT", "pt", "es-MX", "en"], "es"],
	["the browser's language when the stored one is unknown", "it", ["de"], "de"],
	["the browser's language when the stored one has the wrong case", "DE", ["en"], "en"],
	["the browser's language when the stored one is a name that objects have", "constructor", ["en"], "en"],
	["the browser's language when the stored one is no text", { lang: "de" }, ["en"], "en"],
	["French when the browser speaks none of the four", null, ["it", "pt-BR", "zh-Hans-CN"], "fr"],
	["French when the browser says nothing", null, [], "fr"],
	["French when all is nonsense", "", ["", "-", "constructor"], "fr"],
])("the initial language is %s (R2.2)", (_, stored, browser, lang) => {
	expect(preferredLang(stored, browser)).toBe(lang);
});

test.each([
	["https://pousse.example", ""],
	["http://localhost:4173/", ""],
	["https://user.github.io/pousse", "/pousse"],
	["https://garden.example/sites/pousse.v2/", "/sites/pousse.v2"],
])("the site %s has the base path «%s» (R14.4)", (url, path) => {
	expect(basePathOf(url)).toBe(path);
});
