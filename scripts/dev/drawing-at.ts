import { nightNameOf } from "#schemas/spec/night.ts";
import { draw } from "../illustrate/draw.ts";
import type { Emitted } from "../types/site.ts";

/** The drawing at an address, by day or at night. */
export function drawingAt(pathname: string, { drawings }: Emitted): string | null {
	for (const drawing of drawings) {
		if (pathname === `/images/${drawing.file}`) return draw(drawing).day;
		if (pathname === `/images/${nightNameOf(drawing.file)}`) return draw(drawing).night;
	}
	return null;
}
