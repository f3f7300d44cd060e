import { themeColours } from "#schemas/shared/offline.ts";
import { loadSharp, type Sharp, withDrawings } from "../../pictures/images/load-sharp.ts";
import { hashData } from "../../store/hash.ts";
import type { Store, StoredFile } from "../../store/store.ts";

/** An icon of the installed site: a square PNG in `images`, its side in pixels. `purpose` is the value in the web manifest. */
export type Icon = { file: string; side: number; purpose: "any" | "maskable" | "apple" };

/** Icons that browsers need: two sizes as drawn, one that may be cropped to any shape, one for Apple's home screens. */
const wanted = [
	{ purpose: "any", side: 192 },
	{ purpose: "any", side: 512 },
	{ purpose: "maskable", side: 512 },
	{ purpose: "apple", side: 180 },
] as const;

/**
 * Scale of the drawing in a maskable icon: the essential part must be within a circle of 80 % of the width (W3C Web App Manifest,
 * «safe zone»).
 */
const safeShare = 0.72;

/** Increment when icons are rendered differently, so that their names change. */
const version = 2;

/** Names the icons made from a drawing; the names contain a hash of it. */
export function planIcons(svg: string): Icon[] {
	const hash = hashData(`${version} ${svg}`).slice(0, 8);
	return wanted.map(({ purpose, side }) => ({ purpose, side, file: `icon-${purpose}-${side}.${hash}.png` }));
}

/** Renders the icons, unless they are in the store. */
export async function paintIcons(svg: string, store: Store): Promise<StoredFile[]> {
	const icons: StoredFile[] = [];
	for (const icon of planIcons(svg)) {
		const file = `images/${icon.file}`;
		icons.push(...(await store.files(file, async () => [{ file, contents: await paint(await loadSharp(), svg, icon) }])));
	}
	return icons;
}

function paint(sharp: Sharp, svg: string, { purpose, side }: Icon): Promise<Buffer> {
	const inner = purpose === "maskable" ? Math.round(side * safeShare) : side;
	const margin = {
		top: (side - inner) >> 1,
		left: (side - inner) >> 1,
		bottom: (side - inner + 1) >> 1,
		right: (side - inner + 1) >> 1,
	};
	const drawn = sharp(Buffer.from(svg), { density: 1200 })
		.resize(inner, inner)
		.extend({ ...margin, background: groundOf(svg) });
	const whole = purpose === "any" ? drawn : drawn.flatten({ background: groundOf(svg) });
	return withDrawings(sharp, () => whole.png({ compressionLevel: 9 }).toBuffer());
}

/** The background colour of the drawing's tile, so that its rounded corners do not show. */
function groundOf(svg: string): string {
	return /<rect[^>]*\bfill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? themeColours.light;
}
