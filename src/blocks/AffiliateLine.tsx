/** The affiliate disclosure at the end of a page with affiliate links. */
export function AffiliateLine({ line }: { line: string }) {
	return <p className="affiliate">{line}</p>;
}
