import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { linkContent } from "#scripts/build/link-content.ts";
import { planDelete } from "#scripts/desk/entries/delete.ts";
import { planMove } from "#scripts/desk/entries/move.ts";
import type { Plan } from "#scripts/desk/entries/plan.ts";
import { recordTranslations } from "#scripts/desk/translate/record-translations.ts";
import { writeAll } from "#scripts/store/write-all.ts";
import { english } from "../../../support/in-english.ts";
import { codeHashes } from "../../../support/known-parts.ts";
import { baseContent, createWorkspace, smallRun, type Workspace } from "../../../support/workspace.ts";

const linked = ({ dir }: Workspace) => linkContent(dir, { ...smallRun, codeHash: codeHashes.pipeline });
const move = async (workspace: Workspace, from: string, to: string, lang: ProgramLang = "en") =>
	planMove(workspace.dir, await linked(workspace), [from, to], lang);
const remove = async (workspace: Workspace, folder: string, redirect?: string) =>
	planDelete(workspace.dir, await linked(workspace), { folder, redirect }, english);
const carryOut = ({ dir }: Workspace, { writes }: Plan) => writeAll(dir, writes);
const codes = async (workspace: Workspace) => (await workspace.compile()).diagnostics.map(({ code, file }) => `${code} ${file}`);

const [aloe, arrosage, hydroponie] = ["plants/aloe-vera", "articles/arrosage", "guides/hydroponie"] as const;
const languages = ["de", "en", "es", "fr"];

test("a rename plan lists every change (files, links in all languages, slugs, menus, redirects) and writes nothing (R16.1)", async () => {
	const workspace = createWorkspace();
	const { changes } = await move(workspace, aloe, "aloe");
	expect(changes.map(english)).toEqual([
		...["de.yaml", "en.yaml", "es.yaml", "facts.yaml", "fr.yaml"].map(
			(name) => `rename    ${aloe}/${name} → plants/aloe/${name}`,
		),
		"edit      articles/arrosage/de.md:17:58  /fiches-plantes/aloe-vera → /fiches-plantes/aloe",
		"edit      articles/arrosage/en.md:17:43  /fiches-plantes/aloe-vera → /fiches-plantes/aloe",
		"edit      articles/arrosage/es.md:17:58  /fiches-plantes/aloe-vera → /fiches-plantes/aloe",
		"edit      articles/arrosage/fr.md:17:59  /fiches-plantes/aloe-vera → /fiches-plantes/aloe",
		"edit      navigation.yaml:9:11  /fiches-plantes/aloe-vera → /fiches-plantes/aloe",
		"redirect  /fiches-plantes/aloe-vera → /fiches-plantes/aloe (new)",
	]);
	expect(await codes(workspace)).toEqual([]);
});

test("after a rename the content is clean, comments stay, and no translation becomes stale (R16.1)", async () => {
	const workspace = createWorkspace();
	recordTranslations(workspace.dir, "articles", false);
	workspace.write("navigation.yaml", `# menus\n${workspace.read("navigation.yaml")}`);
	workspace.write("redirects.yaml", `# old addresses\n${workspace.read("redirects.yaml")}`);
	carryOut(workspace, await move(workspace, aloe, "aloe"));
	expect(await codes(workspace)).toEqual([]);
	expect(workspace.read("navigation.yaml")).toMatch(/^# menus\n/);
	expect(workspace.read("redirects.yaml")).toBe(
		[
			"# old addresses",
			readFileSync(join(baseContent, "redirects.yaml"), "utf8").trimEnd(),
			"- from: /fiches-plantes/aloe-vera",
			"  to: /fiches-plantes/aloe",
			"  reason: The page was renamed",
			"",
		].join("\n"),
	);
	for (const lang of languages) expect(workspace.read(`articles/arrosage/${lang}.md`)).toContain("(/fiches-plantes/aloe)");
});

test("after a rename no translation becomes stale whose lines end as on Windows, nor do their ends change (R16.1)", async () => {
	const workspace = createWorkspace();
	recordTranslations(workspace.dir, "articles", false);
	for (const lang of languages) workspace.edit(`articles/arrosage/${lang}.md`, /\n/g, "\r\n");
	carryOut(workspace, await move(workspace, aloe, "aloe"));
	expect(await codes(workspace)).toEqual([]);
	for (const lang of languages) expect(workspace.read(`articles/arrosage/${lang}.md`)).not.toMatch(/[^\r]\n/);
});

test("a rename does not hide an earlier change of the French text (R16.1)", async () => {
	const workspace = createWorkspace();
	recordTranslations(workspace.dir, "articles", false);
	const french = "articles/arrosage/fr.md";
	workspace.edit(french, "Attendez si la terre est humide.", "Attendez si elle est humide.");
	carryOut(workspace, await move(workspace, aloe, "aloe"));
	expect(await codes(workspace)).toEqual(["de", "en", "es"].map((lang) => `stale-translation articles/arrosage/${lang}.md`));
});

test("anchors of a plant's card and redirects to them follow a rename; renaming back leaves no redirect (R16.1)", async () => {
	const workspace = createWorkspace();
	carryOut(workspace, await move(workspace, "plants/pothos", "epipremnum"));
	expect(workspace.read("redirects.yaml")).toContain("to: /fiches-plantes#epipremnum\n");
	expect(workspace.read("plants/aloe-vera/fr.yaml")).toContain("/fiches-plantes#epipremnum");
	expect(await codes(workspace)).toEqual([]);
	const before = workspace.read("redirects.yaml");
	carryOut(workspace, await move(workspace, aloe, "aloe"));
	carryOut(workspace, await move(workspace, "plants/aloe", "aloe-vera"));
	expect(workspace.read("redirects.yaml")).toBe(
		`${before}- from: /fiches-plantes/aloe\n  to: /fiches-plantes/aloe-vera\n  reason: The page was renamed\n`,
	);
	expect(await codes(workspace)).toEqual([]);
});

test("a guide moved to articles keeps its links; the extra field of articles gets a TODO (R16.1)", async () => {
	const workspace = createWorkspace();
	carryOut(workspace, await move(workspace, "guides/hydroponie", "articles/hydroponie"));
	expect(await codes(workspace)).toEqual(["todo articles/hydroponie/facts.yaml"]);
	expect(workspace.read("navigation.yaml")).toContain("to: /blog/hydroponie");
});

test.each([
	["plants/aloe-vra", "aloe", 'There is no entry plants/aloe-vra; did you mean "plants/aloe-vera"?'],
	[aloe, "pothos", "plants/pothos already exists. Choose another name."],
	[aloe, "Aloë", '"Aloë" cannot be used in an address. Write aloe.'],
	[
		"plants/pothos",
		"articles/x",
		"guides/hydroponie/facts.yaml:5:34 needs a plant and refers to pothos. Remove that reference first.",
	],
	["pages/about", "dashboard", "The address /dashboard is reserved for the site itself."],
])("%s cannot become %s: %s (R16.1)", async (from, to, message) => {
	await expect(move(createWorkspace(), from, to)).rejects.toThrow(message);
});

test("texts that a command writes for editors are in its language (R17.8)", async () => {
	const workspace = createWorkspace();
	carryOut(workspace, await move(workspace, "guides/hydroponie", "articles/hydroponie", "fr"));
	expect(workspace.read("redirects.yaml")).toContain("to: /blog/hydroponie\n  reason: La page a changé de nom\n");
	expect(workspace.read("articles/hydroponie/facts.yaml")).toContain(
		"topic: care # TODO Sujet, par lequel on peut filtrer la liste des articles\n",
	);
});

test("unreadable content is not changed, since it may refer to anything (R16.1)", async () => {
	const workspace = createWorkspace();
	workspace.write("navigation.yaml", "header: [");
	await expect(move(workspace, aloe, "aloe")).rejects.toThrow(
		'navigation.yaml: The bracket "[" is not closed. Run npm run check and fix what it reports first.',
	);
});

test("deleting an entry leaves a redirect, and links to it follow (R16.1)", async () => {
	const workspace = createWorkspace();
	const plan = await remove(workspace, hydroponie, "/blog");
	expect(plan.changes.map(english)).toEqual([
		...["de.md", "en.md", "es.md", "facts.yaml", "fr.md"].map((name) => `delete    ${hydroponie}/${name}`),
		"edit      navigation.yaml:7:11  /guides/hydroponie → /blog",
		"redirect  /guides/hydroponie → /blog (new)",
	]);
	carryOut(workspace, plan);
	expect(existsSync(join(workspace.dir, hydroponie))).toBe(false);
	expect(await codes(workspace)).toEqual([]);
});

test("the sentences that led to a deleted entry are listed, as their words still promise it (R16.1)", async () => {
	const workspace = createWorkspace();
	for (const lang of languages) {
		workspace.edit(`articles/arrosage/${lang}.md`, "    to: /fiches-plantes\n", "    to: /guides/hydroponie\n");
		workspace.edit(
			`plants/aloe-vera/${lang}.yaml`,
			/^ {4}.*#pothos.*$/m,
			"    Aloe vera. [Pothos](/guides/hydroponie)\n    in a pot! Aloe vera.",
		);
	}
	const { changes } = await remove(workspace, hydroponie, "/guides");
	const article = { de: "Zu den Pflanzen", en: "See the plants", es: "Ver las plantas", fr: "Voir les plantes" };
	expect(changes.map(english).at(-1)).toBe(
		[
			"These sentences spoke of guides/hydroponie. Read each of them again:",
			...Object.entries(article).map(([lang, label]) => `  articles/arrosage/${lang}.md:13  ${label}`),
			...languages.map((lang) => `  plants/aloe-vera/${lang}.yaml:14  Pothos in a pot!`),
		].join("\n"),
	);
});

test("without a redirect the plan names the lost address (R16.1)", async () => {
	const workspace = createWorkspace();
	workspace.edit("navigation.yaml", "/guides/hydroponie", "/guides");
	expect((await remove(workspace, hydroponie)).changes.map(english).at(-1)).toBe(
		"lost      /guides/hydroponie will lead nowhere; --redirect PATH keeps it working",
	);
});

test("an entry that is still referenced is not deleted, and every reference is listed (R16.1)", async () => {
	await expect(remove(createWorkspace(), "plants/pothos")).rejects.toThrow(
		[
			"These still refer to plants/pothos:",
			"  guides/hydroponie/facts.yaml:3:14  pothos",
			"  guides/hydroponie/facts.yaml:5:34  pothos",
			"  pages/home/facts.yaml:2:40  pothos",
			"  plants/aloe-vera/de.yaml:14:59  /fiches-plantes#pothos",
			"  plants/aloe-vera/en.yaml:14:47  /fiches-plantes#pothos",
			"  plants/aloe-vera/es.yaml:14:50  /fiches-plantes#pothos",
			"  plants/aloe-vera/fr.yaml:14:53  /fiches-plantes#pothos",
			"Remove these references first, or redirect the links with --redirect PATH.",
		].join("\n"),
	);
	await expect(remove(createWorkspace(), arrosage, "/guides")).rejects.toThrow(
		"These still refer to articles/arrosage:\n  guides/hydroponie/facts.yaml:4:15  /blog/arrosage\nRemove these references first.",
	);
	await expect(remove(createWorkspace(), hydroponie, "/blg")).rejects.toThrow(
		'There is no page /blg to redirect to; did you mean "/blog"?',
	);
});

test("an entry is moved while another holds a TODO, and not while a file cannot be read or has two versions (R16.1)", async () => {
	const workspace = createWorkspace();
	workspace.edit("pages/about/en.md", "## Our sources", "TODO\n\n## Our sources");
	expect((await move(workspace, aloe, "aloe")).changes).not.toEqual([]);
	workspace.edit("pages/about/en.md", "TODO", "<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> main");
	await expect(move(workspace, aloe, "aloe")).rejects.toThrow("pages/about/en.md");
	workspace.edit("pages/about/en.md", "---", "--");
	await expect(move(workspace, aloe, "aloe")).rejects.toThrow("pages/about/en.md");
});
