import { isScalar, type Node, type Pair, Scalar } from "yaml";
import { shorten } from "#schemas/shared/shorten.ts";
import { msg, withHint } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";

/** A value that YAML reads differently from what was meant; `at` is an offset in the file. */
export type OddValue = { at: number; said: Pick<Diagnostic, "code" | "message" | "hint"> };

/** A number with a decimal comma between braces, `{ min: 0,5 }`: YAML reads what follows the comma as another field. */
export function findDecimalComma({ key, value }: Pair, text: string, offset: number): OddValue | null {
	if (value !== null && !(isScalar(value) && value.value === null)) return null;
	if (!isScalar(key) || typeof key.value !== "number" || !key.range) return null;
	const [start, end] = [offset + key.range[0], offset + key.range[1]];
	const [whole] = /-?\d+(?=,$)/.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
	if (whole === undefined) return null;
	const fraction = text.slice(start, end);
	return {
		at: start - whole.length - 1,
		said: {
			code: "yaml-syntax",
			message: msg("parse.decimalComma", { number: `${whole},${fraction}` }),
			hint: msg("parse.decimalComma.hint", { number: `${whole}.${fraction}` }),
		},
	};
}

/** Text after ` #`, which YAML reads as a comment: `Substrate #1 for palms`. A real comment has a space after the `#`. */
export function findCut(node: Node, text: string, offset: number): OddValue | null {
	if (!isScalar(node) || node.type !== Scalar.PLAIN || typeof node.value !== "string" || !node.range) return null;
	const end = offset + node.range[1];
	const [, gap, words] = /^([ \t]+)(#[^\s#].*)/.exec(text.slice(end, end + 200)) ?? [];
	if (gap === undefined || words === undefined) return null;
	return {
		at: end + gap.length,
		said: { code: "cut-value", ...withHint("parse.cutValue", { words: shorten(words, 40) }) },
	};
}
