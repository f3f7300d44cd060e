import type { Sharp } from "./load-sharp.ts";
import type { LoadedFont } from "./title-font.ts";

/**
 * A glyph atlas: all characters of the font at one size as coverage values, 0 to 255, in cells of equal size; `pen` is the origin
 * in each cell.
 */
export type TitleSheet = {
	cell: { width: number; height: number };
	pen: { x: number; y: number };
	coverage(character: string): { data: Uint8Array; start: number; stride: number };
};

const columns = 16;

/** Renders the glyph atlas for a font size in pixels, once for all titles: drawing a character then takes microseconds. */
export async function paintTitleSheet(sharp: Sharp, { glyphs }: LoadedFont, size: number): Promise<TitleSheet> {
	const cell = { width: Math.ceil(size * 1.5), height: Math.ceil(size * 1.5) };
	const pen = { x: Math.round(size * 0.2), y: Math.round(size * 1.1) };
	const characters = Object.keys(glyphs);
	const place = (index: number) => ({ x: (index % columns) * cell.width, y: Math.floor(index / columns) * cell.height });
	const [width, height] = [columns * cell.width, Math.ceil(characters.length / columns) * cell.height];
	const paths = characters.map((character, index) => {
		const { x, y } = place(index);
		return `<path transform="translate(${x + pen.x} ${y + pen.y}) scale(${size / 1000})" d="${glyphs[character]?.outline ?? ""}"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join("")}</svg>`;
	const data = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
	const starts = new Map(
		characters.map((character, index) => {
			const { x, y } = place(index);
			return [character, y * width + x];
		}),
	);
	return { cell, pen, coverage: (character) => ({ data, start: starts.get(character) ?? 0, stride: width }) };
}
