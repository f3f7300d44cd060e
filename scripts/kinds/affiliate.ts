import type { View } from "./kind.ts";

/** The last line of articles and sheets: whether links of the site earn money. */
export function affiliateLine(view: View): string {
	return view.string(view.site.affiliate.enabled ? "affiliate.line" : "affiliate.none");
}
