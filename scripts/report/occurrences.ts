import { msg, type Said } from "../messages/message.ts";
import type { Diagnostic, Fix } from "./diagnostic.ts";
import { offerFixes } from "./fix.ts";
import { indexLines } from "./line-index.ts";

/**
 * An odd character and its offset, with what is certainly meant; the same `sign` is the same mistake. A text may contain it a hundred
 * thousand times, so its message is made once.
 */
export type Occurrence = { at: number; sign: string; describe(sign: string): Said; mended?: Fix };

/** Odd characters of a text: each is one finding, at its first occurrence. */
export function reportOccurrences(odds: readonly Occurrence[], text: string, file: string): Diagnostic[] {
	const found = new Map<string, Said & { at: number; times: number; mended: Fix | undefined; also: number[] }>();
	for (const { at, sign, describe, mended } of odds) {
		const first = found.get(sign);
		if (!first) found.set(sign, { ...describe(sign), at, times: 1, mended, also: [] });
		else {
			first.times += 1;
			if (first.mended?.from === mended?.from && first.mended?.to === mended?.to) first.also.push(at);
		}
	}
	const locate = indexLines(text);
	const diagnostics = [...found.values()].map(
		({ at, message, hint, times, mended, also }): Diagnostic => ({
			...{ code: "odd-character", file, position: locate(at), hint },
			message: times === 1 ? message : msg("report.times", { message, times }),
			...(mended ? { fix: { ...mended, ...(also.length > 0 ? { also: also.map(locate) } : {}) } } : {}),
		}),
	);
	return offerFixes(diagnostics, text);
}
