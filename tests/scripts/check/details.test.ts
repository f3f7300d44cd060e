import { expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

const languages = ["de", "en", "es", "fr"] as const;

/** Puts lines at the end of the guide of the small site, in languages that have them. */
function append(workspace: Workspace, linesIn: (lang: string) => string): void {
	// Stems with nodes, which the small site has none of.
	const facts = "plants/pothos/facts.yaml";
	workspace.edit(facts, "habit: clump", "habit: trailing");
	for (const lang of languages) {
		const file = `guides/hydroponie/${lang}.md`;
		workspace.write(file, `${workspace.read(file)}\n${linesIn(lang)}\n`);
	}
}

const alt = { de: "Ein Knoten.", en: "A node.", es: "Un nudo.", fr: "Un nœud." } as Record<string, string>;
const block = (lang: string, address: string) => `:::picture\n![${alt[lang]}](${address})\n\nPothos.\n:::`;

async function findings(workspace: Workspace) {
	return (await workspace.findings()).map(({ file, code, message, hint }) => [file, code, message, hint]);
}

test("a text shows a plant detail in both themes, with its own alternative text (R15.1)", async () => {
	const workspace = createWorkspace();
	append(workspace, (lang) => block(lang, "/drawn/node/pothos"));
	const { plan, diagnostics } = await workspace.compile();
	expect(diagnostics).toEqual([]);
	const [detail, ...others] = plan?.drawings.filter(({ file }) => file.startsWith("node-")) ?? [];
	expect(others).toEqual([]);
	expect(detail?.file).toMatch(/^node-pothos\.[0-9a-f]{8}\.svg$/);
	const page = plan?.pages.find(({ path, lang }) => path === "/guides/hydroponie" && lang === "de");
	const data = JSON.stringify(page?.data());
	expect(data).toContain(`"picture":{"src":"/images/${detail?.file}","alt":"Ein Knoten.","width":720,"height":480`);
	// Whoever makes the page by itself is handed what it shows.
	expect(page?.sources()?.details).toEqual({ "/drawn/node/pothos": { file: detail?.file, width: 720, height: 480 } });
});

test.each([
	["/drawn/nodes/pothos", "missing-image", 'There is no drawing of the part "nodes".', 'did you mean "node"?'],
	["/drawn/node/photos", "unknown-slug", 'There is no plant "photos".', 'did you mean "pothos"?'],
	[
		"/drawn/node/aloe-vera",
		"picture-conflict",
		'The plant "aloe-vera" has no part "node" that could be drawn.',
		"plants that have it: pothos",
	],
])("the drawing %s is %s (R16.1)", async (address, code, message, hint) => {
	const workspace = createWorkspace();
	append(workspace, (lang) => block(lang, address));
	expect(await findings(workspace)).toEqual(languages.map((lang) => [`guides/hydroponie/${lang}.md`, code, message, hint]));
});

test("a drawing without alternative text, a block without a picture, and a drawing that differs by language are reported once each (R16.1)", async () => {
	const silent = createWorkspace();
	append(silent, () => ":::picture\n![](/drawn/node/pothos)\n:::");
	expect((await findings(silent)).map(([, code]) => code)).toEqual(Array(4).fill("missing-alt"));
	const empty = createWorkspace();
	append(empty, () => ":::side-picture\nPothos.\n:::");
	expect(await findings(empty)).toEqual(
		languages.map((lang) => [
			`guides/hydroponie/${lang}.md`,
			"broken-markup",
			'The block "side-picture" does not start with a picture.',
			"start it with a line ![what the picture shows](…), an empty line and the caption below",
		]),
	);
	const differing = createWorkspace();
	append(differing, (lang) => block(lang, lang === "es" ? "/drawn/cut/pothos" : "/drawn/node/pothos"));
	expect(await findings(differing)).toEqual([
		[
			"guides/hydroponie/es.md",
			"structure-mismatch",
			'Here is the drawing "/drawn/cut/pothos", but in French there is the drawing "/drawn/node/pothos" (line 24).',
			expect.any(String),
		],
	]);
});
