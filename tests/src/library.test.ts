import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { type Pack, packCache, type Release } from "#schemas/shared/offline.ts";
import { formatBytes } from "#src/features/library/format-bytes.ts";
import { describeFailure } from "#src/offline/failure.ts";
import { dropLanguage, readLanguages, storeLanguage } from "#src/offline/library.ts";
import { fetchPack, findStored, isIntact, isStored, storePack } from "#src/offline/packs.ts";
import { loadRelease } from "#src/offline/release.ts";
import { dropPage, readSavedState, refreshSavedPages, savedPages, savePage } from "#src/offline/saved-pages.ts";
import { askToPersist, storageState } from "#src/offline/storage.ts";
import { createFakeCaches, type FakeCaches } from "../support/fake-caches.ts";

const pack = (name: string, lang: Lang | null, bytes: number, pages = 0): Pack => ({
	name,
	url: `/packs/${name}.1a.json`,
	integrity: "",
	bytes,
	lang,
	pages,
	first: lang === null,
});
const release: Release = {
	id: "1",
	app: "/assets/app.js",
	packs: [pack("app", null, 100), pack("fr-blog", "fr", 40, 3), pack("de-blog", "de", 30, 3), pack("de-plants", "de", 50, 4)],
};

let caches: FakeCaches;
/** What the network answers: text by path, an answer of its own, or nothing, which fails. */
let web: Record<string, string | Response>;
let requests: string[];

beforeEach(() => {
	caches = createFakeCaches();
	web = Object.fromEntries(release.packs.map(({ name, url }) => [url, JSON.stringify({ [`/${name}.json`]: "x".repeat(200) })]));
	requests = [];
	vi.stubGlobal("caches", caches);
	vi.stubGlobal("fetch", async (url: string) => {
		requests.push(url);
		const answer = web[url];
		if (answer === undefined) throw new TypeError("Failed to fetch");
		return answer instanceof Response ? answer.clone() : new Response(answer, { headers: { "Content-Type": typeOf(url) } });
	});
});
afterEach(() => vi.unstubAllGlobals());

function typeOf(url: string): string {
	return url.endsWith(".json") ? "application/json" : "image/any";
}

const keep = (lang: Lang) => storeLanguage(release, lang, () => {});
const states = async () =>
	Object.fromEntries((await readLanguages(release)).map(({ lang, kept, missing }) => [lang, [kept, missing]]));
const packsKept = () => Object.keys(caches.contents()).filter((name) => name.startsWith("pack "));
const wanted = () => caches.contents()["wanted-languages"];

describe("languages (R13.4)", () => {
	test("the worker lists what can be saved; without a worker there is an error", async () => {
		const answer = (response: Response) => loadRelease(async () => response);
		expect(await answer(Response.json(release))).toEqual(release);
		await expect(answer(new Response("", { status: 404 }))).rejects.toThrow("/packs/release.json answers 404");
	});

	test("an unexpected answer to the worker's request counts as a network failure (R17.9)", async () => {
		const packless = { ...release, packs: [{ ...release.packs[0], bytes: "100" }] };
		for (const body of ["<!doctype html>", "null", "[]", '{"id":"1","app":"/app.js","packs":[null]}', JSON.stringify(packless)]) {
			const thrown = await loadRelease(async () => new Response(body)).catch((error: unknown) => error);
			expect([body, describeFailure(thrown)]).toEqual([body, "network"]);
		}
	});

	test("a pack with a corrupt file list is neither valid nor stored (R17.9)", async () => {
		const [shared] = release.packs;
		if (!shared) throw new Error("there is no pack");
		await storePack(shared);
		expect(await isIntact(shared)).toBe(true);
		for (const body of ["", "<!doctype html>", "null", "[1]", '{"/app.json":200}']) {
			await (await caches.open(packCache(shared))).put(shared.url, new Response(body));
			expect([body, await isIntact(shared), await isStored(shared)]).toEqual([body, false, false]);
		}
	});

	test("a damaged stored file is not served, whatever its size, and its pack is fetched again (R17.9)", async () => {
		const [shared] = release.packs;
		if (!shared) throw new Error("there is no pack");
		await storePack(shared);
		const file = async () => (await findStored("/app.json", [shared]))?.text();
		expect(await file()).toBe("x".repeat(200));
		for (const damaged of ["y".repeat(200), "x".repeat(199), ""]) {
			await (await caches.open(packCache(shared))).put("/app.json", new Response(damaged));
			expect([damaged, await file(), await isIntact(shared)]).toEqual([damaged, undefined, false]);
			await fetchPack(shared);
			expect([await file(), await isIntact(shared)]).toEqual(["x".repeat(200), true]);
		}
	});

	test("a saved language is complete, includes the shared files, and is requested from every release", async () => {
		expect(await states()).toEqual({ fr: ["none", 140], en: ["none", 100], es: ["none", 100], de: ["none", 180] });
		const progress: [number, number][] = [];
		await storeLanguage(release, "de", (...step) => progress.push(step));
		expect(progress).toEqual([
			[0, 180],
			[100, 180],
			[130, 180],
			[180, 180],
		]);
		expect(await states()).toMatchObject({ fr: ["none", 40], de: ["whole", 0] });
		expect((await readLanguages(release)).at(-1)).toMatchObject({ pages: 7, bytes: 80 });
		expect(wanted()).toEqual(["/de"]);
	});

	test("saved packs are not fetched again", async () => {
		await keep("fr");
		requests = [];
		await keep("de");
		expect(requests).toEqual(["/packs/de-blog.1a.json", "/packs/de-plants.1a.json"]);
	});

	test("without free space, nothing partial is stored, and nothing saved is lost (P18)", async () => {
		await keep("fr");
		const before = caches.contents();
		caches.quota = caches.usage() + 300;
		const thrown = await keep("de").catch((error: unknown) => error);
		expect(describeFailure(thrown)).toBe("quota");
		expect(caches.contents()).toEqual(before);
		expect(await states()).toMatchObject({ fr: ["whole", 0], de: ["none", 80] });
	});

	test("after a lost connection, received packs stay, and the next attempt continues", async () => {
		const rest = web["/packs/de-plants.1a.json"] ?? "";
		delete web["/packs/de-plants.1a.json"];
		const thrown = await keep("de").catch((error: unknown) => error);
		expect(describeFailure(thrown)).toBe("network");
		expect(await states()).toMatchObject({ de: ["partly", 50] });
		web["/packs/de-plants.1a.json"] = rest;
		requests = [];
		await keep("de");
		expect(requests).toEqual(["/packs/de-plants.1a.json"]);
		expect(await states()).toMatchObject({ de: ["whole", 0] });
	});

	test("a removed language is dropped from the next release too; others stay, above all the current one", async () => {
		await keep("fr");
		await keep("de");
		await caches.open("pack /packs/de-blog.2b.json");
		await dropLanguage(release, "de", "fr");
		expect(packsKept()).toEqual(["pack /packs/app.1a.json", "pack /packs/fr-blog.1a.json"]);
		expect(wanted()).toEqual(["/fr"]);
		await expect(dropLanguage(release, "fr", "fr")).rejects.toThrow(RangeError);
		expect(await states()).toMatchObject({ fr: ["whole", 0], de: ["none", 80] });
	});
});

const photo = (name: string) => ({
	src: `/images/${name}.1a-1200.jpg`,
	alt: "",
	sources: [
		{ type: "image/avif", srcset: `/images/${name}.1a-480.avif 480w, /images/${name}.1a-1600.avif 1600w` },
		{
			type: "image/webp",
			srcset: `/images/${name}.1a-480.webp 480w, /images/${name}.1a-1200.webp 1200w, /images/${name}.1a-1600.webp 1600w`,
		},
	],
});
const drawn = { src: "/images/plant.1a.svg", alt: "", sources: [] };
const article = {
	path: "/blog/balcon",
	lang: "fr",
	title: "Balcon",
	meta: { image: { src: "/images/social.1a.png", alt: "" } },
	picture: photo("balcon"),
	recommended: [{ picture: drawn }, { picture: null }],
	body: { children: [{ tagName: "img", properties: { src: "/images/balcon.jpg" }, data: { picture: photo("balcon") } }] },
};
const sheet = { path: "/fiches-plantes/aloe", lang: "fr", title: "Aloe", plant: { picture: drawn } };

describe("single pages (R13.4)", () => {
	beforeEach(() => {
		web = {
			"/fr/blog/balcon.json": JSON.stringify(article),
			"/fr/fiches-plantes/aloe.json": JSON.stringify(sheet),
			"/data/shell.fr.json": "{}",
			"/images/balcon.1a-1200.webp": "0123456789",
			"/images/plant.1a.svg": "01234",
			"/images/plant.1a.night.svg": "012345",
		};
	});

	test("a page is saved with its interface strings and pictures, each once and in one size, under the key the worker uses", async () => {
		await savePage({ path: "/blog/balcon", lang: "fr" });
		expect(caches.contents()["saved-pages"]).toEqual([
			"/images/balcon.1a.webp",
			"/images/plant.1a.svg",
			"/images/plant.1a.night.svg",
			"/data/shell.fr.json",
			"/fr/blog/balcon.json",
		]);
		const bytes = JSON.stringify(article).length + 21;
		expect(await savedPages()).toEqual([{ path: "/blog/balcon", lang: "fr", title: "Balcon", bytes }]);
	});

	test("removing a page removes the files that no other page needs", async () => {
		await savePage({ path: "/blog/balcon", lang: "fr" });
		await savePage({ path: "/fiches-plantes/aloe", lang: "fr" });
		await dropPage({ path: "/blog/balcon", lang: "fr" });
		expect((await savedPages()).map(({ title }) => title)).toEqual(["Aloe"]);
		expect(caches.contents()["saved-pages"]).toEqual([
			"/images/plant.1a.svg",
			"/images/plant.1a.night.svg",
			"/data/shell.fr.json",
			"/fr/fiches-plantes/aloe.json",
		]);
		await dropPage({ path: "/fiches-plantes/aloe", lang: "fr" });
		expect(caches.contents()["saved-pages"]).toEqual([]);
	});

	test.each([
		["there is no room", () => (caches.quota = caches.usage() + 12), "quota"],
		["a picture does not arrive", () => delete web["/images/balcon.1a-1200.webp"], "network"],
		["a network that asks to sign in answers with its own page", () => (web["/fr/blog/balcon.json"] = signIn()), "network"],
	])("when %s, a page is not saved partially, and others stay (P18)", async (_, harm, failure) => {
		await savePage({ path: "/fiches-plantes/aloe", lang: "fr" });
		const before = caches.contents();
		harm();
		const thrown = await savePage({ path: "/blog/balcon", lang: "fr" }).catch((error: unknown) => error);
		expect(describeFailure(thrown)).toBe(failure);
		expect(caches.contents()).toEqual(before);
		expect(await readSavedState({ path: "/blog/balcon", lang: "fr" })).toBe("none");
		expect(await readSavedState({ path: "/fiches-plantes/aloe", lang: "fr" })).toBe("saved");
	});

	test("a page of a saved language does not need saving", async () => {
		await (await caches.open("pack /packs/fr-blog.1a.json")).put("/fr/blog/balcon.json", new Response());
		expect(await readSavedState({ path: "/blog/balcon", lang: "fr" })).toBe("kept");
		expect(await readSavedState({ path: "/blog/balcon", lang: "de" })).toBe("none");
	});

	test("an invalid entry among the saved pages is ignored, blocks nothing, and is deleted with the next removal (R17.9)", async () => {
		const cache = await caches.open("saved-pages");
		const text = fc.oneof(
			fc.string(),
			fc.json(),
			fc.constantFrom(
				"[".repeat(90_000),
				JSON.stringify(article),
				JSON.stringify({ ...article, lang: "it" }),
				JSON.stringify({ ...article, title: null }),
				`{"path":"/x","lang":"fr","title":"","picture":${"[".repeat(90_000)}${"]".repeat(90_000)}}`,
			),
		);
		await fc.assert(
			fc.asyncProperty(text, async (body) => {
				await cache.put("/fr/blog/spoilt.json", new Response(body));
				expect(await savedPages()).toEqual([]);
			}),
		);
		await savePage({ path: "/fiches-plantes/aloe", lang: "fr" });
		expect((await savedPages()).map(({ title }) => title)).toEqual(["Aloe"]);
		await refreshSavedPages(release);
		await dropPage({ path: "/fiches-plantes/aloe", lang: "fr" });
		expect(caches.contents()["saved-pages"]).toEqual([]);
	});

	test.each([
		null,
		7,
		{},
		{ src: 7, alt: "", sources: [] },
		{ src: "", alt: "", sources: null },
		{ src: "", alt: "", sources: [null] },
	])("a saved page with the picture entry %j is treated as without one (R17.9)", async (picture) => {
		await (await caches.open("saved-pages")).put("/fr/fiches-plantes/aloe.json", Response.json({ ...sheet, plant: { picture } }));
		expect((await savedPages()).map(({ title }) => title)).toEqual(["Aloe"]);
	});

	test("a new release updates saved pages once; one that fails to load stays as it was", async () => {
		await savePage({ path: "/blog/balcon", lang: "fr" });
		await savePage({ path: "/fiches-plantes/aloe", lang: "fr" });
		web["/fr/fiches-plantes/aloe.json"] = JSON.stringify({ ...sheet, title: "Aloe vera", plant: { picture: photo("aloe") } });
		web["/images/aloe.1a-1200.webp"] = "new";
		delete web["/fr/blog/balcon.json"];
		await refreshSavedPages(release);
		expect((await savedPages()).map(({ title }) => title)).toEqual(["Aloe vera", "Balcon"]);
		expect(caches.contents()["saved-pages"]).toContain("/images/aloe.1a.webp");
		requests = [];
		await refreshSavedPages(release);
		expect(requests).toEqual([]);
		await refreshSavedPages({ ...release, id: "2" });
		expect(requests).toContain("/fr/fiches-plantes/aloe.json");
	});
});

function signIn(): Response {
	return new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
}

describe("storage", () => {
	const withStorage = (storage: object | undefined) => vi.stubGlobal("navigator", { storage });

	test("values that the browser does not report are unknown", async () => {
		const unknown = { usage: null, quota: null, persisted: null };
		withStorage(undefined);
		expect(await storageState()).toEqual(unknown);
		withStorage({ estimate: () => Promise.reject(new Error("blocked")) });
		expect(await storageState()).toEqual(unknown);
		withStorage({ estimate: async () => ({ usage: 5, quota: 9 }), persisted: async () => true });
		expect(await storageState()).toEqual({ usage: 5, quota: 9, persisted: true });
	});

	test("persistent storage is requested once", async () => {
		const persist = vi.fn(async () => true);
		withStorage({ persisted: async () => true, persist });
		await askToPersist();
		expect(persist).toHaveBeenCalledTimes(0);
		withStorage({ persisted: async () => false, persist });
		await askToPersist();
		expect(persist).toHaveBeenCalledTimes(1);
	});

	test.each([
		[new DOMException("", "QuotaExceededError"), "quota"],
		[new TypeError("Failed to fetch"), "network"],
		[new DOMException("", "SecurityError"), "unknown"],
		["text", "unknown"],
	])("%s is classified as %s", (error, kind) => expect(describeFailure(error)).toBe(kind));
});

test.each([
	["fr", 1_240_000, "1,2 Mo"],
	["en", 1_240_000, "1.2 MB"],
	["es", 1_240_000, "1,2 MB"],
	["de", 1_240_000, "1,2 MB"],
	["fr", 999_600, "1 Mo"],
	["de", 45_300, "45 kB"],
	["en", 120, "1 kB"],
	["en", 0, "0 kB"],
	["es", 2_600_000_000, "2,6 GB"],
] as const)("sizes in %s: %i is %s", (lang, bytes, written) => {
	expect(formatBytes(bytes, lang).replace(/\s/g, " ")).toBe(written);
});
