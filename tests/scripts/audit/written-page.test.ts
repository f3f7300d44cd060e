import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offlineShellPath } from "#schemas/spec/offline.ts";
import { checkSite, type KnownDocument } from "#scripts/audit/check-site.ts";
import { readPage } from "#scripts/audit/page-facts.ts";
import { readWrittenPage } from "#scripts/audit/written-page.ts";
import { knownDocuments, renderPages } from "#scripts/pipeline/render-pages.ts";
import { bundleDir } from "#scripts/project.ts";
import { bundleApp } from "#scripts/render/bundle.ts";
import { createMemoryCache } from "#scripts/store/cache.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { emitted } from "../../support/emitted.ts";

const folder = mkdtempSync(join(tmpdir(), "pousse-written-"));
const [whole, small] = [join(folder, "whole"), join(folder, "small")];
const inline: string[] = [];
let documents = new Map<string, KnownDocument>();

beforeAll(async () => {
	const bundle = await bundleApp(bundleDir);
	inline.push(...Object.values(bundle.inline));
	const head = { offline: null, touchIcon: "/favicon.svg" };
	const cache = createMemoryCache();
	const none = { last: null, cache, cacheDir: null };
	const { value } = await renderPages(emitted, { bundle, head, codeHash: "test", dir: whole, ...none });
	documents = knownDocuments(value, cache);
	await buildSmallSite(small);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("R16.5 what was seen of the pages of the content as they were written is what a browser sees of their files", () => {
	expect(documents.size).toBeGreaterThan(100);
	for (const [file, { facts }] of documents) expect({ file, facts: facts() }).toEqual({ file, facts: read(join(whole, file)) });
});

test("R16.5 a finished site is found as faultless when all of its files are read again", () => {
	const site = { baseUrl: "https://pousse.example", inlineScripts: inline, expected: new Map(), known: new Map() };
	expect(checkSite(small, { ...site, lastEnvironment: null }).diagnostics).toEqual([]);
});

test("R16.5 the document without a page is read as a browser reads it", () => {
	const html = readFileSync(join(small, offlineShellPath), "utf8");
	expect(readWrittenPage(html, inline)).toEqual(readPage(html, inline));
});

/** What the build writes nowhere, or what has no place in a page. */
const others: [what: string, html: string][] = [
	["attributes in single quotes", "<a href='/a'>b</a><p id='c'>"],
	["attributes without quotes", "<a href=/a>b</a><p id=c>"],
	["spaces around the equals sign", '<a href = "/a">b</a>'],
	["entities of other names", '<title>a&eacute;</title><a href="/&#233;">b</a>'],
	["an ampersand that stands for itself", "<title>a & b</title>"],
	["a sign that begins no tag", "<title>a</title><h1>1 < 2</h1>"],
	["a tag that does not end", '<h1>a</h1><a href="/b'],
	["a comment that does not end", "<h1>a</h1><!-- b"],
	["a script that does not end", "<h1>a</h1><script>b"],
	["capitals", '<TITLE>a</TITLE><BODY><H1 ID="b">c</H1><A HREF="/d">e</A></BODY>'],
	["code", '<body><p style="a" onclick="b">c</p><style>d{}</style><script>e<f</script></body>'],
	["marks of what is not finished", '<body><!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0">a</div></body>'],
	["what a page carries unseen", '<body><template data-failed><h1>a</h1><a href="/b">c</a></template><h1>d</h1></body>'],
	["an empty file", ""],
];

test.each(others)("R16.5 a page with %s is read as a browser reads it", (_, html) => {
	expect(readWrittenPage(html, [])).toEqual(readPage(html, []));
});

function read(path: string) {
	return readPage(readFileSync(path, "utf8"), inline);
}
