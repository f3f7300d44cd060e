import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ShellData } from "#schemas/pages/page-data.ts";
import { themeColours } from "#schemas/shared/offline.ts";
import { paintIcons, planIcons } from "#scripts/build/offline/icons.ts";
import { webManifest } from "#scripts/build/offline/web-manifest.ts";
import { loadSharp } from "#scripts/pictures/images/load-sharp.ts";
import { root } from "#scripts/project.ts";
import { emptyStore, projectBundle } from "../../../support/runs.ts";

const svg = readFileSync(join(root, "public", "favicon.svg"), "utf8");

test("the icons have the sizes that browsers request, are transparent where allowed, and are rendered once (R13.2)", async () => {
	const store = emptyStore();
	const icons = await paintIcons(svg, store);
	const sharp = await loadSharp();
	const found = await Promise.all(
		icons.map(async ({ file, hash }) => {
			const { width, height, format, hasAlpha } = await sharp(store.objects.read(hash) ?? undefined).metadata();
			return [file.replace(/\.[0-9a-f]{8}\./, ".HASH."), format, width, height, hasAlpha];
		}),
	);
	expect(found).toEqual([
		["images/icon-any-192.HASH.png", "png", 192, 192, true],
		["images/icon-any-512.HASH.png", "png", 512, 512, true],
		["images/icon-maskable-512.HASH.png", "png", 512, 512, false],
		["images/icon-apple-180.HASH.png", "png", 180, 180, false],
	]);
	const painted = store.misses();
	expect(await paintIcons(svg, store)).toEqual(icons);
	expect(store.misses()).toEqual(painted);
	expect(planIcons(svg).map(({ file }) => `images/${file}`)).toEqual(icons.map(({ file }) => file));
	expect(planIcons(`${svg} `).map(({ file }) => `images/${file}`)).not.toEqual(icons.map(({ file }) => file));
});

test("the web app manifest names the site, its start, its icons and shortcuts, all on this host (R13.1)", async () => {
	const { webManifest: shared } = await projectBundle();
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
