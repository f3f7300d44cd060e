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
 * leaves a page before the compilers that optimize would pay off, and graphics need no process of their own: the tests of navigation take
 * 45 s of CPU time with both, 37 s without the compilers, 35 s without either (medians beside each other, Chromium 156, 29 November 2026).
 */
export const chromiumArguments: readonly string[] = [
	"--no-sandbox",
	"--js-flags=--no-opt --no-maglev",
	"--in-process-gpu",
	"--font-render-hinting=none",
	`--disable-features=${disabledFeatures.join(",")}`,
];
