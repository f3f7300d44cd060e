import { formatFigure } from "../../content/figures.ts";
import { fillFigures } from "../../content/fill-figures.ts";
import type { Picture } from "../../content/picture.ts";
import { countWords, minutesFor } from "../../content/reading.ts";
import { element, type RichElement, type RichNode, type RichText, textNode } from "../../content/rich-text.ts";
import { type Lang, languages } from "../../shared/languages.ts";
import type { UnitSystem } from "../../shared/units.ts";
import { withBothUnits } from "../both-units.ts";
import type { LongReadPage } from "../page-data.ts";
import type { Link, Summary } from "../page-parts.ts";
import { articleMeta } from "../title-tag.ts";
import { type ArticleDraft, type Block, citation, type DraftSection, type Inline } from "./article.ts";

/** Data of the site used on the page of a draft. */
export type PreviewContext = {
	siteName: string;
	author: string;
	home: Link;
	blog: Link;
	articles: Summary[];
	/** Picture of the plant, when the catalogue has it. */
	picture: Picture | null;
};

/** Page data of a draft, for the article template. Its picture is only drawn by the build. */
export function previewPage(draft: ArticleDraft, lang: Lang, around: PreviewContext): LongReadPage {
	return withBothUnits((units) => ({ page: previewIn(units, draft, lang, around), isConverted: true }));
}

function previewIn(units: UnitSystem, { slug, facts, texts }: ArticleDraft, lang: Lang, around: PreviewContext): LongReadPage {
	const { text, sections } = fillFigures(
		texts[lang],
		(name) => facts.figures?.[name],
		(figure, before) => formatFigure(figure, lang, units, before),
	);
	const [intro, ...parts] = sections;
	const keys = [...new Set([...(facts.sources ?? []), ...Object.values(facts.figures ?? {}).map(({ source }) => source)])];
	const body: RichText = { type: "root", children: parts.flatMap((part, index) => toNodes(part, anchor(index), keys)) };
	const start: RichText = { type: "root", children: intro ? toNodes(intro, "", keys) : [] };
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
			...articleMeta(text, around.siteName),
			published: facts.published,
			updated: facts.published,
			image: null,
		},
		badge: text.badge,
		subtitle: text.subtitle,
		author: around.author,
		published: { iso: facts.published, label: month.format(new Date(`${facts.published}T00:00:00Z`)) },
		updated: null,
		// Counted like in the pipeline: before figures and source numbers are filled in.
		readingMinutes: minutesFor(
			countWords([{ type: "root", children: texts[lang].sections.flatMap((each) => toNodes(each, "", null)) }]),
		),
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

/** Unlike the anchor that the build will generate, so that it cannot collide with those of the page around the preview. */
function anchor(index: number): string {
	return `draft-${index + 1}`;
}

/** `keys` are the sources in the order of their numbers, which follow links to them; null for no numbers. */
function toNodes({ heading, blocks }: DraftSection, id: string, keys: Keys): RichNode[] {
	const head = heading === null ? [] : [element("h2", [textNode(heading)], { id })];
	return [...head, ...blocks.map((block) => blockToNode(block, keys))];
}

type Keys = readonly (string | undefined)[] | null;

function blockToNode(block: Block, keys: Keys): RichElement {
	const nodesOf = (pieces: readonly Inline[]) => pieces.filter((piece) => piece !== "").map((piece) => pieceToNode(piece, keys));
	if (block.type === "paragraph") return element("p", nodesOf(block.pieces));
	return element(
		"ul",
		block.items.map((item) => element("li", nodesOf(item))),
	);
}

function pieceToNode(piece: Inline, keys: Keys): RichNode {
	if (typeof piece === "string") return textNode(piece);
	const { text, to } = piece;
	const place = to.startsWith(citation) && keys ? keys.indexOf(to.slice(citation.length)) + 1 : 0;
	const number = place > 0 ? [textNode(`\u00a0[${place}]`)] : [];
	return element("a", [textNode(text), ...number], { href: to });
}
