/** Round numbers from 0 to at least `max`, about four steps apart: 0, 500, 1000, 1500. */
export function ticksUpTo(max: number): number[] {
	if (max <= 0) return [0];
	const rough = max / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
	return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
