/**
 * Maps offsets in the value of a YAML string to offsets in its source, which may have quotes, indentation, folded lines and doubled
 * quotes in between: each character of the value is the next equal character of the source.
 */
export function alignOffsets(value: string, source: string): (offset: number) => number {
	// Most values are identical to their source; a block scalar begins after its first line.
	if (value === source && !/^[|>]/.test(source)) return (offset) => Math.min(offset, value.length);
	let map: number[] | null = null;
	// Most texts never need the map.
	return (offset) => {
		map ??= mapSigns(value, source);
		return map[offset] ?? map.at(-1) ?? 0;
	};
}

/** Distance within which the next character is searched for: there is only a line break or an escape in between. */
const searchDistance = 1000;

/** The offset of each character, and of the end of the value. */
function mapSigns(value: string, source: string): number[] {
	const map: number[] = [];
	// A block scalar begins after its first line: `|`, `>-` and the like are YAML syntax.
	let at = /^[|>][^\n]*\n/.exec(source)?.[0].length ?? 0;
	for (let index = 0; index < value.length; index++) {
		const sign = value.charAt(index);
		const near = /\s/.test(sign) ? -1 : source.slice(at, at + searchDistance).indexOf(sign);
		const found = near === -1 ? -1 : at + near;
		map.push(found === -1 ? at : found);
		if (found !== -1) at = found + 1;
	}
	return [...map, at];
}
