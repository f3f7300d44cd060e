/** What FNV-1a begins with. */
const fnvStart = 0x811c9dc5;

/** Takes one more UTF-16 unit into an FNV-1a, as a signed number of 32 bits. */
function addToFnv(hash: number, unit: number): number {
	return Math.imul(hash ^ unit, 0x01000193);
}

/** FNV-1a of a text's UTF-16 units, an unsigned number of 32 bits (Fowler, Noll, Vo): tells texts apart, keeps no secret. */
export function fnv1a(text: string): number {
	let hash = fnvStart;
	for (let index = 0; index < text.length; index++) hash = addToFnv(hash, text.charCodeAt(index));
	return hash >>> 0;
}
