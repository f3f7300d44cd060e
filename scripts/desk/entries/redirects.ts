import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument, YAMLSeq } from "yaml";
import type { Redirect } from "#schemas/content/site-config.ts";

/** The file with the redirects, below the content. */
export const redirectsFile = "redirects.yaml";

/** Changes to the redirects: those to remove, new targets by address, and those to append. */
export type RedirectChanges = { remove: readonly string[]; targets: ReadonlyMap<string, string>; add: readonly Redirect[] };

/** The redirects file after the changes; comments, order and unchanged entries are kept. */
export function changeRedirects(contentDir: string, { remove, targets, add }: RedirectChanges): string {
	const document: Document = parseDocument(readFileSync(join(contentDir, redirectsFile), "utf8"));
	const list = isSeq(document.contents) ? document.contents : new YAMLSeq();
	list.items = list.items.filter((item) => !(isMap(item) && remove.includes(String(item.get("from")))));
	for (const item of list.items) {
		const to = isMap(item) ? targets.get(String(item.get("from"))) : undefined;
		if (isMap(item) && to !== undefined) item.set("to", to);
	}
	for (const redirect of add) list.items.push(document.createNode(redirect));
	// An empty list is written as `[]`, a flow sequence, to which no line can be appended.
	list.flow = list.items.length === 0;
	document.contents = list;
	return document.toString({ lineWidth: 0 });
}
