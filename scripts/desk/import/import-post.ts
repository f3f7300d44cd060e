import { basename, dirname, extname } from "node:path";
import { type Document, isMap, isScalar, parseDocument } from "yaml";
import type { Figure } from "#schemas/content/figures.ts";
import { constants } from "#schemas/shared/constants.ts";
import { defaultLang, isLang, type Lang } from "#schemas/shared/languages.ts";
import { distinctiveWords, fold } from "#schemas/shared/search-words.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { slugOf } from "#schemas/shared/slug.ts";
import { checkSourceForm, pathAlone } from "../../check/redirect-source.ts";
import type { LinkedContent } from "../../check/rule.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { msg } from "../../messages/message.ts";
import type { Write } from "../../store/write-all.ts";
import { createPageFinder, lastPart } from "../entries/draft-redirects.ts";
import { changeRedirects, type RedirectChanges, redirectsFile } from "../entries/redirects.ts";
import { scaffoldEntry } from "../entries/scaffold.ts";
import type { Choices } from "../entries/stub.ts";
import { collectFigures } from "./collect-figures.ts";
import { allWordsOf, dayOf, type Post, wordsOf } from "./front-matter.ts";
import { mendBody } from "./mend-body.ts";
import { createOldPath, type PostFile } from "./old-site.ts";
import { collectPictures } from "./pictures.ts";

/** The name of the entry that a post becomes: that of its file without date and ending, or of its folder. */
export function nameOfPost(file: string): string {
	const stem = basename(file, extname(file));
	return slugOf((/^_?index$/i.test(stem) ? basename(dirname(file)) : stem).replace(/^\d{4}-\d\d-\d\d-/, ""));
}

/** The files of an article made from a post, and the article whose topic and picture it begins with. */
export type Imported = { writes: Write[]; model: string | null };

/**
 * The files of an article made from a post. Fields that it has are mapped, topic and picture otherwise are those of the article
 * that shares most words with it, others keep their TODO. Pictures are copied; the addresses that the post had are redirected,
 * and those it leads to in its old site are found or listed to be redirected. Its translations are drafted from it once it is
 * whole (`npm run new -- translation`).
 */
export function importPost(contentDir: string, post: PostFile, context: LinkedContent, choices: Choices): Imported {
	const kind = findKindByName("article");
	const [facts, ...texts] = scaffoldEntry("article", choices.slug, choices);
	const lang = langOf(post);
	const draft = texts.find(({ file }) => file.endsWith(`/${lang}.md`));
	if (!facts || !draft) throw new Error("an article has facts and texts");
	const title = wordsOf(post, "title") ?? /^# +(.+)$/m.exec(post.body)?.[1] ?? choices.slug.replaceAll("-", " ");
	const pictures = collectPictures(contentDir, post, choices);
	const cover = pictures.take(wordsOf(post, "image", "image.path", "image.src", "image.url", ...coverFields));
	const addresses = collectAddresses(post, kind.address.path(choices.slug, {}) ?? "/", context, choices);
	const mended = mendBody(post.body, title, { linkTo: addresses.linkTo, take: pictures.take });
	const { text: body, figures } = collectFigures(mended, lang, choices.ownSource);
	const model = findModel(`${title} ${body}`, lang, context);
	const contents = `---\n${writeText(post, title, body, draft.contents, cover === undefined ? model : null, choices)}---\n\n${body}\n`;
	const changes = addresses.changes();
	return {
		model: model && `${kind.folder}/${model.slug}`,
		writes: [
			{ file: facts.file, contents: writeFacts(post, facts.contents, { cover, model, figures }, choices) },
			{ file: draft.file, contents },
			...pictures.writes,
			...(changes === null ? [] : [{ file: redirectsFile, contents: changeRedirects(contentDir, changes) }]),
		],
	};
}

const coverFields = [
	"cover",
	"cover.image",
	"cover.src",
	"heroImage",
	"thumbnail",
	"featured_image",
	"feature_image",
	"header.image",
];

function langOf(post: Post) {
	const lang = wordsOf(post, "lang", "language", "locale")?.slice(0, 2);
	return lang !== undefined && isLang(lang) ? lang : defaultLang;
}

/** What of the facts does not stand among the fields of the post. */
type Found = { cover: string | undefined; model: Model | null; figures: Record<string, Figure> };

function writeFacts(post: PostFile, stub: string, { cover, model, figures }: Found, { terms, today }: Choices): string {
	const document = parseDocument(stub);
	const ofFile = /(\d{4}-\d\d-\d\d)-/.exec(basename(post.file))?.[1];
	const published = dayOf(wordsOf(post, "date", "pubDate", "publishDate", "published", "publishedAt", "created")) ?? ofFile;
	const updated = dayOf(wordsOf(post, "lastmod", "updated", "updatedDate", "last_modified_at", "modified"));
	fill(document, "published", published);
	if (updated !== undefined && updated > (published ?? today)) document.set("updated", updated);
	// What the picture shows is asked for among the texts.
	const picture = cover === undefined ? model?.picture : { image: cover };
	if (picture) document.delete("scene");
	for (const [key, value] of Object.entries(picture ?? {})) document.set(key, value);
	const tags = allWordsOf(post, "categories", "category", "tags", "topic").flatMap((words) => slugOf(words).split("-"));
	fill(document, "topic", terms["topic"]?.find((each) => tags.includes(each)) ?? model?.topic);
	document.delete("sources");
	if (Object.keys(figures).length > 0) document.set("figures", figures);
	return document.toString({ lineWidth: 0 });
}

function writeText(post: Post, title: string, body: string, stub: string, model: Model | null, choices: Choices): string {
	const document = parseDocument(stub.split(/^---\n/m)[1] ?? "");
	const [first = ""] = body.split(/\n\s*\n/).filter((block) => /^[\p{L}«“„¿¡]/u.test(block));
	const description = wordsOf(post, "description", "summary", "excerpt", "subtitle") ?? plain(first);
	const values = {
		badge: wordsOf(post, "categories", "category", "tags") ?? "Blog",
		title,
		metaTitle: cut(title, choices.titleMax),
		metaDescription: cut(description, constants.metaDescriptionMax),
		subtitle: cut(wordsOf(post, "subtitle", "tagline") ?? description, 200),
		introTitle: cut(title, 90),
		imageAlt:
			wordsOf(post, "image.alt", "cover.alt", "imageAlt", "image_alt", "heroImageAlt", "header.image_description") ?? model?.alt,
	};
	for (const [key, value] of Object.entries(values)) fill(document, key, value);
	return document.toString({ lineWidth: 0 });
}

/** Gives a field that a new entry has its value, in place of the TODO and its comment. */
function fill({ contents }: Document, key: string, value: unknown): void {
	const pair = isMap(contents) ? contents.items.find((each) => isScalar(each.key) && each.key.value === key) : undefined;
	if (pair && value !== undefined) pair.value = value;
}

/** The words of a paragraph without markup. */
function plain(paragraph: string): string {
	return paragraph
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/[*_`]/g, "")
		.replace(/\s+/g, " ")
		.trim();
}

/** As many whole words as fit. */
function cut(words: string, most: number): string {
	return words.length <= most
		? words
		: `${words
				.slice(0, most)
				.replace(/\s+\S*$/, "")
				.replace(/[,;:.–-]+$/, "")}…`.slice(0, most);
}

/** An article of the site that a new one resembles. */
type Model = { slug: string; topic: unknown; picture: Record<string, unknown>; alt: string };

/** The article that shares most words with a text; null if none has a picture described in this language. */
function findModel(text: string, lang: Lang, { content }: LinkedContent): Model | null {
	const own = new Set(distinctiveWords(fold(text)));
	const models = content.entries.flatMap(({ kind, slug, facts, texts }) => {
		const [known, words] = [facts?.data, texts[lang]?.data];
		if (kind !== "article" || !isRecord(known) || !isRecord(words)) return [];
		const { topic, image, scene } = known;
		const { title, metaDescription, imageAlt } = words;
		if (typeof imageAlt !== "string") return [];
		const shared = distinctiveWords(fold(`${title} ${metaDescription}`)).filter((word) => own.has(word)).length;
		return [{ slug, topic, picture: image === undefined ? { scene } : { image }, alt: imageAlt, shared }];
	});
	return models.reduce<(Model & { shared: number }) | null>((a, b) => (a && a.shared >= b.shared ? a : b), null);
}

/**
 * Addresses of the old site: those of the post itself, and those it leads to. The latter become the pages of ours that are named alike, or
 * redirects whose target is a TODO, which the import of a post named so fills in.
 */
function collectAddresses(post: PostFile, address: string, context: LinkedContent, { slug, translate }: Choices) {
	const { pages, redirects } = context;
	const reason = translate(msg("redirects.reason"));
	const isFree = (from: string) => checkSourceForm(from) === null && !pages.has(from) && !redirects.has(from) && from !== address;
	const own = allWordsOf(post, "permalink", "url", "aliases", "redirect_from", "redirectFrom").map(pathAlone);
	const add = new Map(own.filter(isFree).map((from) => [from, address]));
	const awaited = [...redirects].filter(([from, to]) => to === toDo && (own.includes(from) || lastPart(from) === slug));
	const oldPath = createOldPath(post);
	const findPageLike = createPageFinder(context);
	return {
		linkTo(url: string): string {
			const path = oldPath(url);
			if (path === null) return url;
			if (own.includes(path) || lastPart(path) === slug) return address;
			const page = findPageLike(path) ?? path;
			if (isFree(page)) add.set(page, toDo);
			return page === toDo ? path : page;
		},
		changes(): RedirectChanges | null {
			if (add.size === 0 && awaited.length === 0) return null;
			const targets = new Map(awaited.map(([from]) => [from, address]));
			return { remove: [], targets, add: [...add].map(([from, to]) => ({ from, to, reason })) };
		},
	};
}

/** The target of a redirect that somebody still has to find. */
const toDo = "TODO";
