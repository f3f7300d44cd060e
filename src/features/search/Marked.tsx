import type { Part } from "./fold.ts";

/** A text with its matches highlighted. */
export function Marked({ parts }: { parts: readonly Part[] }) {
	return parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
