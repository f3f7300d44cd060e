import { expect, test } from "vitest";
import { installPlatforms } from "#schemas/content/application/platforms.ts";
import { isDismissed, waitForCard } from "#src/features/install/offer.ts";
import { guessPlatform } from "#src/features/install/platform.ts";

test.each([
	[0, 0, 30_000],
	[1000, 21_000, 10_000],
	[1000, 31_000, 0],
	[1000, 99_000, 0],
])("the card for an offer made at %i ms waits, at %i ms, %i ms more (R13.2)", (madeAt, now, wait) => {
	expect(waitForCard({ madeAt }, now)).toBe(wait);
});

const now = Date.parse("2026-11-22T12:00:00Z");
const days = (count: number) => count * 24 * 60 * 60 * 1000;

test.each([
	["never", null, false],
	["just now", now, true],
	["a moment less than seven days ago", now - days(7) + 1, true],
	["seven days ago", now - days(7), false],
	["by a clock that is ahead", now + days(1), false],
])("a card that was dismissed %s (R13.2)", (_, kept, dismissed) => {
	expect(isDismissed(kept, now)).toBe(dismissed);
});

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chromium = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

test.each([
	["android", `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`, 5],
	["android", `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${chromium} SamsungBrowser/29.0 Mobile Safari/537.36`, 5],
	["ios", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`, 5],
	["ios", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 5],
	["ios", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 5],
	["mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 0],
	["desktop", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chromium} Safari/537.36`, 0],
	["desktop", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/142.0.0.0`, 10],
	["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", 0],
	["firefox", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", 5],
	[null, "Lynx/2.9.2 libwww-FM/2.14", 0],
])("the steps for %s fit %s with %i touch points (R13.2)", (platform, userAgent, maxTouchPoints) => {
	expect(guessPlatform({ userAgent, maxTouchPoints })).toBe(platform);
	if (platform) expect(installPlatforms).toContain(platform);
});
