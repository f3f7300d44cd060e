import type { InstallPlatform } from "#schemas/content/application/platforms.ts";

/** The properties that a browser is identified by. */
export type BrowserTraits = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** The installation steps that suit a browser, or null if none are known. */
export function guessPlatform({ userAgent, maxTouchPoints }: BrowserTraits): InstallPlatform | null {
	// An iPad identifies as a Mac, but no Mac has a touch screen. All browsers on iPads install the same way.
	if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1)) return "ios";
	if (userAgent.includes("Firefox/")) return "firefox";
	if (userAgent.includes("Android")) return "android";
	if (userAgent.includes("Chrome/")) return "desktop";
	return userAgent.includes("Macintosh") ? "mac" : null;
}
