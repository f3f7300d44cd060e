/** FNV-1a of a text's UTF-16 units, an unsigned number of 32 bits (Fowler, Noll, Vo): tells texts apart, keeps no secret. */
export function fnv1a(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return hash >>> 0;
}
