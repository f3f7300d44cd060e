/**
 * Creates a search over many texts; it returns the indexes of those that contain a needle without line breaks. One pass through
 * one long text is many times faster than thousands through short ones.
 */
export function createScan(texts: readonly string[]): (needle: string) => number[] {
	const whole = texts.join("\n");
	const ends: number[] = [];
	for (const { length } of texts) ends.push((ends.at(-1) ?? 0) + length + 1);
	return (needle) => {
		const found: number[] = [];
		let place = 0;
		let end = 0;
		for (let at = whole.indexOf(needle); at !== -1; at = whole.indexOf(needle, end)) {
			while ((ends[place] ?? Number.POSITIVE_INFINITY) <= at) place++;
			end = ends[place] ?? whole.length;
			found.push(place);
		}
		return found;
	};
}
