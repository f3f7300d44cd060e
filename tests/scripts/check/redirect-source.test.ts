import { expect, test } from "vitest";
import { createWorkspace } from "../../support/workspace.ts";

/** Findings of the small site with redirects from these addresses. */
async function findingsOf(...addresses: string[]) {
	const workspace = createWorkspace();
	const lines = addresses.map((from) => `- { from: ${JSON.stringify(from)}, to: /blog, reason: An old site had it }\n`);
	workspace.write("redirects.yaml", lines.join(""));
	return await workspace.findings();
}

test.each([
	"/2019/05/My_First_Post.html",
	"/About",
	"/ABOUT.html",
	"/posts/first.post/",
	"/index.php/archives/12/",
	"/shop/product,12~blue",
	"/wiki/Ficus_(plant)",
	"/tag/a+b",
	"/it's-here!",
	"/a;b=c@d&e",
	"/default.aspx",
	"/feed.xml",
	"/caf\u00e9/%C3%A9t%c3%a9",
	"/植物",
	"/Über-uns/%C3%9Cbersicht",
	"/l%E2%80%99eau-%e2%80%93-guide",
	"/pots-🌱",
	"/feed/",
	"/feed/atom",
	"/comments/feed/",
	"/tag/x/page/2/",
	"/a;jsessionid=12AB",
	"/a./b..",
])("the address %s of an old site can be redirected (R18.7)", async (from) => {
	expect(await findingsOf(from)).toEqual([]);
});

const signs = "letters, digits and - _ . ~ ! & ' ( ) + , ; = @ can be redirected on every host; leave other addresses out";

test.each([
	[
		"/page?id=7",
		'"/page?id=7" has a query or a fragment.',
		"hosts compare the path alone, whatever query follows it: write /page",
	],
	["/page#top", '"/page#top" has a query or a fragment.', "hosts compare the path alone, whatever query follows it: write /page"],
	["https://old.example/a/", '"https://old.example/a" names a host.', "write the path alone: /a"],
	["blog/a", '"blog/a" does not begin with a slash.', "write the path alone: /blog/a"],
	["/caf\u00e9 bar", '"/caf\u00e9 bar" contains a space, which an address that is redirected cannot contain.', signs],
	["/a*b:c$d", '"/a*b:c$d" contains "*", ":" and "$", which an address that is redirected cannot contain.', signs],
	["/gr%FCn", '"/gr%FCn" contains "%FC", which an address that is redirected cannot contain.', signs],
	["/a%20b", '"/a%20b" contains "%20", which an address that is redirected cannot contain.', signs],
	["www.old.example/a", '"www.old.example/a" names a host.', "write the path alone: /a"],
	[" /a", '" /a" does not begin with a slash.', "write the path alone: /a"],
	["/de/alt", '"/de/alt" begins with a language, and a redirect is for all of them.', "write the path alone: /alt"],
	[
		"/images/a.jpg",
		'"/images/a.jpg" is an address that the site keeps for files and pages of its own.',
		"write an unused path without a language, such as /blog/old-name",
	],
	[
		"/sitemap.xml",
		'"/sitemap.xml" is an address that the site keeps for files and pages of its own.',
		"write an unused path without a language, such as /blog/old-name",
	],
	[
		"/blog/page/2",
		'"/blog/page/2" is an address that the site keeps for files and pages of its own.',
		"write an unused path without a language, such as /blog/old-name",
	],
	["/a//b", '"/a//b" has an empty part, "." or "..", which browsers do not send.', "write the address as a browser shows it"],
	["/a/../b", '"/a/../b" has an empty part, "." or "..", which browsers do not send.', "write the address as a browser shows it"],
])("the address %s cannot be redirected, and the finding says why (R18.7)", async (from, message, hint) => {
	expect((await findingsOf(from)).map((each) => [each.code, each.message, each.hint])).toEqual([
		["redirect-shadow", message, hint],
	]);
});

test.each([
	["/caf%C3%A9", "/café"],
	["/caf%c3%a9/", "/café"],
])("%s and %s are one address (R18.7)", async (one, other) => {
	expect((await findingsOf(one, other)).map(({ code }) => code)).toEqual(["duplicate-path"]);
});

test("an escaped sign is refused as the address shows it (R18.7)", async () => {
	expect((await findingsOf("/a%20b", "/caf%E9")).map(({ code, message }) => `${code} ${message}`)).toEqual([
		'redirect-shadow "/a%20b" contains "%20", which an address that is redirected cannot contain.',
		'redirect-shadow "/caf%E9" contains "%E9", which an address that is redirected cannot contain.',
	]);
});

test("all addresses that cannot be redirected are found in one run (R18.7)", async () => {
	const found = await findingsOf("/a?b", "/good_one", "/c*", "/fr/blog", "/good_one/");
	expect(found.map(({ code, position }) => [code, position?.[0]])).toEqual([
		["redirect-shadow", 1],
		["redirect-shadow", 3],
		["redirect-shadow", 4],
		["duplicate-path", 5],
	]);
});

test("an address that differs from a page by capitals is redirected by hosts, and has no file (R18.7)", async () => {
	const workspace = createWorkspace();
	workspace.write(
		"redirects.yaml",
		"- { from: /About, to: /blog, reason: Capitals }\n- { from: /Old.html, to: /blog, reason: A file }\n",
	);
	const { plan } = await workspace.compile();
	const files = plan?.artifacts().map(({ file }) => file) ?? [];
	expect(files.filter((file) => /^(?:about|old)\b.*html$/i.test(file))).toEqual(["Old.html"]);
	expect(files.filter((file) => /about\.json$/i.test(file))).toEqual([]);
	expect(plan?.redirects.filter(({ lang, from }) => lang === "fr" && !from.startsWith("/fr")).map(({ from }) => from)).toEqual([
		"/About",
		"/Old.html",
	]);
});

test("a redirect from a page is one finding, and others to that page are right (R18.7)", async () => {
	const workspace = createWorkspace();
	const redirect = (from: string) => `- { from: ${from}, to: /blog, reason: An old site had it }\n`;
	workspace.write("redirects.yaml", ["/blog/", "/old", "/Blog"].map(redirect).join(""));
	const found = await workspace.findings();
	expect(found.map(({ position, message, hint }) => [position, message, hint])).toEqual([
		[[1, 11], '"/blog" is the address of a page, which the redirect would hide.', "delete the redirect, or the page"],
	]);
});
