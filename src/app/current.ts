/** What a link's `aria-current` says on a page at `path`: that it leads there, or to the part of the site that the page is in. */
export function currentAt(path: string, to: string): "page" | "true" | undefined {
	if (to === path) return "page";
	return path.startsWith(`${to}/`) ? "true" : undefined;
}
