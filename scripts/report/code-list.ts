import { codes } from "./codes.ts";

/** Markers around the list of codes in the README. */
const [begin, end] = ["<!-- codes -->\n", "\n<!-- /codes -->"];

/** A text with the list of codes between its markers replaced. */
export function withCodeList(text: string): string {
	const from = text.indexOf(begin) + begin.length;
	return text.slice(0, from) + listCodes() + text.slice(text.indexOf(end, from));
}

function listCodes(): string {
	const names = Object.entries(codes).map(([code, severity]) =>
		severity === "warning" ? `\`${code}\` (warning)` : `\`${code}\``,
	);
	return `${names.join(", ")}.`;
}
