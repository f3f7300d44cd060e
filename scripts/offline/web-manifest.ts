import type { ShellData } from "#schemas/page-data.ts";
import { themeColours } from "#schemas/spec/offline.ts";
import type { Icon } from "./icons.ts";

/** `manifest.webmanifest`: what the site is called and looks like where it is installed (W3C Web App Manifest). */
export function webManifest({ site, tabs, lang }: ShellData, description: string, icons: readonly Icon[]): string {
	return JSON.stringify({
		id: "/",
		name: site.name,
		short_name: site.name,
		description,
		lang,
		dir: "ltr",
		start_url: "/",
		scope: "/",
		display: "standalone",
		theme_color: themeColours.light,
		background_color: themeColours.light,
		categories: ["lifestyle", "education", "books"],
		icons: icons
			.filter(({ purpose }) => purpose !== "apple")
			.map(({ file, side, purpose }) => ({ src: `/images/${file}`, sizes: `${side}x${side}`, type: "image/png", purpose })),
		shortcuts: tabs.filter(({ path }) => path !== "/").map(({ label, path }) => ({ name: label, url: path })),
	});
}
