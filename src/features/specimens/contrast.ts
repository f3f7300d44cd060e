/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Contrast of two colours from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(a: Colour, b: Colour): number {
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
	return (light + 0.05) / (dark + 0.05);
}

/** The WCAG 2.2 level that text of normal size reaches. */
export function levelOf(contrast: number): "AAA" | "AA" | "–" {
	return contrast >= 7 ? "AAA" : contrast >= 4.5 ? "AA" : "–";
}

function luminance(colour: Colour): number {
	const [red = 0, green = 0, blue = 0] = colour.map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
