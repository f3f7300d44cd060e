/** Compact encoding of bits and numbers in JSON: six bits per character. */

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const bitsPerSign = 6;
const base = signs.length;

/** Encodes which of `count` positions are set. */
export function packBits(count: number, set: Iterable<number>): string {
	const digits = new Array<number>(Math.ceil(count / bitsPerSign)).fill(0);
	for (const place of set) {
		const at = Math.floor(place / bitsPerSign);
		digits[at] = (digits[at] ?? 0) | (1 << (place % bitsPerSign));
	}
	return digits.map((digit) => signs[digit]).join("");
}

/** Decodes the positions that are set, ascending. */
export function unpackBits(packed: string): number[] {
	return [...packed].flatMap((sign, at) => {
		const digit = signs.indexOf(sign);
		return Array.from({ length: bitsPerSign }, (_, bit) => bit)
			.filter((bit) => digit & (1 << bit))
			.map((bit) => at * bitsPerSign + bit);
	});
}

/** Encodes non-negative integers with the number of characters that the largest needs. */
export function packNumbers(numbers: readonly number[]): string {
	const largest = numbers.reduce((max, each) => Math.max(max, each), 0);
	let width = 1;
	while (base ** width <= largest) width++;
	const write = (number: number) =>
		Array.from({ length: width }, (_, at) => signs[Math.floor(number / base ** (width - 1 - at)) % base]).join("");
	return numbers.map(write).join("");
}

/** Decodes `count` numbers. */
export function unpackNumbers(packed: string, count: number): number[] {
	const width = packed.length / count;
	return Array.from({ length: count }, (_, at) =>
		[...packed.slice(at * width, (at + 1) * width)].reduce((number, sign) => number * base + signs.indexOf(sign), 0),
	);
}
