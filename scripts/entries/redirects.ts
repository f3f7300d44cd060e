import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument, YAMLSeq } from "yaml";
import type { Redirect } from "#schemas/site-config.ts";

/** The file that holds the redirects, below the content. */
export const redirectsFile = "redirects.yaml";

/** What is to change among the redirects: those to take out, new targets by address, and what to add at the end. */
export type RedirectChanges = { remove: readonly string[]; targets: ReadonlyMap<string, string>; add: readonly Redirect[] };

/** The text of the redirects after changes; comments, order and all that is not changed stay as they are. */
export function changeRedirects(contentDir: string, { remove, targets, add }: RedirectChanges): string {
	const document: Document = parseDocument(readFileSync(join(contentDir, redirectsFile), "utf8"));
	const list = isSeq(document.contents) ? document.contents : new YAMLSeq();
	list.items = list.items.filter((item) => !(isMap(item) && remove.includes(String(item.get("from")))));
	for (const item of list.items) {
		const to = isMap(item) ? targets.get(String(item.get("from"))) : undefined;
		if (isMap(item) && to !== undefined) item.set("to", to);
	}
	for (const redirect of add) list.items.push(document.createNode(redirect));
	// A list without items is written in brackets, which no line can be added to.
	list.flow = list.items.length === 0;
	document.contents = list;
	return document.toString({ lineWidth: 0 });
}
