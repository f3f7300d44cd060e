/**
 * What Chromium does beside showing pages and no test looks at. `WebUIOmnibox…`: for each window Chromium with windows loads a page of its
 * own, of what the address bar suggests, which costs 0.8 s of CPU time where a page of the site costs as much (Chromium 156, 23 November
 * 2026). Of several such lists Chromium takes the last, so the others are those of Playwright 1.65.
 */
const disabledFeatures = [
	"WebUIOmniboxAimPopup",
	"WebUIOmniboxPopup",
	"AimEnabled",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsFirstBalancedModeAutoEnable",
	"HttpsUpgrades",
	"LensOverlay",
	"MediaRouter",
	"NetworkTimeServiceQuerying",
	"OptimizationHints",
	"PaintHolding",
	"PreconnectToSearch",
	"ThirdPartyStoragePartitioning",
];

/**
 * What every Chromium of the tests is started with, besides what Playwright itself adds. Without hinting, text is laid out in fractions of
 * a pixel, as on phones; with it, each letter is as wide as whole pixels, and a label several pixels wider than its stand-in. A test
 * leaves a page before the compilers that optimize would pay off, and graphics need no process of their own. `navigation.test.ts` run with
 * and without, in turns: 37 s of CPU time without the compilers and 45 s with them (means of five runs), then 35 s without the process and
 * 44 s with it (means of three; Chromium 156, 29 November 2026). Runs of equal settings differ by up to a third, so fewer say nothing.
 * `--disable-threaded-compositing` seems to take a quarter less, but then a page that rests makes no frames.
 */
export const chromiumArguments: readonly string[] = [
	"--no-sandbox",
	"--js-flags=--no-opt --no-maglev",
	"--in-process-gpu",
	"--font-render-hinting=none",
	`--disable-features=${disabledFeatures.join(",")}`,
];
