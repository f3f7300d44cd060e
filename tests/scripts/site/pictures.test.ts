import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { licenceIds } from "#schemas/content/credit.ts";
import type { Picture } from "#schemas/content/picture.ts";
import type { RichElement, RichNode, RichText } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { splitPart } from "#schemas/shared/paging.ts";
import type { SitePlan } from "#scripts/types/site.ts";
import { inEnglish } from "../../support/in-english.ts";
import { halves } from "../../support/photos.ts";
import { plan as own } from "../../support/site-plan.ts";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

const leaf = await halves(900, 600).jpeg().toBuffer();
const alts = { fr: "Une feuille", en: "A leaf", es: "Una hoja", de: "Ein Blatt" };

/** The small site with one more photo, and its credit. */
function withLeaf(credit = "author: Anna Grün\nlicence: CC-BY-SA-4.0\nsource: https://photos.example/leaf\n"): Workspace {
	const workspace = createWorkspace();
	writeFileSync(join(workspace.dir, "images", "feuille.jpg"), leaf);
	workspace.write("images/feuille.yaml", credit);
	return workspace;
}

/** The same with the photo as that of a plant. */
function withPlantPhoto(credit?: string): Workspace {
	const workspace = withLeaf(credit);
	workspace.write("plants/aloe-vera/facts.yaml", `${workspace.read("plants/aloe-vera/facts.yaml")}\nimage: feuille.jpg\n`);
	for (const lang of langs) {
		const file = `plants/aloe-vera/${lang}.yaml`;
		workspace.edit(file, /^imageAlt: .*$/m, `imageAlt: ${alts[lang]}`);
	}
	return workspace;
}

async function planOf(workspace: Workspace): Promise<SitePlan> {
	const { plan } = await workspace.compile();
	if (!plan) throw new Error("the content has faults");
	return plan;
}

function pageOf({ pages }: SitePlan, path: string, lang: Lang): ScreenPage {
	const page = pages.find((each) => each.path === path && each.lang === lang);
	if (!page) throw new Error(`${path} is no page`);
	return page.data();
}

/** Names without the hash of what the files hold. */
const unhashed = (picture: Picture | null): unknown =>
	JSON.parse(JSON.stringify(picture).replaceAll(/\.[0-9a-f]{8}-/g, ".HASH-"));

test.each(langs)("the photo named in facts has sources, size, placeholder, text in %s and credit (R15.1)", async (lang) => {
	const page = pageOf(await planOf(withPlantPhoto()), "/fiches-plantes/aloe-vera", lang);
	if (!("plant" in page)) throw new Error("the page shows no plant");
	expect(unhashed(page.plant.picture)).toEqual({
		src: "/images/feuille.HASH-900.jpg",
		alt: alts[lang],
		width: 900,
		height: 600,
		sources: ["avif", "webp"].map((format) => ({
			type: `image/${format}`,
			srcset: [480, 800, 900].map((width) => `/images/feuille.HASH-${width}.${format} ${width}w`).join(", "),
		})),
		placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
		credit: {
			author: "Anna Grün",
			licence: "CC BY-SA 4.0",
			url: "https://photos.example/leaf",
			licenceUrl: "https://creativecommons.org/licenses/by-sa/4.0/",
		},
	});
	expect(page.meta.image).toEqual({
		src: expect.stringMatching(new RegExp(`^/images/plant-aloe-vera\\.${lang}\\.[0-9a-f]{8}\\.jpg$`)),
		alt: `${page.title} – ${alts[lang]}`,
		width: 1200,
		height: 630,
	});
});

test("the catalogue shows the photo too, an article its own, and entries without one a drawing (R15.1)", async () => {
	const plan = await planOf(withPlantPhoto());
	const [list, article] = [pageOf(plan, "/fiches-plantes", "de"), pageOf(plan, "/blog/arrosage", "de")];
	if (list.template !== "plant-list" || article.template !== "long-read") throw new Error("these are other pages");
	expect(list.plants.map(({ slug, picture }) => [slug, picture?.alt])).toEqual([
		["aloe-vera", "Ein Blatt"],
		["pothos", "Eine Grünpflanze in einem Tontopf"],
	]);
	expect([article.picture?.alt, article.meta.image?.alt]).toEqual([
		"Eine grüne Gießkanne",
		`${article.title} – Eine grüne Gießkanne`,
	]);
});

test.each([
	["CC0-1.0", "CC0 1.0"],
	["CC-BY-4.0", "CC BY 4.0"],
	["CC-BY-SA-4.0", "CC BY-SA 4.0"],
	["public-domain", "Public Domain Mark 1.0"],
	["own", "CC BY 4.0"],
	["permission", "©"],
])("the licence %s is shown as «%s», with a link to its terms if there is one (R15.1)", async (licence, name) => {
	const page = pageOf(await planOf(withPlantPhoto(`author: Anna\nlicence: ${licence}\n`)), "/fiches-plantes/aloe-vera", "en");
	const licenceUrl = licence === "permission" ? null : expect.stringMatching(/^https:\/\/creativecommons\.org\/.*\/$/);
	if (!("plant" in page)) throw new Error("the page shows no plant");
	expect(page.plant.picture?.credit).toEqual({ author: "Anna", licence: name, url: null, licenceUrl });
	expect(licenceIds).toContain(licence);
});

test("only photos shown on a page are encoded (R15.1)", async () => {
	expect((await planOf(withLeaf())).photos.map(({ name }) => name)).toEqual(["arrosoir.jpg"]);
	expect((await planOf(withPlantPhoto())).photos.map(({ name }) => name)).toEqual(["arrosoir.jpg", "feuille.jpg"]);
});

/** Each `img` of a text: the elements that it stands in, whether alone, and the alternative text of its picture. */
function images(nodes: readonly RichNode[], path = ""): [string, boolean | undefined, string | undefined][] {
	return nodes
		.filter((node): node is RichElement => node.type === "element")
		.flatMap((node) => {
			const here = `${path}${path && " "}${node.tagName}`;
			const { data } = node;
			return node.tagName === "img" ? [[here, data?.alone, data?.picture.alt] as const] : images(node.children, here);
		})
		.map(([at, alone, alt]) => [at, alone, alt]);
}

test.each([
	["in a paragraph of its own", "![Une feuille](/images/feuille.jpg)", [["img", true, "Une feuille"]]],
	["among words", "Voici ![Une feuille](/images/feuille.jpg) verte.", [["p img", false, "Une feuille"]]],
	["in a line of a list", "- ![Une feuille](/images/feuille.jpg)", [["ul li img", true, "Une feuille"]]],
	["in a quote", "> ![Une feuille](/images/feuille.jpg)", [["blockquote img", true, "Une feuille"]]],
	["in a link", "[![Une feuille](/images/feuille.jpg)](/blog)", [["p a img", false, "Une feuille"]]],
	[
		"beside another one",
		"![Une feuille](/images/feuille.jpg) ![Une autre](/images/feuille.jpg)",
		[
			["p img", false, "Une feuille"],
			["p img", false, "Une autre"],
		],
	],
	["by reference", "![Une feuille][f]\n\n[f]: /images/feuille.jpg", [["img", true, "Une feuille"]]],
] as const)("a photo %s is the same picture (R15.1)", async (_, markdown, found) => {
	const workspace = withLeaf();
	for (const lang of langs) {
		const file = `pages/about/${lang}.md`;
		workspace.edit(file, /\n---\n[\s\S]*$/, `\n---\n\n${markdown}\n`);
	}
	const page = pageOf(await planOf(workspace), "/about", "fr");
	if (page.template !== "plain") throw new Error("the page has another look");
	expect(images(page.body.children)).toEqual(found);
});

test("a photo in a Markdown field is a picture as well (R15.1)", async () => {
	const workspace = withLeaf();
	for (const lang of langs) {
		const file = `articles/arrosage/${lang}.md`;
		workspace.edit(file, /^ {2}text: .*$/m, '  text: "![x {dry-depth}](/images/feuille.jpg)"');
	}
	const page = pageOf(await planOf(workspace), "/blog/arrosage", "en");
	const text: RichText | undefined = page.template === "long-read" ? page.conclusion?.text : undefined;
	expect(images(text?.children ?? [])).toEqual([["img", true, "x 3\u00a0to\u00a05\u00a0cm"]]);
});

test("the social card has the page's heading beside its picture, as a JPEG of the required size (R14.1)", async () => {
	const page = pageOf(await planOf(withLeaf()), "/fiches-plantes/aloe-vera", "fr");
	expect(page.meta.image).toEqual({
		src: expect.stringMatching(/^\/images\/plant-aloe-vera\.fr\.[0-9a-f]{8}\.jpg$/),
		alt: `${page.title} – Une plante verte dans un pot de terre cuite`,
		width: 1200,
		height: 630,
	});
});

test.each(langs)(
	"in %s the social card of a page without a scene has its heading and the home page's picture (R14.1)",
	async (lang) => {
		const plan = await planOf(withLeaf());
		const imageOf = (path: string) => {
			const src = pageOf(plan, path, lang).meta.image?.src;
			return plan.socialImages().find(({ file }) => `/images/${file}` === src);
		};
		const [home, about] = [imageOf("/"), imageOf("/about")];
		expect(about?.file).toMatch(new RegExp(`^page-about\\.${lang}\\.[0-9a-f]{8}\\.jpg$`));
		expect(about?.art).toEqual(home?.art);
		expect([home?.title, about?.title]).toEqual(["/", "/about"].map((path) => pageOf(plan, path, lang).title));
	},
);

test("the name of a social card changes with heading, site name and picture, in that language only (R14.1)", async () => {
	const namesAfter = async (file: string, from: string | RegExp, to: string) => {
		const workspace = withLeaf();
		workspace.edit(file, from, to);
		return (await planOf(workspace)).socialImages().map((image) => image.file);
	};
	const before = (await planOf(withLeaf())).socialImages().map(({ file }) => file);
	const changed = (after: string[]) =>
		before.filter((file) => !after.includes(file)).map((file) => file.replace(/\.[0-9a-f]{8}\./, "."));
	expect(changed(await namesAfter("pages/about/en.md", /^title: .*$/m, "title: Another heading"))).toEqual(["page-about.en.jpg"]);
	expect(changed(await namesAfter("plants/aloe-vera/facts.yaml", "length: 0.3", "length: 0.5")).length).toBeLessThan(9);
	expect(changed(await namesAfter("site.yaml", /^name: .*$/m, "name: Rejet")).length).toBe(before.length);
});

test("a home page without a scene is a fault, since social cards of other pages use it (R14.1)", async () => {
	const workspace = createWorkspace();
	workspace.write("pages/home/facts.yaml", "template: home\n");
	const { diagnostics } = await workspace.compile();
	expect(inEnglish(diagnostics.filter(({ file }) => file === "pages/home/facts.yaml"))).toEqual([
		{
			code: "invalid-value",
			file: "pages/home/facts.yaml",
			position: [1, 1],
			message: "The file has no picture.",
			hint: "add scene: with a setting and plants; it is the social image of every page without its own",
		},
	]);
});

test("in the site’s own content, every indexable page has its own picture, with text in its language (R14.1)", () => {
	// The pages of a list have the picture of the list.
	const listed = own.pages.filter(({ indexable, path }) => indexable && splitPart(path).part === 1);
	const shown = new Set(listed.map(({ lang, data }) => `${lang} ${data().meta.image?.src}`));
	expect(shown.size).toBe(listed.length);
	const undescribed = listed.filter(({ data }) => (data().meta.image?.alt.length ?? 0) < 30);
	expect(undescribed.map(({ path }) => path)).toEqual([]);
});

test("a drawing not shown on any page is made for social cards only (R13.4)", () => {
	const hidden = own.drawings.filter(({ shown }) => !shown).map(({ entry }) => `${entry.kind} ${entry.slug}`);
	const pages = JSON.stringify(own.pages.map((page) => page.data()).map(({ meta, ...data }) => data));
	expect(hidden).toContain("page blog");
	expect(own.drawings.filter(({ shown, file }) => shown !== pages.includes(`/images/${file}`)).map(({ file }) => file)).toEqual(
		[],
	);
});

test("exactly the social cards named by pages are made (R14.1)", () => {
	const named = own.pages.flatMap(({ data }) => data().meta.image?.src ?? []);
	expect(new Set(own.socialImages().map(({ file }) => `/images/${file}`))).toEqual(new Set(named));
	expect(own.socialImages().length).toBe(new Set(named).size);
});
