import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import * as z from "zod";
import { parseJson } from "#schemas/shared/parse-json.ts";
import { type Message, msg, withHint } from "../../messages/message.ts";
import { aboutFile, type Diagnostic } from "../../report/diagnostic.ts";
import { hashData } from "../../store/hash.ts";
import type { Memo } from "../../types/content.ts";
import type { FinishedSite } from "./finished-site.ts";

/** Checks that every feed is well-formed and each of its items links to an existing page. `memo` caches the addresses in a feed. */
export function checkFeeds(dir: string, site: Pick<FinishedSite, "files" | "pages" | "baseUrl">, memo: Memo): Diagnostic[] {
	const feeds = [...site.files].filter((file) => /(?:^|\/)(?:rss\.xml|feed\.json)$/.test(file));
	return feeds.flatMap((file) => {
		const contents = readFileSync(join(dir, file), "utf8");
		const read = file.endsWith(".xml") ? readRss : readJsonFeed;
		const items = memo(`feed ${hashData(contents)}`, () => read(contents));
		const faults =
			items === null
				? [msg("page.feedBroken")]
				: items.filter((url) => !leadsToPage(url, site)).map((url) => msg("page.feedItem", { url }));
		return faults.map((fault: Message) => aboutFile(file, "page-feed", withHint("page.feed", { path: `/${file}`, fault })));
	});
}

function leadsToPage(url: string, { pages, baseUrl }: Pick<FinishedSite, "pages" | "baseUrl">): boolean {
	return url.startsWith(`${baseUrl}/`) && pages.has(url.slice(baseUrl.length));
}

/** Characters that XML does not allow (XML 1.0, 2.2), and an `&` that begins no reference (4.1). */
const forbidden =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
	/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu;

const parserOptions = { xmlMode: true, decodeEntities: false };

/**
 * Addresses of the items of an RSS feed; null if it is not well-formed, in which case parsing and serialising it would change it.
 */
function readRss(xml: string): string[] | null {
	const [declaration, feed = ""] = xml.split(/(?<=^<\?xml[^>]*\?>\n)/);
	if (declaration !== '<?xml version="1.0" encoding="UTF-8"?>\n' || forbidden.test(xml)) return null;
	const parsed = parseDocument(feed, parserOptions);
	const roots = parsed.children.flatMap((node) => ("name" in node ? node.name : []));
	if (roots.join() !== "rss" || DomUtils.getOuterHTML(parsed, parserOptions) !== feed) return null;
	const items = DomUtils.getElementsByTagName("item", parsed);
	return items.map((item) => DomUtils.textContent(DomUtils.getElementsByTagName("link", item)).trim());
}

/** Fields of a JSON feed that readers require (https://www.jsonfeed.org/version/1.1/). */
const jsonFeed = z.object({
	version: z.literal("https://jsonfeed.org/version/1.1"),
	title: z.string().min(1),
	items: z.array(z.object({ id: z.string().min(1), url: z.string(), content_html: z.string().min(1) })),
});

/** Addresses of the items of a JSON feed; null if it is invalid. */
function readJsonFeed(text: string): string[] | null {
	const read = jsonFeed.safeParse(parseJson(text));
	return read.success ? read.data.items.map(({ url }) => url) : null;
}
