import type { Part } from "./fold.ts";

/** A text in which what was looked for stands out. */
export function Marked({ parts }: { parts: readonly Part[] }) {
	return parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
