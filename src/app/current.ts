/**
 * The `aria-current` value of a link on a page at `path`: `page` if the link leads to that page, `true` if it leads to the
 * section that contains it.
 */
export function currentAt(path: string, to: string): "page" | "true" | undefined {
	if (to === path) return "page";
	return path.startsWith(`${to}/`) ? "true" : undefined;
}
