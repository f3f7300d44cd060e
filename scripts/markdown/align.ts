/**
 * Maps offsets of a YAML string's value to offsets in its source, where quotes, indentation, folded lines and doubled
 * quotes stand in between: every sign of the value is the next equal sign of the source.
 */
export function alignOffsets(value: string, source: string): (offset: number) => number {
	// Most values stand as they are; a block text begins behind its first line.
	if (value === source && !/^[|>]/.test(source)) return (offset) => Math.min(offset, value.length);
	let map: number[] | null = null;
	// Most texts hold nothing that is ever looked for in the source.
	return (offset) => {
		map ??= mapSigns(value, source);
		return map[offset] ?? map.at(-1) ?? 0;
	};
}

/** So far behind the sign before it a sign is looked for: what stands between two is a break of a line, or a reference. */
const reach = 1000;

/** The place of each sign, and of the end of the value behind the last one. */
function mapSigns(value: string, source: string): number[] {
	const map: number[] = [];
	// A block text begins after its first line: `|`, `>-` and the like belong to YAML.
	let at = /^[|>][^\n]*\n/.exec(source)?.[0].length ?? 0;
	for (let index = 0; index < value.length; index++) {
		const sign = value.charAt(index);
		const near = /\s/.test(sign) ? -1 : source.slice(at, at + reach).indexOf(sign);
		const found = near === -1 ? -1 : at + near;
		map.push(found === -1 ? at : found);
		if (found !== -1) at = found + 1;
	}
	return [...map, at];
}
