import { escapeMarkup } from "#schemas/shared/escape-markup.ts";
import { langs } from "#schemas/shared/languages.ts";
import { nightNameOf } from "#schemas/shared/night.ts";
import type { Drawing } from "../types/site.ts";

/**
 * What the contact sheet takes from the app: the first script of every page, which redirects visitors who are not editors, and its
 * styles. `base` is the path below which the site is served.
 */
export type SheetFrame = { base: string; boot: string; styleSheet: string };

/** Its path in the site. */
export const contactSheetFile = "dashboard/pictures.html";

/** Most drawings on the sheet, a kilobyte of HTML each, so that browsers still show it at once. */
const maxShown = 400;

/**
 * All drawings in both themes on one page with their descriptions, for illustrators and for those who write descriptions. Identical
 * drawings are shown once; on a very large site only the first ones.
 */
export function contactSheet(all: readonly Drawing[], { base, boot, styleSheet }: SheetFrame): string {
	const seen = new Set<string>();
	const distinct = all.filter(({ key }) => !seen.has(key) && seen.add(key));
	const drawings = distinct.slice(0, maxShown);
	return [
		"<!doctype html>",
		`<html lang="en" data-pinned data-guarded="${base}/">`,
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width">',
		`<script>${boot}</script>`,
		`<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">`,
		`<link rel="stylesheet" href="${styleSheet}">`,
		'<meta name="robots" content="noindex">',
		'<meta name="description" content="Every drawing of the site with its description in each language.">',
		"<title>Contact sheet of the drawings</title>",
		'<main class="contact-sheet">',
		`<h1>${distinct.length} drawings</h1>`,
		...(drawings.length < distinct.length ? [`<p>These are the first ${drawings.length} of them.</p>`] : []),
		`<p class="actions">${drawings.map((drawing) => thumbnail(drawing, base)).join("\n")}</p>`,
		...drawings.map((drawing) => showDrawing(drawing, base)),
		"</main>",
		"</html>",
		"",
	].join("\n");
}

/** A thumbnail as in a list: drawings must be distinguishable at this size. */
function thumbnail({ file, width, height }: Drawing, base: string): string {
	const size = { width: 96, height: Math.round((96 * height) / width) };
	return `<a href="#${nameOf(file)}">${dayAndNight(base, file, nameOf(file), size)}</a>`;
}

/** The name of a drawing without its hash: «plant-pothos», or «node-pothos» for a detail. */
function nameOf(file: string): string {
	return file.replace(/\..*/, "");
}

/** A drawing on the background of both themes. */
function dayAndNight(base: string, file: string, alt: string, { width, height }: { width: number; height: number }): string {
	const image = (theme: string, name: string, words: string) =>
		`<img class="${theme}" src="${base}/images/${name}" alt="${words}" width="${width}" height="${height}" loading="lazy">`;
	return image("light", file, alt) + image("dark", nightNameOf(file), "");
}

function showDrawing({ file, entry, subject, width, height }: Drawing, base: string): string {
	const shown = { width: 640, height: Math.round((640 * height) / width) };
	const alts = langs.map((lang) => {
		const { text } = entry.texts[lang];
		// The description of a detail is in each text that shows it.
		return "part" in subject ? "" : `<li lang="${lang}">${escapeMarkup("imageAlt" in text ? String(text.imageAlt) : "")}</li>`;
	});
	return [
		`<h2 id="${nameOf(file)}" class="mt-14">${nameOf(file).replace("-", " ")}</h2>`,
		`<p class="actions">${dayAndNight(base, file, "", shown)}</p>`,
		...("part" in subject ? [] : [`<div class="prose"><ul>${alts.join("")}</ul></div>`]),
	].join("\n");
}
