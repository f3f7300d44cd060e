/** FNV-1a offset basis. */
const fnvStart = 0x811c9dc5;

/** Adds a UTF-16 unit to an FNV-1a hash, as a signed 32-bit number. */
function addToFnv(hash: number, unit: number): number {
	return Math.imul(hash ^ unit, 0x01000193);
}

/** FNV-1a hash (Fowler, Noll, Vo) of a text's UTF-16 units, as an unsigned 32-bit number. It is not cryptographic. */
export function fnv1a(text: string): number {
	let hash = fnvStart;
	for (let index = 0; index < text.length; index++) hash = addToFnv(hash, text.charCodeAt(index));
	return hash >>> 0;
}
