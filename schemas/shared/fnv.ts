/** FNV-1a hash (Fowler, Noll, Vo) of a text's UTF-16 units, as an unsigned 32-bit number. It is not cryptographic. */
export function fnv1a(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return hash >>> 0;
}
