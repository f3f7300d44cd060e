import { join } from "node:path";
import { expect, test } from "vitest";
import { dayOf, readPost } from "#scripts/desk/import/front-matter.ts";
import { nameOfPost } from "#scripts/desk/import/import-post.ts";
import { runHere } from "../../../support/command.ts";
import { createWorkspace, type Workspace } from "../../../support/workspace.ts";

const posts = join(import.meta.dirname, "../../../support/posts");
const bring = ({ dir }: Workspace, file: string) => runHere("import", [file, "--content", dir]);

/** What is left to do by hand after an import and `check --fix`; the missing languages count once. */
async function leftOf(workspace: Workspace): Promise<string[]> {
	await runHere("check", ["--content", workspace.dir, "--fix"]);
	const { diagnostics } = await workspace.compile();
	return [...new Set(diagnostics.map(({ code, file }) => `${code} ${file}`))];
}

test.each([
	["Jekyll", "jekyll/_posts/2019-05-02-arroser-le-basilic.md", "arroser-le-basilic", "basilic"],
	["Hugo", "hugo/content/posts/pots-en-terre/index.md", "pots-en-terre", "pot"],
	["Astro", "astro/src/content/blog/des-feuilles-jaunes.md", "des-feuilles-jaunes", "feuille"],
])(
	"a post of %s needs a licence, a source and its translations by hand, and nothing else (R18.7)",
	async (_, file, slug, photo) => {
		const workspace = createWorkspace();
		await bring(workspace, join(posts, file));
		expect(await leftOf(workspace)).toEqual([
			`missing-language articles/${slug}`,
			`missing-source articles/${slug}/facts.yaml`,
			`todo images/${photo}.yaml`,
		]);
	},
);

test("fields, pictures, links and old addresses of a post are in our form (R18.7)", async () => {
	const workspace = createWorkspace();
	await bring(workspace, join(posts, "jekyll/_posts/2019-05-02-arroser-le-basilic.md"));
	expect(workspace.read("articles/arroser-le-basilic/facts.yaml")).toBe(
		"published: 2019-05-02\ntopic: care\nupdated: 2020-03-01\nimage: basilic.jpg\n",
	);
	expect(workspace.read("images/basilic.yaml")).toBe(
		"author: Lou\nlicence: own # TODO who took it, and may it be published here?\n",
	);
	const text = workspace.read("articles/arroser-le-basilic/fr.md");
	expect(text).toContain("imageAlt: Un pot de basilic sur un rebord de fenêtre\n");
	expect(text).toContain("[comment arroser](/blog/arrosage)");
	expect(text).toContain("[ancien comparatif](/blog)");
	expect(text).toContain("\n## Quand ?\n");
	expect(text).toContain("![Le pot, vu de près](/images/basilic.jpg)\n\n");
	expect(workspace.read("redirects.yaml")).toContain(
		"- from: /2019/05/arroser_basilic.html\n  to: /blog/arroser-le-basilic\n  reason: The old site had this address\n",
	);
});

test("a post without fields begins with topic and picture of the article that resembles it, and needs its day by hand (R18.7)", async () => {
	const workspace = createWorkspace();
	const { stdout } = await bring(workspace, join(posts, "plain/notes-sur-l-aloe.md"));
	expect(stdout).toContain("is taken from articles/arrosage, which shares most words with it: change what does not fit.\n");
	expect(workspace.read("articles/notes-sur-l-aloe/fr.md")).toMatch(/^---\nbadge: Blog\ntitle: notes sur l aloe\n/);
	expect(workspace.read("articles/notes-sur-l-aloe/fr.md")).toMatch(
		/Une fois toutes les \{time\} semaines.+\(\{share\} sable\)/s,
	);
	expect(workspace.read("articles/notes-sur-l-aloe/facts.yaml")).toContain("\n  share:\n    value: 50\n    unit: percent\n");
	expect(await leftOf(workspace)).toEqual([
		"missing-language articles/notes-sur-l-aloe",
		"todo articles/notes-sur-l-aloe/facts.yaml",
	]);
});

test("what a generator has in its own syntax is in ours, and figures stand among the facts (R18.7)", async () => {
	const workspace = createWorkspace();
	await bring(workspace, join(posts, "jekyll/_posts/2019-11-20-hiverner-les-agrumes.md"));
	expect(workspace.read("articles/hiverner-les-agrumes/fr.md").split("---\n\n")[1]).toBe(`\
Les citronniers craignent le gel ; en dessous de {temperature}, ils perdent leurs feuilles (Mesuré chez moi).

## Où les mettre

Une véranda *non chauffée* est idéale: {temperature-2}. Ma liste :

:::checklist

- un voile
- un thermomètre

:::

![Un pot sous une véranda](/images/basilic.jpg)

:::note

Attention aux **courants d'air** !

:::

### Ce qu'il ne faut pas faire

| Geste | Effet |
|---|---|
| Arroser trop | feuilles jaunes, racines brunes |

\`\`\`
# 22°C, c'est trop
\`\`\`

<https://www.youtube.com/watch?v=dQw4w9WgXcQ>

## En savoir plus

Voir <https://example.org/agrumes>, [mes débuts](/2015/01/02/debuter) et [ma page de contact](/contact).
`);
	expect(workspace.read("articles/hiverner-les-agrumes/facts.yaml")).toContain(`\
figures:
  temperature:
    value: -3
    unit: celsius
    source: pousse
  temperature-2:
    min: 5
    max: 10
    unit: celsius
    source: pousse
`);
	expect(await leftOf(workspace)).toEqual([
		"missing-language articles/hiverner-les-agrumes",
		"todo images/basilic.yaml",
		"todo redirects.yaml",
	]);
});

test("the source of figures is the site’s own one, whatever its key (R18.7)", async () => {
	const workspace = createWorkspace();
	workspace.edit("sources.yaml", /^/, "nous:\n  title: Nous\n  page: /about\n");
	await bring(workspace, join(posts, "jekyll/_posts/2019-11-20-hiverner-les-agrumes.md"));
	const sources = workspace.read("articles/hiverner-les-agrumes/facts.yaml").match(/(?<= {4}source: ).*/g);
	expect(sources).toEqual(["nous", "nous"]);
});

test("a link into the old site is a redirect whose target is to be found, until the post that it led to comes (R18.7)", async () => {
	const workspace = createWorkspace();
	workspace.write("../mes-notes.md", "# Mes notes\n\nVoir [avant](../2011/tout-autre-chose.md).\n");
	await bring(workspace, join(workspace.dir, "../mes-notes.md"));
	expect(workspace.read("articles/mes-notes/fr.md")).toContain("[avant](/2011/tout-autre-chose)");
	expect(workspace.read("redirects.yaml")).toContain(
		"- from: /2011/tout-autre-chose\n  to: TODO\n  reason: The old site had this address\n",
	);
	expect(await leftOf(workspace)).toContain("todo redirects.yaml");
	workspace.write("../tout-autre-chose.md", "# Tout autre chose\n\nVoilà.\n");
	await bring(workspace, join(workspace.dir, "../tout-autre-chose.md"));
	expect(workspace.read("redirects.yaml")).toContain("- from: /2011/tout-autre-chose\n  to: /blog/tout-autre-chose\n");
});

test("an import replaces nothing (R18.7)", async () => {
	const workspace = createWorkspace();
	workspace.write("../arrosage.md", "# Arrosage\n\nPeu.\n");
	const before = workspace.read("articles/arrosage/fr.md");
	const { stderr } = await bring(workspace, join(workspace.dir, "../arrosage.md"));
	expect(stderr).toMatch(/articles\/arrosage already exists/);
	expect(workspace.read("articles/arrosage/fr.md")).toBe(before);
});

test.each([
	["---\ntitle: A\n---\nb", { title: "A" }, "b"],
	[
		'+++\ntitle = "A"\ndraft = false\ndate = 2020-01-02T03:04:05Z\ntags = ["a", \'b\']\n[cover]\nimage = "a.jpg"\n+++\n\nb',
		{ title: "A", draft: false, date: "2020-01-02T03:04:05.000Z", tags: ["a", "b"], cover: { image: "a.jpg" } },
		"b",
	],
	[
		'+++\nday = 2020-01-02\n"my key".name = """a\nb"""\n[[files]]\nsrc = "a.jpg" # one\n+++\nb',
		{ day: "2020-01-02", "my key": { name: "a\nb" }, files: [{ src: "a.jpg" }] },
		"b",
	],
	["---\ntitle: A\ntitle: B\n---\nb", { title: "B" }, "b"],
	["a\n\n---\n\nb", {}, "a\n\n---\n\nb"],
	["\ufeff---\r\ntitle: A\r\n---\r\nb\r\n", { title: "A" }, "b"],
])("the fields and the Markdown of the post %j are read (R18.7)", (text, fields, body) => {
	expect(readPost(text)).toEqual({ fields, body });
});

test.each(["+++\ntitle = 'A'\ntags = a b\n+++\nb", "---\ntitle: A\n@tags: 1\n---\nb"])(
	"fields that are broken are named by their line (R18.7)",
	async (text) => {
		const workspace = createWorkspace();
		workspace.write("../mine.md", text);
		const { stderr, status } = await bring(workspace, join(workspace.dir, "../mine.md"));
		expect([status, stderr]).toEqual([
			2,
			"The fields at the top of the post cannot be read from line 3 on: they are neither YAML nor TOML. Correct that line.\n",
		]);
	},
);

test.each([
	["2019-05-02 08:30:00 +0200", "2019-05-02"],
	["May 2nd, 2022", "2022-05-02"],
	["2 May 2022", "2022-05-02"],
	["soon", undefined],
])("the day of the date %j is %s (R18.7)", (written, day) => {
	expect(dayOf(written)).toBe(day);
});

test.each([
	["/a/2019-05-02-Été au balcon.md", "ete-au-balcon"],
	["/a/pots_en_terre/index.md", "pots-en-terre"],
])("the post %s becomes the article %s (R18.7)", (file, name) => {
	expect(nameOfPost(file)).toBe(name);
});
