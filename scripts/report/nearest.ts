import { distance } from "fastest-levenshtein";

/** The known name that was probably meant, or undefined when none is near: at most `limit` letters may differ. */
export function findNearest(
	name: string,
	known: Iterable<string>,
	limit = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
	return [...known]
		.map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
		.filter(({ far }) => far <= limit)
		.sort((a, b) => a.far - b.far || (a.each < b.each ? -1 : 1))[0]?.each;
}

/** «did you mean "water"?», or what else can be done. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
	const nearest = findNearest(name, known);
	return nearest === undefined ? otherwise : `did you mean "${nearest}"?`;
}
