import { langs } from "#schemas/spec/languages.ts";
import type { Artifact, Drawing } from "../pipeline/seams.ts";
import { escapeXml } from "./xml.ts";

/** Every drawing on one page with its words, for those who draw and for those who describe. */
export function contactSheet(drawings: readonly Drawing[]): Artifact {
	return {
		place: "dist",
		file: "dashboard/pictures.html",
		contents: [
			"<!doctype html>",
			'<html lang="en">',
			'<meta charset="utf-8">',
			'<meta name="viewport" content="width=device-width">',
			'<meta name="robots" content="noindex">',
			'<meta name="description" content="Every drawing of the site with its description in each language.">',
			"<title>Contact sheet of the drawings</title>",
			`<h1>${drawings.length} drawings</h1>`,
			...drawings.map(showDrawing),
			"</html>",
			"",
		].join("\n"),
	};
}

function showDrawing({ file, entry, width, height }: Drawing): string {
	const shown = { width: 300, height: Math.round((300 * height) / width) };
	const alts = langs.map((lang) => {
		const { text } = entry.texts[lang];
		return `<li lang="${lang}">${escapeXml("imageAlt" in text ? String(text.imageAlt) : "")}</li>`;
	});
	return [
		`<h2>${entry.kind} ${entry.slug}</h2>`,
		`<p><img src="/images/${file}" alt="" width="${shown.width}" height="${shown.height}" loading="lazy"></p>`,
		`<ul>${alts.join("")}</ul>`,
	].join("\n");
}
