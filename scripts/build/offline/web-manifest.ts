import type { ManifestOptions } from "vite-plugin-pwa";
import type { ShellData } from "#schemas/pages/page-data.ts";
import type { Icon } from "./icons.ts";

/**
 * `manifest.webmanifest`: the name and appearance of the installed site (W3C Web App Manifest). `shared` is the bundler's part, the
 * same for every site with the same base path.
 */
export function webManifest(
	shared: Partial<ManifestOptions>,
	{ site, tabs, lang }: ShellData,
	description: string,
	icons: readonly Icon[],
): string {
	const { scope = "/" } = shared;
	const manifest: Partial<ManifestOptions> = {
		...shared,
		name: site.name,
		short_name: site.name,
		description,
		lang,
		icons: icons
			.filter(({ purpose }) => purpose !== "apple")
			.map(({ file, side, purpose }) => ({
				src: `${scope}images/${file}`,
				sizes: `${side}x${side}`,
				type: "image/png",
				purpose,
			})),
		shortcuts: tabs.filter(({ path }) => path !== "/").map(({ label, path }) => ({ name: label, url: scope + path.slice(1) })),
	};
	return JSON.stringify(manifest);
}
