/** Name or address of a drawing as it is at night, beside the one as it is by day. */
export function nightNameOf(drawing: string): string {
	return drawing.replace(/svg$/, "night.svg");
}
