import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ShellData } from "#schemas/page-data.ts";
import { themeColours } from "#schemas/spec/offline.ts";
import { loadSharp } from "#scripts/images/load-sharp.ts";
import { paintIcons, planIcons } from "#scripts/offline/icons.ts";
import { webManifest } from "#scripts/offline/web-manifest.ts";
import { bundleDir, root } from "#scripts/project.ts";
import { bundleApp } from "#scripts/render/bundle.ts";

const svg = readFileSync(join(root, "public", "favicon.svg"), "utf8");

test("R13.2 the icons have the sizes that browsers ask for, are see-through where they may be, and are painted once", async () => {
	const painted = new Map<string, unknown>();
	const remember = async <T>(key: string, compute: () => Promise<T>): Promise<T> => {
		if (!painted.has(key)) painted.set(key, await compute());
		return painted.get(key) as T;
	};
	const icons = await paintIcons(svg, remember);
	const sharp = await loadSharp();
	const found = await Promise.all(
		icons.map(async ({ file, bytes }) => {
			const { width, height, format, hasAlpha } = await sharp(Buffer.from(bytes)).metadata();
			return [file.replace(/\.[0-9a-f]{8}\./, ".HASH."), format, width, height, hasAlpha];
		}),
	);
	expect(found).toEqual([
		["icon-any-192.HASH.png", "png", 192, 192, true],
		["icon-any-512.HASH.png", "png", 512, 512, true],
		["icon-maskable-512.HASH.png", "png", 512, 512, false],
		["icon-apple-180.HASH.png", "png", 180, 180, false],
	]);
	expect(await paintIcons(svg, () => Promise.reject(new Error("painted again"))).catch((error: Error) => error.message)).toBe(
		"painted again",
	);
	expect(await paintIcons(svg, remember)).toEqual(icons);
	expect(planIcons(svg).map(({ file }) => file)).toEqual(icons.map(({ file }) => file));
	expect(planIcons(`${svg} `).map(({ file }) => file)).not.toEqual(icons.map(({ file }) => file));
});

test("R13.1 the web manifest names the site, its start, its icons and shortcuts, all on this host", async () => {
	const { webManifest: shared } = await bundleApp(bundleDir);
	const shell: ShellData = {
		lang: "fr",
		site: { name: "Pousse", url: "https://pousse.example", author: "", email: "", social: [] },
		year: "2026",
		strings: {},
		header: [],
		tabs: [
			{ label: "Accueil", path: "/" },
			{ label: "Blog", path: "/blog" },
		] as ShellData["tabs"],
		myPlants: null,
		newsletter: null,
		guides: [],
		discover: [],
		resources: [],
	};
	const icons = planIcons(svg);
	expect(JSON.parse(webManifest(shared, shell, "Un jardin", icons))).toEqual({
		id: "/",
		name: "Pousse",
		short_name: "Pousse",
		description: "Un jardin",
		lang: "fr",
		dir: "ltr",
		start_url: "/",
		scope: "/",
		display: "standalone",
		theme_color: themeColours.light,
		background_color: themeColours.light,
		categories: ["lifestyle", "education", "books"],
		icons: icons.slice(0, 3).map(({ file, side, purpose }) => ({
			src: `/images/${file}`,
			sizes: `${side}x${side}`,
			type: "image/png",
			purpose,
		})),
		shortcuts: [{ name: "Blog", url: "/blog" }],
	});
});
