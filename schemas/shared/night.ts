/** Name or address of a drawing in the dark theme, from that of the light one. */
export function nightNameOf(drawing: string): string {
	return drawing.replace(/svg$/, "night.svg");
}
