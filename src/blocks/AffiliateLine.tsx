/** Last line of articles and sheets; says openly that some links earn money. */
export function AffiliateLine({ line }: { line: string | null }) {
	return line && <p className="affiliate">{line}</p>;
}
