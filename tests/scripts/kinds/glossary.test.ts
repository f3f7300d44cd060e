import { expect, test } from "vitest";
import { addressesIn, plainText } from "#schemas/content/rich-text.ts";
import { langs } from "#schemas/shared/languages.ts";
import { withGlossary } from "../../support/glossary.ts";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

/** Two terms whose order is not that of their slugs, as every language says them. */
const terms = {
	noeud: {
		fr: ["Nœud", "Le point d’où part une feuille de la tige."],
		en: ["Node", "The point where a leaf grows from the stem."],
		es: ["Nudo", "El punto del que sale una hoja del tallo."],
		de: ["Knoten", "Die Stelle, an der ein Blatt am Trieb sitzt."],
	},
	aerienne: {
		fr: ["Racine aérienne", "Une racine qui pousse hors de la terre."],
		en: ["Aerial root", "A root that grows above the soil."],
		es: ["Raíz aérea", "Una raíz que crece fuera de la tierra."],
		de: ["Luftwurzel", "Eine Wurzel, die über der Erde wächst."],
	},
} as const;

/** Id of the last heading of the guide. */
const lastHeading = { fr: "la-coupe", en: "the-cut", es: "el-corte", de: "der-schnitt" } as const;

function siteWithTerms(): Workspace {
	const workspace = withGlossary(createWorkspace());
	for (const [slug, texts] of Object.entries(terms)) {
		workspace.write(`glossary/${slug}/facts.yaml`, "see: /guides/hydroponie\n");
		for (const lang of langs) {
			const [name, definition] = texts[lang];
			workspace.write(`glossary/${slug}/${lang}.yaml`, `name: ${name}\ndefinition: ${definition}\n`);
			const guide = `guides/hydroponie/${lang}.md`;
			workspace.write(guide, `${workspace.read(guide)}\n[${name}](/glossaire#${slug})\n`);
		}
	}
	return workspace;
}

/** What the check says of a site: place, code, sentence and hint of each finding. */
async function findingsOf(workspace: Workspace) {
	return (await workspace.findings()).map(({ file, code, message, hint }) => ({ file, code, message, hint }));
}

const linkTo = (workspace: Workspace, anchor: string) => {
	for (const lang of langs) workspace.edit(`pages/about/${lang}.md`, "](/fiches-plantes)", `](/glossaire#${anchor})`);
};

test("a text may link to a term (R16.1)", async () => {
	const workspace = siteWithTerms();
	linkTo(workspace, "noeud");
	expect(await findingsOf(workspace)).toEqual([]);
});

test("an unknown term is reported in every text, with a suggestion (R16.1)", async () => {
	const workspace = siteWithTerms();
	linkTo(workspace, "noeux");
	expect(await findingsOf(workspace)).toEqual(
		["de", "en", "es", "fr"].map((lang) => ({
			file: `pages/about/${lang}.md`,
			code: "dead-anchor",
			message: 'The page /glossaire has no anchor "#noeux".',
			hint: 'did you mean "/glossaire#noeud"?',
		})),
	);
});

test("a term exists in every language, links to a page, and has a unique name (R16.1)", async () => {
	const workspace = siteWithTerms();
	workspace.remove("glossary/noeud/de.yaml");
	workspace.write("glossary/noeud/facts.yaml", "see: /guides/hydroponi\n");
	workspace.write("glossary/aerienne/en.yaml", "name: Node\ndefinition: A root that grows above the soil.\n");
	expect((await findingsOf(workspace)).map(({ file, code, hint }) => [file, code, hint])).toEqual([
		["glossary/noeud", "missing-language", "npm run new -- translation glossary/noeud de"],
		["glossary/noeud/en.yaml", "duplicate-title", "rename one of the two, or delete the copy"],
		["glossary/noeud/facts.yaml", "dead-link", 'did you mean "/guides/hydroponie"?'],
	]);
});

test("a term that leads to a page without a link to it is reported, with the pages that have one (R16.1)", async () => {
	const workspace = siteWithTerms();
	workspace.write("glossary/noeud/facts.yaml", "see: /blog/arrosage\n");
	expect(await findingsOf(workspace)).toEqual([
		{
			file: "glossary/noeud/facts.yaml",
			code: "unused-term",
			message: 'The page /blog/arrosage has no link to the term "noeud", which sends readers there.',
			hint: "link the word there to /glossaire#noeud, or name a page that does: /guides/hydroponie",
		},
	]);
});

test("terms without a page that shows them are reported (R16.1)", async () => {
	const workspace = siteWithTerms();
	workspace.remove("pages/glossaire");
	for (const lang of langs) {
		const guide = `guides/hydroponie/${lang}.md`;
		workspace.write(guide, createWorkspace().read(guide));
	}
	expect(await findingsOf(workspace)).toEqual([
		{
			file: "pages/glossaire",
			code: "missing-file",
			message: "The page /glossaire is missing, which the site itself links to.",
			hint: "restore the folder from the last commit",
		},
	]);
});

test("the glossary page lists terms in the language's order, each with its definition and link (R1.8)", async () => {
	const { plan } = await siteWithTerms().compile();
	const page = plan?.pages.find(({ path, lang }) => path === "/glossaire" && lang === "en")?.data();
	const shown = page && "body" in page ? page.body.children : [];
	expect(shown.slice(-6).map((node) => ("properties" in node ? [node.properties.id, plainText(node)] : []))).toEqual([
		["aerienne", "Aerial root"],
		[undefined, "A root that grows above the soil."],
		[undefined, "→ Growing in water"],
		["noeud", "Node"],
		[undefined, "The point where a leaf grows from the stem."],
		[undefined, "→ Growing in water"],
	]);
});

test.each<[place: string, write: (guide: string, link: string) => string, href: string]>([
	["in a section leads to it", (guide, link) => `${guide}\n${link}\n`, "/guides/hydroponie#HEADING"],
	[
		"in several sections leads to the first",
		(guide, link) => `${guide}\n${link}\n\n## Last\n\n${link}\n`,
		"/guides/hydroponie#HEADING",
	],
	[
		"before all sections leads to the page",
		(guide, link) => guide.replace("\n---\n", `\n---\n\n${link}\n`),
		"/guides/hydroponie",
	],
])("the arrow of a term that a page uses %s, in each language (R1.8)", async (_, write, href) => {
	const workspace = withGlossary(createWorkspace());
	workspace.write("glossary/noeud/facts.yaml", "see: /guides/hydroponie\n");
	for (const lang of langs) {
		const [name, definition] = terms.noeud[lang];
		workspace.write(`glossary/noeud/${lang}.yaml`, `name: ${name}\ndefinition: ${definition}\n`);
		const guide = `guides/hydroponie/${lang}.md`;
		workspace.write(guide, write(workspace.read(guide), `[${name}](/glossaire#noeud)`));
	}
	const { plan } = await workspace.compile();
	const arrows = langs.map((lang) => {
		const page = plan?.pages.find((each) => each.path === "/glossaire" && each.lang === lang)?.data();
		return [lang, page && "body" in page ? page.body.children.flatMap(addressesIn).at(-1) : null];
	});
	expect(arrows).toEqual(langs.map((lang) => [lang, href.replace("HEADING", lastHeading[lang])]));
});

test("the search finds a term by its name in any language, at its place on the page (R5.2)", async () => {
	const { plan } = await siteWithTerms().compile();
	expect(plan?.searchItems().de).toContainEqual({
		title: "Knoten",
		path: "/glossaire#noeud",
		type: "page",
		description: "Die Stelle, an der ein Blatt am Trieb sitzt.",
		keywords: ["Nœud", "Node", "Nudo"],
	});
});
