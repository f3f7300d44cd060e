import { expect, test, vi } from "vitest";
import { choice } from "#schemas/shared/stored-value.ts";
import { withoutBase } from "#scripts/build/render/base-plugin.ts";
import * as atRoot from "#src/data/base.ts";

vi.resetModules();
vi.stubEnv("BASE_URL", "/sites/pousse.v2/");
const below = await import("#src/data/base.ts");
const storageBelow = await import("#src/data/storage.ts");
vi.unstubAllEnvs();
// Files that share the process load these modules anew, for a site at the root.
vi.resetModules();

const given = ["", "/", "/fr/blog?a=b#c", "#main", "https://shop.example/", "/a.webp 480w, /b.webp 960w", "pack /packs/x.json"];

// The bundler leaves these calls out, which it may do for no function that gives anything else.
test.each(Object.entries({ ...atRoot }))("at the root, %s returns its argument (R14.4)", (name, make) => {
	const values = name === "ownCaches" ? [given] : given;
	for (const value of values) expect((make as (value: unknown) => unknown)(value)).toEqual(value);
});

test.each([
	["/", "/sites/pousse.v2/"],
	["/fr/blog?a=b#c", "/sites/pousse.v2/fr/blog?a=b#c"],
	["#main", "#main"],
	["mailto:a@b.example", "mailto:a@b.example"],
	["https://shop.example/", "https://shop.example/"],
	["//shop.example/", "//shop.example/"],
	[undefined, undefined],
])("below a path, the address %s has the URL %s (R14.4)", (address, url) => {
	expect(below.atBase(address)).toBe(url);
});

test.each([
	["/sites/pousse.v2/", "/"],
	["/sites/pousse.v2", "/"],
	["/sites/pousse.v2/fr/blog", "/fr/blog"],
	["/sites/pousse.v22/fr", ""],
	["/fr/blog", ""],
	["/", ""],
])("below a path, the URL path %s is the address «%s» (R14.4)", (pathname, address) => {
	expect(below.fromBase(pathname)).toBe(address);
});

test("below a path, each picture of a list gets the path (R14.4)", () => {
	expect(below.srcsetAtBase("/images/a.1f-480.avif 480w, /images/a.1f-960.avif 960w")).toBe(
		"/sites/pousse.v2/images/a.1f-480.avif 480w, /sites/pousse.v2/images/a.1f-960.avif 960w",
	);
});

test("below a path, a site recognises its own caches among those of the host (R14.4)", () => {
	const own = below.ownName("pack /packs/app.1f.json");
	const all = [own, "pack /packs/app.1f.json", "/sites/pousse.v2/next pack /packs/app.1f.json", "/sites pages 1f"];
	expect(below.ownCaches(all)).toEqual(["pack /packs/app.1f.json"]);
});

test("below a path, a site reads and removes only its own stored values (R14.4)", () => {
	const kept = new Map([["theme", "dark"]]);
	const open = () => ({
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
	const theme = choice("theme", ["light", "dark"]);
	expect(storageBelow.stored(theme, open)).toBeNull();
	storageBelow.store(theme, "light", open);
	expect(Object.fromEntries(kept)).toEqual({ theme: "dark", "/sites/pousse.v2 theme": "light" });
	expect(storageBelow.stored(theme, open)).toBe("light");
	storageBelow.store(theme, null, open);
	expect(Object.fromEntries(kept)).toEqual({ theme: "dark" });
});

test("without a path the calls are compiled away, and so is the module (R14.4)", () => {
	const { handler } = withoutBase.transform as { handler(code: string): { code: string } };
	const code = 'import { atBase, fromBase } from "#src/data/base.ts";\nfetch(atBase(name + fromBase(at)));\nnotAtBase(1);\n';
	expect(handler(code).code).toBe(";\nfetch((name + (at)));\nnotAtBase(1);\n");
});
