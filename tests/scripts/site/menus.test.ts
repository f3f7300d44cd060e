import { expect, test } from "vitest";
import { createWorkspace } from "../../support/workspace.ts";

/** Addresses that a link may have, though no page of the site stands there whose title could be shown. */
const withoutTitle = ["https://social.example", "/sitemap.xml"];

/** Addresses of a page with more behind it, and of redirects to one. */
const ofThePlants = ["/fiches-plantes#pothos", "/fiches-plantes?light=low", "/fiches-plantes/pothos"];

test("a menu item is labelled by its own text, else by the title of its page (R3.1)", async () => {
	const workspace = createWorkspace();
	workspace.edit(
		"navigation.yaml",
		/^guides:[\s\S]*$/m,
		[
			"guides:",
			"  - { to: /blog/arrosage }",
			"  - { to: /about, label: nav.skip }",
			"  - { to: https://social.example, label: nav.blog }",
			"discover: []",
			"resources: []",
			"",
		].join("\n"),
	);
	const { plan, diagnostics } = await workspace.compile();
	const title = plan?.pages.find(({ path, lang }) => path === "/blog/arrosage" && lang === "en")?.data().title;
	const { strings, guides } = plan?.shells.en ?? {};
	expect(diagnostics).toEqual([]);
	expect(guides).toEqual([
		{ path: "/blog/arrosage", label: title },
		{ path: "/about", label: strings?.["nav.skip"] },
		{ path: "https://social.example", label: strings?.["nav.blog"] },
	]);
});

test.each(withoutTitle)("a menu item for %s without a label is a fault of the content, not a crash (R16.2)", async (to) => {
	const workspace = createWorkspace();
	const before = workspace.read("navigation.yaml");
	workspace.write(
		"navigation.yaml",
		before.replace(/^guides:.*$/m, (line) => `${line}\n  - { to: "${to}" }`),
	);
	expect(workspace.read("navigation.yaml")).not.toBe(before);
	expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toContain("navigation.yaml");
});

test.each(withoutTitle)("recommending %s, which has no card, is a fault of the content, not a crash (R16.2)", async (to) => {
	const workspace = createWorkspace();
	const facts = "guides/hydroponie/facts.yaml";
	workspace.edit(facts, /^recommended:.*$/m, `recommended: ["${to}"]`);
	expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toContain(facts);
});

test.each(ofThePlants)("a menu item for %s is labelled by the title of that page (R3.1)", async (to) => {
	const workspace = createWorkspace();
	const before = workspace.read("navigation.yaml");
	workspace.write(
		"navigation.yaml",
		before.replace(/^guides:.*$/m, (line) => `${line}\n  - { to: "${to}" }`),
	);
	const { plan, diagnostics } = await workspace.compile();
	const title = plan?.pages.find(({ path, lang }) => path === "/fiches-plantes" && lang === "de")?.data().title;
	expect(diagnostics).toEqual([]);
	expect(plan?.shells.de.guides[0]).toEqual({ path: to, label: title });
});

test.each(["/", "/about", "/404", "/guides/hydroponie"])(
	"recommending %s, which is no other article or guide, is a fault of the content (R6.3)",
	async (to) => {
		const workspace = createWorkspace();
		const facts = "guides/hydroponie/facts.yaml";
		workspace.edit(facts, /^recommended:.*$/m, `recommended: ["${to}"]`);
		expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toContain(facts);
	},
);
