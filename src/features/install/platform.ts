import type { InstallPlatform } from "#schemas/application/platforms.ts";

/** What a browser says of itself. */
export type BrowserTraits = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** The way to install the app that fits a browser, or null where none is known. */
export function guessPlatform({ userAgent, maxTouchPoints }: BrowserTraits): InstallPlatform | null {
	// A tablet of Apple’s passes for a Mac, but no Mac can be touched. All browsers there install the same way.
	if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1)) return "ios";
	if (userAgent.includes("Firefox/")) return "firefox";
	if (userAgent.includes("Android")) return "android";
	if (userAgent.includes("Chrome/")) return "desktop";
	return userAgent.includes("Macintosh") ? "mac" : null;
}
