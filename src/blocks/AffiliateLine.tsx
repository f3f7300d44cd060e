/** Last line of articles and sheets; says openly whether links earn money. */
export function AffiliateLine({ line }: { line: string }) {
	return <p className="affiliate">{line}</p>;
}
