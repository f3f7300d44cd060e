import type { Picture, SocialImage } from "#schemas/content/picture.ts";
import type { Faq } from "#schemas/content/rich-text.ts";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import type { Link } from "#schemas/pages/page-parts.ts";
import type { ImageObject, Organization, StructuredData, StructuredThing, Thing } from "#schemas/pages/structured-data.ts";
import { contentLicence } from "#schemas/shared/content-licence.ts";
import { pinPath, searchPagePath } from "#schemas/shared/url.ts";
import { questionsIn, words } from "./read-text.ts";

type Site = ShellData["site"];

/**
 * Structured data of schema.org: the breadcrumbs or the site, the article, its lists, its questions. What the head says already is left
 * out where schema.org does not require it; steps are too, since search engines show none (Google stopped in September 2023). `logo` is a
 * path.
 */
export function jsonLd(page: ScreenPage, site: Site, logo: string): StructuredData {
	const { crumbs, meta } = page;
	const published = meta.published;
	const publisher = { ...organization(site.name, page, site), logo: site.url + logo };
	const graph: (StructuredThing | null)[] = [
		crumbs.length > 0 ? breadcrumbs(page, site.url) : website(page, site, publisher),
		meta.type === "article" && meta.image && published !== null
			? {
					"@type": "Article",
					headline: page.title,
					image: imageObject(meta.image, pictureOf(page), site),
					author: organization(site.author, page, site),
					publisher,
					datePublished: published,
					dateModified: meta.updated ?? published,
				}
			: null,
		itemList(page, site.url),
		faqPage(questionsOf(page)),
	];
	return { "@context": "https://schema.org", "@graph": graph.filter((thing) => thing !== null) };
}

function organization(name: string, { lang }: ScreenPage, { url }: Site): Organization {
	return { "@type": "Organization", name, url: url + pinPath("/", lang) };
}

function website({ lang }: ScreenPage, { name, url, social }: Site, publisher: Organization): Thing<"WebSite"> {
	return {
		"@type": "WebSite",
		name,
		url,
		inLanguage: lang,
		publisher: social.length > 0 ? { ...publisher, sameAs: social.map((each) => each.url) } : publisher,
		potentialAction: {
			"@type": "SearchAction",
			target: { "@type": "EntryPoint", urlTemplate: `${url}${pinPath(searchPagePath(""), lang)}{search_term_string}` },
			"query-input": "required name=search_term_string",
		},
	};
}

/** The page's main picture, whose credit also applies to the page's social image. */
function pictureOf(page: ScreenPage): Picture | null {
	if (page.template === "long-read") return page.picture;
	return page.template === "sheet" || page.template === "profile" ? page.plant.picture : null;
}

/** Drawings are under the content's licence, a photo under its own. */
function imageObject({ src }: SocialImage, picture: Picture | null, site: Site): ImageObject {
	const image = { "@type": "ImageObject" as const, contentUrl: site.url + src };
	if (!picture?.credit)
		return {
			...image,
			creditText: site.name,
			copyrightNotice: `${site.name}, ${contentLicence.name}`,
			creator: { "@type": "Organization", name: site.author },
			license: contentLicence.url,
		};
	const { author, licence, licenceUrl } = picture.credit;
	return {
		...image,
		creditText: author,
		copyrightNotice: `${author}, ${licence}`,
		creator: { "@type": "Person", name: author },
		...(licenceUrl === null ? {} : { license: licenceUrl }),
	};
}

function breadcrumbs({ crumbs, path, title, lang }: ScreenPage, url: string): Thing<"BreadcrumbList"> {
	return {
		"@type": "BreadcrumbList",
		itemListElement: [...crumbs, { path, label: title }].map((crumb, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: crumb.label,
			item: url + pinPath(crumb.path, lang),
		})),
	};
}

/** The items of a list page, or the ranking of an article, in that order. Further pages of a list continue the numbering. */
function itemList(page: ScreenPage, url: string): Thing<"ItemList"> | null {
	const { name, items } = listOf(page);
	if (items.length === 0) return null;
	const before = (page.paging?.first ?? 1) - 1;
	return {
		"@type": "ItemList",
		name,
		numberOfItems: page.paging?.total ?? items.length,
		itemListElement: items.map(({ path, label }, index) => ({
			"@type": "ListItem",
			position: before + index + 1,
			name: label,
			url: url + pinPath(path, page.lang),
		})),
	};
}

function listOf(page: ScreenPage): { name: string; items: Link[] } {
	const name = page.title;
	const linkTo = ({ path, title }: { path: string; title: string }): Link => ({ path, label: title });
	if (page.template === "article-list") return { name, items: page.articles.map(linkTo) };
	if (page.template === "guide-list") return { name, items: page.guides.map(linkTo) };
	if (page.template === "plant-list")
		return {
			name,
			items: page.plants.map(({ slug, path, name: label }) => ({ path: path ?? `${page.path}#${slug}`, label })),
		};
	if (page.template === "long-read" && page.ranking)
		return { name: page.ranking.title, items: page.ranking.items.map(({ name: label, path }) => ({ path, label })) };
	return { name, items: [] };
}

function questionsOf(page: ScreenPage): Faq[] {
	if (page.template === "profile") return page.faq;
	return page.template === "long-read" ? questionsIn(page.body) : [];
}

function faqPage(questions: readonly Faq[]): Thing<"FAQPage"> | null {
	if (questions.length === 0) return null;
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer.children.map(words).join(" ") },
		})),
	};
}
