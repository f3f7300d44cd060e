import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { redirects as shape } from "#schemas/content/site-config.ts";
import { langs } from "#schemas/shared/languages.ts";
import { readRedirectsFile, writeRedirectsFile } from "#scripts/build/hosts/redirects-file.ts";
import { defaultContentDir, root } from "#scripts/project.ts";
import { redirectArtifacts } from "#scripts/site/redirects.ts";
import { plan } from "../../support/site-plan.ts";
import { createWorkspace } from "../../support/workspace.ts";

const authored = shape.parse(parse(readFileSync(join(defaultContentDir, "redirects.yaml"), "utf8")));
const contentsOf = (file: string) => plan.artifacts().find((each) => each.file === file)?.contents;

test("hosts get every redirect, for the bare path and pinned in each language (R1.6)", () => {
	const wanted = authored.flatMap(({ from, to }) => [
		{ from, to },
		...langs.map((lang) => ({ from: `/${lang}${from}`, to: `/${lang}${to}` })),
	]);
	expect(readRedirectsFile(writeRedirectsFile(plan.redirects))).toEqual(wanted);
});

test("a line for hosts has source, target and status (R1.6)", () => {
	expect(writeRedirectsFile(plan.redirects).split("\n").slice(0, 2)).toEqual([
		"/blog/monstera-albo /blog/monstera-albo-guide 301",
		"/fr/blog/monstera-albo /fr/blog/monstera-albo-guide 301",
	]);
});

test("for hosts without rules there is a redirect page (R1.6)", () => {
	expect(contentsOf("de/blog/monstera-albo.html")).toBe(
		[
			"<!doctype html>",
			'<html lang="de">',
			'<meta charset="utf-8">',
			"<title>/de/blog/monstera-albo-guide</title>",
			'<meta name="robots" content="noindex">',
			'<meta http-equiv="refresh" content="0; url=/de/blog/monstera-albo-guide">',
			'<link rel="canonical" href="https://pousse.example/de/blog/monstera-albo-guide">',
			'<p><a href="/de/blog/monstera-albo-guide">https://pousse.example/de/blog/monstera-albo-guide</a></p>',
			"</html>",
			"",
		].join("\n"),
	);
});

test.each(authored)("$from redirects on hosts with rules, hosts without, and in the app (R1.6)", ({ from, to }) => {
	for (const lang of langs) expect(contentsOf(`${lang}${from}.json`)).toBe(JSON.stringify({ template: "redirect", to }));
	for (const file of [`${from.slice(1)}.html`, ...langs.map((lang) => `${lang}${from}.html`)])
		expect(contentsOf(file)).toContain("http-equiv");
});

test.each(["sansevieria", "pothos", "ficus-elastica", "spathiphyllum"])(
	"the sheet address of %s redirects to its card while it has no sheet (R1.6)",
	(slug) => {
		expect(authored.find(({ from }) => from === `/fiches-plantes/${slug}`)?.to).toBe(`/fiches-plantes#${slug}`);
	},
);

test("a redirect to another host is the same in every language, and is escaped in the page (R1.6)", () => {
	const to = 'https://host.example/?a=1&b="><script>x</script>';
	const [page] = redirectArtifacts([{ from: "/old", to, lang: "fr" }], [], "https://pousse.example");
	expect(page?.contents).not.toContain("<script>");
	expect(page?.contents).toContain('<link rel="canonical" href="https://host.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;');
});

test("a redirect to another host is unchanged for pinned addresses (R1.6)", async () => {
	const workspace = createWorkspace(join(root, "content"));
	const more = "- from: /toot\n  to: https://social.example/@pousse\n  reason: Test\n";
	workspace.write("redirects.yaml", workspace.read("redirects.yaml") + more);
	const file = writeRedirectsFile((await workspace.compile()).plan?.redirects ?? []);
	expect(file.trim().split("\n").slice(-5)).toEqual(
		["", ...langs.map((lang) => `/${lang}`)].map((pin) => `${pin}/toot https://social.example/@pousse 301`),
	);
});

test("no redirect starts at an address reserved by the site or not servable by hosts (R16.1)", async () => {
	const kept = ["/fr", "/en/old", "/dashboard", "/index", "/fr/index", "/404", "//old", "/assets/app", "/blog"];
	const workspace = createWorkspace(join(root, "content"));
	const before = workspace.read("redirects.yaml");
	const lines = kept.map((from) => `- from: ${from}\n  to: /about\n  reason: Test\n`);
	workspace.write("redirects.yaml", before + lines.join(""));
	const refused = (await workspace.compile()).diagnostics.map(({ file, position }) => [file, position?.[0]]);
	expect(refused).toEqual(kept.map((_, index) => ["redirects.yaml", before.split("\n").length + index * 3]));
});
