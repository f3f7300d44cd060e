import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { SocialImage } from "#schemas/picture.ts";
import type { Faq, RichElement, RichNode, RichText } from "#schemas/rich-text.ts";
import { pinPath } from "#schemas/spec/url.ts";

/** Structured data of schema.org: the trail to the page, the article, its questions. */
export function jsonLd(page: ScreenPage, site: ShellData["site"]): object {
	const { crumbs, lang, meta, title } = page;
	const questions = questionsOf(page);
	const organization = (name: string) => ({ "@type": "Organization", name, url: site.url + pinPath("/", lang) });
	const graph: object[] = [
		crumbs.length > 0 ? breadcrumbs(page, site.url) : { "@type": "WebSite", name: site.name, url: site.url, inLanguage: lang },
	];
	if (meta.type === "article")
		graph.push({
			"@type": "Article",
			headline: title,
			description: meta.description,
			inLanguage: lang,
			mainEntityOfPage: site.url + pinPath(page.path, lang),
			...(meta.image ? { image: imageObject(meta.image, site.url) } : {}),
			author: organization(site.author),
			publisher: organization(site.name),
			...(meta.published ? { datePublished: meta.published, dateModified: meta.updated ?? meta.published } : {}),
		});
	if (questions.length > 0)
		graph.push({
			"@type": "FAQPage",
			mainEntity: questions.map(({ question, answer }) => ({
				"@type": "Question",
				name: question,
				acceptedAnswer: { "@type": "Answer", text: answer.children.map(words).join(" ") },
			})),
		});
	return { "@context": "https://schema.org", "@graph": graph };
}

function imageObject({ src, width, height }: SocialImage, url: string): object {
	return { "@type": "ImageObject", url: url + src, width, height };
}

function breadcrumbs({ crumbs, path, title, lang }: ScreenPage, url: string): object {
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

function questionsOf(page: ScreenPage): Faq[] {
	if (page.template === "profile") return page.faq;
	return page.template === "long-read" ? questionsIn(page.body) : [];
}

/** Questions of the `faq` blocks: each heading with what follows it. */
function questionsIn({ children }: RichText): Faq[] {
	const found: Faq[] = [];
	for (const node of children.filter(isFaq).flatMap((block) => block.children)) {
		if (node.type === "element" && node.tagName === "h3")
			found.push({ question: words(node), answer: { type: "root", children: [] } });
		else found.at(-1)?.answer.children.push(node);
	}
	return found;
}

function isFaq(node: RichNode): node is RichElement {
	return node.type === "element" && node.properties.dataBlock === "faq";
}

function words(node: RichNode): string {
	return node.type === "text" ? node.value : node.children.map(words).join("");
}
