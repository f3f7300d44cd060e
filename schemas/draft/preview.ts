import { withBothUnits } from "../both-units.ts";
import { formatFigure, jointInSentence } from "../figures.ts";
import { fillFigures } from "../fill-figures.ts";
import type { LongReadPage } from "../page-data.ts";
import type { Link, Summary } from "../page-parts.ts";
import type { Picture } from "../picture.ts";
import { countWords, minutesFor } from "../reading.ts";
import { element, type RichElement, type RichNode, type RichText, textNode } from "../rich-text.ts";
import { type Lang, languages } from "../spec/languages.ts";
import type { UnitSystem } from "../spec/units.ts";
import { plainTitle, writeTitle } from "../title-tag.ts";
import type { ArticleDraft, Block, DraftSection, Inline } from "./article.ts";

/** What the page of a draft has from the site around it. */
export type Around = {
	siteName: string;
	author: string;
	home: Link;
	blog: Link;
	articles: Summary[];
	/** Picture of the plant, when the catalogue has it. */
	picture: Picture | null;
};

/** The page that a draft would become, as the template of articles takes it. Its own picture is drawn by the build. */
export function previewPage(draft: ArticleDraft, lang: Lang, around: Around): LongReadPage {
	return withBothUnits((units) => ({ page: previewIn(units, draft, lang, around), isConverted: true }));
}

function previewIn(units: UnitSystem, { slug, facts, texts }: ArticleDraft, lang: Lang, around: Around): LongReadPage {
	const { text, sections } = fillFigures(
		texts[lang],
		(name) => facts.figures?.[name],
		(figure, before) => formatFigure(figure, lang, units, before === undefined ? undefined : jointInSentence(before, lang)),
	);
	const [intro, ...parts] = sections;
	const body: RichText = { type: "root", children: parts.flatMap((part, index) => toNodes(part, anchor(index))) };
	const start: RichText = { type: "root", children: intro ? toNodes(intro, "") : [] };
	const month = new Intl.DateTimeFormat(languages[lang].locale, { month: "long", year: "numeric", timeZone: "UTC" });
	return {
		template: "long-read",
		lang,
		path: `/blog/${slug}`,
		title: text.title,
		crumbs: [around.home, around.blog],
		source: null,
		back: around.blog,
		meta: {
			title: writeTitle(plainTitle(text, around.siteName)),
			description: text.metaDescription,
			keywords: [],
			socialTitle: text.title,
			socialDescription: text.metaDescription,
			type: "article",
			published: facts.published,
			updated: facts.published,
			image: null,
		},
		badge: text.badge,
		subtitle: text.subtitle,
		author: around.author,
		published: { iso: facts.published, label: month.format(new Date(`${facts.published}T00:00:00Z`)) },
		updated: null,
		readingMinutes: minutesFor(countWords([start, body])),
		picture: around.picture,
		introTitle: text.introTitle,
		intro: start,
		body,
		contents: parts.map(({ heading }, index) => ({ id: anchor(index), title: heading ?? "", depth: 2 })),
		ranking: null,
		recommended: around.articles,
		conclusion: null,
		sources: { type: "root", children: [] },
		affiliateLine: null,
	};
}

/** Not the anchor that the build will make: the page around the preview has anchors too. */
function anchor(index: number): string {
	return `draft-${index + 1}`;
}

function toNodes({ heading, blocks }: DraftSection, id: string): RichNode[] {
	const head = heading === null ? [] : [element("h2", [textNode(heading)], { id })];
	return [...head, ...blocks.map(blockToNode)];
}

function blockToNode(block: Block): RichElement {
	if (block.type === "paragraph") return element("p", block.pieces.map(pieceToNode));
	return element(
		"ul",
		block.items.map((item) => element("li", [textNode(item)])),
	);
}

function pieceToNode(piece: Inline): RichNode {
	if (typeof piece === "string") return textNode(piece);
	return element("a", [textNode(piece.text)], { href: piece.to });
}
