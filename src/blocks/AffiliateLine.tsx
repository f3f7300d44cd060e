/** Last line of a page with links that earn money, which says so. */
export function AffiliateLine({ line }: { line: string }) {
	return <p className="affiliate">{line}</p>;
}
