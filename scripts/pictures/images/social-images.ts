import { availableParallelism } from "node:os";
import { socialSize } from "#schemas/shared/constants.ts";
import { loadSharp, type Sharp, withDrawings } from "./load-sharp.ts";
import { paper } from "./paper.ts";
import { breakLines, type LoadedFont, loadTitleFont } from "./title-font.ts";
import { paintTitleSheet, type TitleSheet } from "./title-sheet.ts";

/** The art beside the title: a drawing with its size in pixels, or a photo, read on demand. */
export type SocialArt = { width: number; height: number; svg(): string } | { photo(): Uint8Array };

/** Pictures that differ only in their titles: the name of each JPEG, with its title. */
export type SocialImages = { art: SocialArt; siteName: string; files: readonly { file: string; title: string }[] };

/**
 * JPEG settings: a quarter of the bytes of a PNG of these drawings, without visible artefacts. Optimised Huffman coding takes 3 ms per
 * picture and saves a tenth of its bytes; mozjpeg would save another third, for 30 ms.
 */
const encoder = { quality: 60 } as const;

/** In pixels: the title is in a column on the left, the picture on the right. */
const column = { left: 64, width: 496, top: 56, bottom: 500 } as const;
const artLeft = 600;

/** Font sizes of titles in pixels, of which the largest that fits is used; and the line height relative to it. */
const sizes = [74, 64, 56, 48, 40] as const;
const lineHeight = 1.14;

const ink = [0x1f, 0x33, 0x29] as const;

/**
 * Paints the JPEGs for social networks, with the title of the page beside its picture, and passes each to `done`. The background is
 * rendered once for all languages; titles are drawn onto it from the glyph atlas.
 */
export async function paintSocialImages(
	groups: readonly SocialImages[],
	done: (file: string, contents: Uint8Array) => void,
): Promise<void> {
	if (groups.length === 0) return;
	const sharp = await loadSharp();
	const font = loadTitleFont();
	const sheets = new Map<number, Promise<TitleSheet>>();
	const sheetOf = (size: number) => {
		const sheet = sheets.get(size) ?? paintTitleSheet(sharp, font, size);
		sheets.set(size, sheet);
		return sheet;
	};
	const queue = groups.values();
	const paintNext = async () => {
		// One buffer reused for all: otherwise buffers of 2 MB each would accumulate until garbage collection.
		const pixels = Buffer.alloc(socialSize.width * socialSize.height * 3);
		for (const { art, siteName, files } of queue) {
			const ground = await paintGround(sharp, art, siteName, font);
			for (const { file, title } of files) done(file, await paintTitle(sharp, { ground, pixels }, title, font, sheetOf));
		}
	};
	// The library renders in its thread pool, while this thread prepares the next.
	await withDrawings(sharp, async () => {
		await Promise.all(Array.from({ length: availableParallelism() }, paintNext));
	});
}

/** Everything except the title, as RGB bytes. */
async function paintGround(sharp: Sharp, art: SocialArt, siteName: string, font: LoadedFont): Promise<Buffer> {
	const { width, height } = socialSize;
	const beside = { width: width - artLeft, height };
	const drawn =
		"svg" in art
			? // A scene covers its half of the picture; a plant is shown whole.
				`<svg x="${artLeft}" ${attributesOf(beside)} viewBox="0 0 ${art.width} ${art.height}" preserveAspectRatio="xMidYMid ${art.width > art.height ? "slice" : "meet"}">${art.svg()}</svg>`
			: "";
	const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${attributesOf(socialSize)}><rect width="100%" height="100%" fill="${paper}"/>${drawn}${signature(siteName, font)}</svg>`;
	const painted = sharp(Buffer.from(sheet));
	if ("svg" in art) return painted.removeAlpha().raw().toBuffer();
	// Crops areas with the least contrast and colour first, so that leaves and flowers remain.
	const photo = await sharp(art.photo())
		.resize(beside.width, beside.height, { fit: "cover", position: "attention" })
		.flatten({ background: paper })
		.toBuffer();
	return painted
		.composite([{ input: photo, left: artLeft, top: 0 }])
		.removeAlpha()
		.raw()
		.toBuffer();
}

function attributesOf({ width, height }: { width: number; height: number }): string {
	return `width="${width}" height="${height}"`;
}

/** The name of the site under a rule, at the bottom of the column. */
function signature(siteName: string, { glyphs, setLine }: LoadedFont): string {
	const letters = setLine(siteName).glyphs.map(
		({ character, x }) => `<path transform="translate(${x})" d="${glyphs[character]?.outline ?? ""}"/>`,
	);
	return `<path fill="#5c9a5f" d="M${column.left} 530h56v4h-56z"/><g fill="#2f6b3c" transform="translate(${column.left} 580) scale(.036)">${letters.join("")}</g>`;
}

/** Draws a title onto the background, in `pixels`: as large as fits into its column, vertically centred. */
async function paintTitle(
	sharp: Sharp,
	{ ground, pixels }: { ground: Buffer; pixels: Buffer },
	title: string,
	font: LoadedFont,
	sheetOf: (size: number) => Promise<TitleSheet>,
): Promise<Buffer> {
	const room = column.bottom - column.top;
	const set = sizes.map((size) => ({ size, lines: breakLines(title, (column.width / size) * 1000, font) }));
	const chosen = set.find(({ size, lines }) => lines.length * size * lineHeight <= room && !isBroken(lines, title)) ?? set.at(-1);
	if (!chosen) throw new Error("there is no font size for titles");
	const { size, lines } = chosen;
	const sheet = await sheetOf(size);
	ground.copy(pixels);
	const shown = lines.slice(0, Math.floor(room / (size * lineHeight)));
	const top = column.top + (room - shown.length * size * lineHeight) / 2;
	shown.forEach((line, index) => {
		// The baseline is at 0.9 of the font size below the top of a line.
		const baseline = Math.round(top + (index * lineHeight + 0.9) * size);
		for (const { character, x } of font.setLine(line).glyphs)
			lay(pixels, sheet, character, Math.round(column.left + (x * size) / 1000), baseline);
	});
	return sharp(pixels, { raw: { ...socialSize, channels: 3 } })
		.jpeg(encoder)
		.toBuffer();
}

/** Whether a word was broken without a hyphen. */
function isBroken(lines: readonly string[], title: string): boolean {
	const words = new Set(title.split(/[ \n]+/).flatMap((word) => word.split(/(?<=-)/)));
	return lines.some((line) => line.split(" ").some((word) => word.split(/(?<=-)/).some((part) => !words.has(part))));
}

/** Blends ink into the pixels by the coverage of a character. */
function lay(pixels: Buffer, { cell, pen, coverage }: TitleSheet, character: string, x: number, baseline: number): void {
	const { data, start, stride } = coverage(character);
	for (let row = 0; row < cell.height; row++) {
		const y = baseline - pen.y + row;
		if (y < 0 || y >= socialSize.height) continue;
		for (let across = 0; across < cell.width; across++) {
			const share = data[start + row * stride + across] ?? 0;
			if (share === 0) continue;
			const at = (y * socialSize.width + x - pen.x + across) * 3;
			for (let part = 0; part < 3; part++) {
				const below = pixels[at + part] ?? 0;
				pixels[at + part] = below + Math.round((((ink[part] ?? 0) - below) * share) / 255);
			}
		}
	}
}
