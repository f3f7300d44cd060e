import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import type { TemplateName } from "#schemas/shared/template-traits.ts";
import { cacheRoot } from "../project.ts";

/** Folder for the pictures that differ: the state before on the left, the state after on the right. */
export const picturesDir = join(cacheRoot, "pictures");

/** Widths of the window, in CSS pixels. */
export const widths: readonly number[] = [390, 820, 1300, 1440];

/** Addresses of each template without their language: all looks that a page of it has without a click. */
export const addresses: Partial<Record<TemplateName, readonly string[]>> = {
	plain: ["/about", "/urgences"],
	home: [""],
	"article-list": ["/blog"],
	"guide-list": ["/guides"],
	"plant-list": ["/fiches-plantes", "/fiches-plantes?light=low", "/fiches-plantes#pothos"],
	"plant-care": ["/entretien"],
	"site-map": ["/sitemap"],
	search: ["/recherche", "/recherche?q=lumi"],
	"my-plants": ["/mes-plantes"],
	application: ["/application"],
	"not-found": ["/no-such-page"],
	dashboard: ["/dashboard"],
	components: ["/dashboard/components"],
	finder: ["/generateur-plante", "/generateur-plante?side=east&distance=near&pets=cat&time=little"],
	diagnosis: ["/diagnostic", "/diagnostic?where=old&how=yellow&soil=wet"],
	"long-read": ["/blog/ficus-lyrata", "/blog/plantes-depolluantes", "/guides/rempotage", "/guides/plante-malade"],
	sheet: ["/fiches-plantes/calathea", "/fiches-plantes/aloe-vera"],
	profile: ["/fiches-plantes/pilea-peperomioides", "/fiches-plantes/maranta-leuconeura"],
};

/** Names of the templates whose pages can be compared. */
export const templates = Object.keys(addresses) as TemplateName[];

/**
 * Runs before the scripts of a page: its visitor is an editor who has plants, and nothing is drawn at random, as recommendations are.
 */
const prepare = `
	Math.random = () => 0.5;
	addEventListener("app-ready", () => document.documentElement.setAttribute("data-ready", ""));
	localStorage.setItem("admin", "true");
	localStorage.setItem("fonts", "here");
	localStorage.setItem("my-plants", '{"pousse":"my-plants","version":1,"hemisphere":"north","plants":["pothos","aloe-vera"]}');
`;

/** Runs in a page: waits until fonts and pictures have come, and are painted. */
const untilComplete = `(async () => {
	for (const image of document.images) image.loading = "eager";
	await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
	await document.fonts.ready;
	for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
})()`;

const langs = ["fr", "de"] as const;

/** Difference of a colour, of 255, that comes from the order of calculations, which Chromium does not keep. */
const rounding = 2;

/** A part of a picture, in pixels. */
type Box = { left: number; top: number; width: number; height: number };

/** A picture that differs, in words, and where. */
export type Difference = { picture: string; box: Box };

/**
 * Compares the pages of two served sites pixel for pixel: the named templates at the named widths, by day and by night, in French,
 * German, and printed. Whatever differs is also left as a picture in `picturesDir`.
 */
export async function* comparePictures(
	before: string,
	after: string,
	executablePath: string,
	wanted: { templates: readonly TemplateName[]; widths: readonly number[] },
): AsyncGenerator<Difference> {
	rmSync(picturesDir, { recursive: true, force: true });
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--force-color-profile=srgb"] });
	try {
		const contexts = await Promise.all([before, after].map(() => openContext(browser)));
		for (const template of wanted.templates)
			for (const address of addresses[template] ?? [])
				for (const lang of langs) {
					const path = `/${lang}${address}`;
					const [old = [], now = []] = await Promise.all(
						[before, after].map(async (url, index) => {
							const context = contexts[index];
							return context ? takePictures(context, url + path, wanted.widths) : [];
						}),
					);
					for (const [index, { look, image }] of old.entries()) {
						const other = now[index]?.image;
						if (!other || image.equals(other)) continue;
						const picture = `${path} ${look}`;
						const box = await findDifference(image, other, `${picture.slice(1).replace(/\W+/g, "-")}.png`);
						if (box) yield { picture, box };
					}
				}
	} finally {
		await browser.close();
	}
}

async function openContext(browser: Browser): Promise<BrowserContext> {
	const context = await browser.newContext({ locale: "fr-FR", reducedMotion: "reduce", serviceWorkers: "block" });
	await context.addInitScript(prepare);
	return context;
}

/** The looks of a page, each with its picture. */
async function takePictures(
	context: BrowserContext,
	url: string,
	chosen: readonly number[],
): Promise<{ look: string; image: Buffer }[]> {
	const page = await context.newPage();
	const pictures: { look: string; image: Buffer }[] = [];
	const take = async (look: string) => {
		await settle(page);
		pictures.push({ look, image: await page.screenshot({ fullPage: true, animations: "disabled" }) });
	};
	await page.goto(url);
	// The app starts at the first user input.
	await page.keyboard.press("Shift");
	await page.locator("html[data-ready]").waitFor({ state: "attached" });
	for (const width of chosen)
		for (const colorScheme of ["light", "dark"] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme });
			await take(`${width} ${colorScheme}`);
		}
	// 180 mm, the width of a sheet of paper between its margins.
	await page.setViewportSize({ width: 680, height: 900 });
	await page.emulateMedia({ colorScheme: "light", media: "print" });
	await take("print");
	await page.close();
	return pictures;
}

/** Waits until nothing of a page is still to come: what the app loads, fonts and pictures. */
async function settle(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(untilComplete);
}

/** The smallest box around all pixels that differ, which becomes a picture; null if only the files differ. */
async function findDifference(before: Buffer, after: Buffer, name: string): Promise<Box | null> {
	const { default: sharp } = await import("sharp");
	const read = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const [old, now] = await Promise.all([read(before), read(after)]);
	const width = Math.min(old.info.width, now.info.width);
	const height = Math.min(old.info.height, now.info.height);
	let [left, top, right, bottom] = [width, height, 0, 0];
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const [a, b] = [3 * (y * old.info.width + x), 3 * (y * now.info.width + x)];
			if ([0, 1, 2].every((channel) => Math.abs((old.data[a + channel] ?? 0) - (now.data[b + channel] ?? 0)) <= rounding))
				continue;
			left = Math.min(left, x);
			right = Math.max(right, x + 1);
			top = Math.min(top, y);
			bottom = Math.max(bottom, y + 1);
		}
	if (right === 0) {
		if (old.info.width === now.info.width && old.info.height === now.info.height) return null;
		[left, top, right, bottom] = [0, height - 1, width, height];
	}
	const from = Math.max(0, top - 100);
	const part = { left: 0, top: from, width, height: Math.min(height, from + 1200) - from };
	const [was, is] = await Promise.all([before, after].map((image) => sharp(image).extract(part).toBuffer()));
	mkdirSync(picturesDir, { recursive: true });
	await sharp({ create: { width: 2 * width + 10, height: part.height, channels: 3, background: "red" } })
		.composite([
			{ input: was, left: 0, top: 0 },
			{ input: is, left: width + 10, top: 0 },
		])
		.toFile(join(picturesDir, name));
	return { left, top, width: right - left, height: bottom - top };
}
