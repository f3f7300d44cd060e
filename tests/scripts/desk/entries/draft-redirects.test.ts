import { join } from "node:path";
import { expect, test } from "vitest";
import { linkContent } from "#scripts/build/link-content.ts";
import { draftRedirects, readSitemap } from "#scripts/desk/entries/draft-redirects.ts";
import { runHere } from "../../../support/command.ts";
import { english } from "../../../support/in-english.ts";
import { codeHashes } from "../../../support/known-parts.ts";
import { baseContent, createWorkspace, smallRun } from "../../../support/workspace.ts";

const draft = async (...addresses: string[]) => {
	const context = await linkContent(baseContent, { ...smallRun, codeHash: codeHashes.pipeline });
	return draftRedirects(addresses, context, english);
};

test("the addresses of pages are read from a site map, and no others (R18.7)", () => {
	const xml = `<?xml version="1.0"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc> https://old.example/a?b=1&amp;c=2 </loc><image:image><image:loc>https://old.example/a.jpg</image:loc></image:image></url>
<url><loc>https://old.example/caf%C3%A9</loc></url>
</urlset>`;
	expect(readSitemap(xml)).toEqual(["https://old.example/a?b=1&c=2", "https://old.example/caf%C3%A9"]);
	expect(readSitemap("<sitemapindex><sitemap><loc>https://old.example/1.xml</loc></sitemap></sitemapindex>")).toEqual([]);
});

test("an old address is redirected to the page whose address or title is nearest, or to TODO (R18.7)", async () => {
	expect(
		await draft(
			"https://old.example/2019/05/02/Arrosages.html",
			"https://old.example/en/watering-plants-well/",
			"https://old.example/soup/nettles",
			"https://old.example/blog/",
			"https://old.example/2019/05/Erste_Pflanze.html",
			"https://old.example/a%20b",
		),
	).toBe(
		[
			"# Read each line and correct where it leads; then add them to redirects.yaml.",
			"- from: /2019/05/02/Arrosages.html",
			"  to: /blog/arrosage",
			"  reason: The old site had this address",
			"- from: /watering-plants-well",
			"  to: /blog/arrosage",
			"  reason: The old site had this address",
			"- from: /soup/nettles",
			"  to: TODO",
			"  reason: The old site had this address",
			'# "/a%20b" contains "%20", which an address that is redirected cannot contain. ' +
				"letters, digits and - _ . ~ ! & ' ( ) + , ; = @ can be redirected on every host; leave other addresses out",
			"",
		].join("\n"),
	);
});

test("without a site map with pages, the command says what it needs (R18.7)", async () => {
	const workspace = createWorkspace();
	workspace.write("../index.xml", "<sitemapindex></sitemapindex>");
	const file = join(workspace.dir, "../index.xml");
	const { stderr } = await runHere("redirects", ["--from", file]);
	expect(stderr).toBe(
		`${file} lists no pages: it has no <url> with a <loc>. If it lists other site maps, save these and name one.\n`,
	);
});
