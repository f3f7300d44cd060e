/** One line of `_redirects`. */
export type HostRedirect = { from: string; to: string };

/** Reads `_redirects` back, so that the preview redirects as a host would. */
export function readRedirectsFile(text: string): HostRedirect[] {
	return text
		.split("\n")
		.filter(Boolean)
		.map((line) => {
			const [from = "", to = ""] = line.split(" ");
			return { from, to };
		});
}
