import { expect, test } from "vitest";
import type { Picture } from "#schemas/content/picture.ts";
import type { RichNode } from "#schemas/content/rich-text.ts";
import type { GuideListPage, LongReadPage, PlainPage, ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import type { Meta } from "#schemas/pages/page-parts.ts";
import { structuredData } from "#schemas/pages/structured-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { type HeadTag, headTags } from "#src/head/head-tags.ts";
import { jsonLd } from "#src/head/json-ld.ts";
import { attributes, serializeHead, serializeJsonLd } from "#src/head/serialize.ts";

const site: ShellData["site"] = {
	name: "Pousse",
	url: "https://pousse.example",
	author: "La rédaction",
	email: "bonjour@pousse.example",
	social: [],
};
const meta: Meta = {
	title: "About | Pousse",
	description: "Who writes here.",
	keywords: [],
	socialTitle: "About us",
	socialDescription: "Who we are.",
	type: "website",
	published: null,
	updated: null,
	image: null,
};
const plain: PlainPage = {
	template: "plain",
	lang: "en",
	path: "/about",
	source: null,
	title: "About",
	crumbs: [{ path: "/", label: "Home" }],
	meta,
	body: { type: "root", children: [] },
	picture: null,
};

const text = (value: string): RichNode => ({ type: "text", value });
const paragraph = (value: string): RichNode => ({ type: "element", tagName: "p", properties: {}, children: [text(value)] });
const question = (value: string): RichNode => ({
	type: "element",
	tagName: "h3",
	properties: { id: "q" },
	children: [{ type: "element", tagName: "em", properties: {}, children: [text(value)] }],
});

const article: LongReadPage = {
	template: "long-read",
	sources: { type: "root", children: [] },
	lang: "de",
	path: "/blog/ficus-lyrata",
	source: null,
	updated: null,
	title: "Die Geigenfeige",
	crumbs: [
		{ path: "/", label: "Startseite" },
		{ path: "/blog", label: "Blog" },
	],
	meta: {
		...meta,
		type: "article",
		published: "2025-01-08",
		updated: "2025-02-01",
		image: {
			src: "/images/ficus.1a2b3c4d-social.jpg",
			alt: "Blatt",
			width: 1200,
			height: 630,
		},
	},
	back: { path: "/blog", label: "Blog" },
	badge: "Pflege",
	subtitle: "",
	author: "La rédaction",
	published: { iso: "2025-01-08", label: "Januar 2025" },
	readingMinutes: 8,
	picture: null,
	introTitle: "",
	intro: { type: "root", children: [] },
	body: {
		type: "root",
		children: [
			{ type: "element", tagName: "h2", properties: { id: "fragen" }, children: [text("Fragen")] },
			{
				type: "element",
				tagName: "div",
				properties: { dataBlock: "faq" },
				children: [question("Giftig?"), paragraph("Ja."), paragraph("Sehr."), question("Groß?"), paragraph("Auch.")],
			},
		],
	},
	contents: [],
	ranking: null,
	recommended: [],
	conclusion: null,
	affiliateLine: null,
};

const link = (rel: string, href: string, hreflang?: string): HeadTag => ({
	tag: "link",
	attributes: { rel, ...(hreflang ? { hreflang } : {}), href },
});
const named = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { property: name, content } });

test("a list page names the previous and next page by their pinned addresses (R17.4)", () => {
	const beside = (part: number) =>
		headTags({ ...plain, paging: { list: "/blog", part, parts: 3, first: 1, last: 2, total: 6 } }, site).flatMap((head) =>
			head.tag === "link" && /^(prev|next)$/.test(head.attributes["rel"] ?? "") ? [head.attributes] : [],
		);
	expect(beside(1)).toEqual([{ rel: "next", href: "https://pousse.example/en/blog/page/2" }]);
	expect(beside(2)).toEqual([
		{ rel: "prev", href: "https://pousse.example/en/blog" },
		{ rel: "next", href: "https://pousse.example/en/blog/page/3" },
	]);
	expect(beside(3)).toEqual([{ rel: "prev", href: "https://pousse.example/en/blog/page/2" }]);
});

test("a page has title, description, address, alternates and social card (R14.1)", () => {
	expect(headTags(plain, site)).toEqual([
		{ tag: "title", text: "About | Pousse" },
		named("description", "Who writes here."),
		link("canonical", "https://pousse.example/en/about"),
		link("alternate", "https://pousse.example/fr/about", "fr"),
		link("alternate", "https://pousse.example/en/about", "en"),
		link("alternate", "https://pousse.example/es/about", "es"),
		link("alternate", "https://pousse.example/de/about", "de"),
		link("alternate", "https://pousse.example/fr/about", "x-default"),
		{
			tag: "link",
			attributes: { rel: "alternate", type: "application/rss+xml", title: "Pousse", href: "/en/rss.xml" },
		},
		property("og:site_name", "Pousse"),
		property("og:type", "website"),
		property("og:title", "About us"),
		property("og:description", "Who we are."),
		property("og:url", "https://pousse.example/en/about"),
		property("og:locale", "en_GB"),
		property("og:locale:alternate", "fr_FR"),
		property("og:locale:alternate", "es_ES"),
		property("og:locale:alternate", "de_DE"),
		named("twitter:card", "summary"),
	]);
});

test("a page with a picture has a large card with the picture and its text (R14.1)", () => {
	expect(headTags(article, site)).toEqual(
		expect.arrayContaining([
			property("og:image", "https://pousse.example/images/ficus.1a2b3c4d-social.jpg"),
			property("og:image:width", "1200"),
			property("og:image:height", "630"),
			property("og:image:alt", "Blatt"),
			named("twitter:card", "summary_large_image"),
		]),
	);
});

test("keywords are included if there are any (R7.1)", () => {
	const tags = headTags({ ...plain, meta: { ...meta, keywords: ["aloe vera", "rejets"] } }, site);
	expect(tags.slice(1, 3)).toEqual([named("description", "Who writes here."), named("keywords", "aloe vera, rejets")]);
});

test.each(langs)("a bare page shown in %s has the page pinned in that language as canonical (R1.7)", (lang) => {
	const canonical = headTags({ ...plain, lang }, site).filter(
		(head) => head.tag === "link" && head.attributes["rel"] === "canonical",
	);
	expect(canonical).toEqual([link("canonical", `https://pousse.example/${lang}/about`)]);
});

test("the home page has no trailing slash in its addresses (R1.7)", () => {
	const hrefs = headTags({ ...plain, path: "/" }, site).flatMap((head) => (head.tag === "link" ? [head.attributes["href"]] : []));
	expect(hrefs.filter((href) => href !== "/en/rss.xml")).toEqual(
		["/en", ...langs.map((lang) => `/${lang}`), "/fr"].map((path) => `https://pousse.example${path}`),
	);
});

test.each<ScreenPage>([
	{ ...plain, template: "not-found", path: "/404", picture: null },
	{ ...plain, template: "search", path: "/recherche", plants: [], topics: [] },
])("the $template page has no canonical address (R14.1)", (page) => {
	expect(headTags(page, site)).toEqual([
		{ tag: "title", text: "About | Pousse" },
		named("description", "Who writes here."),
		named("robots", "noindex"),
	]);
});

const crumb = (position: number, name: string, path: string) => ({
	"@type": "ListItem",
	position,
	name,
	item: `https://pousse.example/de${path}`,
});

const logo = "/images/icon.1a2b3c4d.png";
const publisher = {
	"@type": "Organization",
	name: "Pousse",
	url: "https://pousse.example/de",
	logo: "https://pousse.example/images/icon.1a2b3c4d.png",
};
const drawn = {
	"@type": "ImageObject",
	contentUrl: "https://pousse.example/images/ficus.1a2b3c4d-social.jpg",
	creditText: "Pousse",
	copyrightNotice: "Pousse, CC BY 4.0",
	creator: { "@type": "Organization", name: "La rédaction" },
	license: "https://creativecommons.org/licenses/by/4.0/",
};

/** The data of a page, which have the shape that the check asks for. */
const dataOf = (page: ScreenPage) => structuredData.parse(jsonLd(page, site, logo))["@graph"];

test("an article has structured data for breadcrumb, article and questions (R6.4)", () => {
	expect(dataOf(article)).toEqual([
		{
			"@type": "BreadcrumbList",
			itemListElement: [crumb(1, "Startseite", ""), crumb(2, "Blog", "/blog"), crumb(3, "Die Geigenfeige", "/blog/ficus-lyrata")],
		},
		{
			"@type": "Article",
			headline: "Die Geigenfeige",
			image: drawn,
			author: { "@type": "Organization", name: "La rédaction", url: "https://pousse.example/de" },
			publisher,
			datePublished: "2025-01-08",
			dateModified: "2025-02-01",
		},
		{
			"@type": "FAQPage",
			mainEntity: [
				{ "@type": "Question", name: "Giftig?", acceptedAnswer: { "@type": "Answer", text: "Ja. Sehr." } },
				{ "@type": "Question", name: "Groß?", acceptedAnswer: { "@type": "Answer", text: "Auch." } },
			],
		},
	]);
});

test("an article has the author and licence of its photo (R14.1)", () => {
	const credit = { author: "Anna Grün", licence: "©", url: null, licenceUrl: null };
	const picture: Picture = { src: "/a.jpg", alt: "", width: 1, height: 1, sources: [], placeholder: null, credit };
	const imageOf = (picture: Picture) => dataOf({ ...article, picture }).flatMap((each) => ("image" in each ? [each.image] : []));
	const credits = { creditText: "Anna Grün", copyrightNotice: "Anna Grün, ©", creator: { "@type": "Person", name: "Anna Grün" } };
	const { license, ...rest } = drawn;
	expect(imageOf(picture)).toEqual([{ ...rest, ...credits }]);
	expect(imageOf({ ...picture, credit: { ...credit, licenceUrl: license } })).toEqual([{ ...rest, ...credits, license }]);
});

test("an article has its ranking (R14.1)", () => {
	const words = {
		latin: null,
		picture: null,
		stars: 5,
		starsLabel: "",
		benefits: article.body,
		care: article.body,
		placement: article.body,
	};
	const found = dataOf({
		...article,
		body: { type: "root", children: [] },
		ranking: { title: "Top 2", items: ["Pothos", "Ficus"].map((name) => ({ name, path: `/fiches-plantes#${name}`, ...words })) },
	}).slice(2);
	expect(found).toEqual([
		{
			"@type": "ItemList",
			name: "Top 2",
			numberOfItems: 2,
			itemListElement: ["Pothos", "Ficus"].map((name, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name,
				url: `https://pousse.example/de/fiches-plantes#${name}`,
			})),
		},
	]);
});

test("a further page of a list describes its own part (R14.1)", () => {
	const summary = { slug: "a", path: "/guides/a", title: "A", description: "", type: null, badge: null };
	const guide = { ...summary, published: null, readingMinutes: null, picture: null };
	const paging = { list: "/guides", part: 2, parts: 2, first: 49, last: 49, total: 49 };
	const page: GuideListPage = { ...plain, template: "guide-list", path: "/guides/page/2", guides: [guide], paging };
	expect(dataOf(page).slice(1)).toEqual([
		{
			"@type": "ItemList",
			name: "About",
			numberOfItems: 49,
			itemListElement: [{ "@type": "ListItem", position: 49, name: "A", url: "https://pousse.example/en/guides/a" }],
		},
	]);
});

test("the home page describes the site, its publisher, and its search (R14.1)", () => {
	const home = { ...plain, crumbs: [] };
	const target = "https://pousse.example/en/recherche?q={search_term_string}";
	const expected = {
		"@type": "WebSite",
		name: "Pousse",
		url: "https://pousse.example",
		inLanguage: "en",
		publisher: { ...publisher, url: "https://pousse.example/en" },
		potentialAction: {
			"@type": "SearchAction",
			target: { "@type": "EntryPoint", urlTemplate: target },
			"query-input": "required name=search_term_string",
		},
	};
	expect(dataOf(home)).toEqual([expected]);
	const social = [{ name: "Mastodon", url: "https://social.example/@pousse" }];
	expect(jsonLd(home, { ...site, social }, logo)["@graph"]).toEqual([
		{ ...expected, publisher: { ...expected.publisher, sameAs: ["https://social.example/@pousse"] } },
	]);
});

test("structured data is escaped against closing its element (R14.3)", () => {
	const text = '</script><script>alert("1")</script><!--<ScRiPt>&\u2028\u2029';
	const html = serializeJsonLd({ name: text });
	const [, json = ""] = /^<script type="application\/ld\+json">([\s\S]*)<\/script>$/.exec(html) ?? [];
	expect(json).not.toMatch(/[<>&\u2028\u2029]/);
	expect(JSON.parse(json)).toEqual({ name: text });
});

test("values in head tags are escaped (R14.3)", () => {
	const tags: HeadTag[] = [
		{ tag: "title", text: "</title><script>x</script> & <b>" },
		named("description", '"><script>x</script>&amp;'),
	];
	expect(serializeHead(tags)).toBe(
		"<title>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt; &amp; &lt;b&gt;</title>" +
			'<meta name="description" content="&quot;&gt;&lt;script&gt;x&lt;/script&gt;&amp;amp;">',
	);
});

test("attributes are preceded by a space, and valueless ones are bare names (R14.3)", () => {
	expect(attributes({ lang: "fr", "data-pinned": "", title: 'a "b" <c>' })).toBe(
		' lang="fr" data-pinned title="a &quot;b&quot; &lt;c&gt;"',
	);
});
