import type { Colour } from "./contrast.ts";

/** Colours by role (`src/app/theme.css`). */
export const tokens = ["paper", "plate", "line", "ink", "faded", "leaf", "on-leaf", "clay", "article", "guide"] as const;
export type Token = (typeof tokens)[number];

/** Every pair of text and background that the site uses. */
export const pairs: readonly (readonly [text: Token, ground: Token])[] = [
	["ink", "paper"],
	["ink", "plate"],
	["faded", "paper"],
	["faded", "plate"],
	["leaf", "paper"],
	["leaf", "plate"],
	["on-leaf", "leaf"],
	["clay", "paper"],
	["clay", "plate"],
	["article", "paper"],
	["article", "plate"],
	["guide", "paper"],
	["guide", "plate"],
];

/** The computed colours within an element, whatever notation they are declared in. */
export function readTokens(within: Element): Record<Token, Colour> {
	const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const sample = within.appendChild(document.createElement("span"));
	const style = getComputedStyle(sample);
	const read = (token: Token): Colour => {
		if (!context) return [0, 0, 0];
		sample.style.color = `var(--color-${token})`;
		context.fillStyle = style.color;
		context.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
		return [red, green, blue];
	};
	const colours = Object.fromEntries(tokens.map((token) => [token, read(token)])) as Record<Token, Colour>;
	sample.remove();
	return colours;
}
