import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { type Document, isMap, isScalar, parseDocument, stringify } from "yaml";
import { constants } from "#schemas/shared/constants.ts";
import { defaultLang, isLang } from "#schemas/shared/languages.ts";
import { slugOf } from "#schemas/shared/slug.ts";
import { decodeLetters } from "#schemas/shared/url.ts";
import type { LinkContext } from "../../check/link-context.ts";
import { pathAlone } from "../../check/redirect-source.ts";
import { classifyFile } from "../../kinds/content-file.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { msg } from "../../messages/message.ts";
import type { Write } from "../../store/write-all.ts";
import { findPageLike } from "../entries/draft-redirects.ts";
import { changeRedirects, redirectsFile } from "../entries/redirects.ts";
import { scaffoldEntry } from "../entries/scaffold.ts";
import type { Choices } from "../entries/stub.ts";
import { allWordsOf, dayOf, type Post, wordsOf } from "./front-matter.ts";

/** A post to import: its file, and what stands in it. */
export type PostFile = Post & { file: string };

/** The name of the entry that a post becomes: that of its file without date and ending, or of its folder. */
export function nameOfPost(file: string): string {
	const stem = basename(file, extname(file));
	return slugOf((/^_?index$/i.test(stem) ? basename(dirname(file)) : stem).replace(/^\d{4}-\d\d-\d\d-/, ""));
}

/**
 * The files of an article made from a post: fields that it has are mapped, others keep their TODO. Pictures are copied, and the
 * addresses that the post had are redirected. Its translations are drafted from it once it is whole (`npm run new -- translation`).
 */
export function importPost(contentDir: string, post: PostFile, context: LinkContext, choices: Choices): Write[] {
	const kind = findKindByName("article");
	const [facts, ...texts] = scaffoldEntry("article", choices.slug, choices);
	const lang = langOf(post);
	const draft = texts.find(({ file }) => file.endsWith(`/${lang}.md`));
	if (!facts || !draft) throw new Error("an article has facts and texts");
	const title = wordsOf(post, "title") ?? /^# +(.+)$/m.exec(post.body)?.[1] ?? choices.slug.replaceAll("-", " ");
	const pictures = collectPictures(contentDir, post, choices);
	const cover = pictures.take(wordsOf(post, "image", "image.path", "image.src", "image.url", ...coverFields));
	const body = mendBody(post, title, context, pictures.take);
	const contents = `---\n${writeText(post, title, body, draft.contents, choices)}---\n\n${body}\n`;
	const address = kind.address.path(choices.slug, {}) ?? "/";
	const old = [...new Set(allWordsOf(post, "permalink", "url", "aliases", "redirect_from", "redirectFrom").map(pathAlone))];
	const add = old
		.filter((from) => !/[:{]/.test(from) && !context.pages.has(from) && !context.redirects.has(from) && from !== address)
		.map((from) => ({ from, to: address, reason: choices.translate(msg("redirects.reason")) }));
	const redirects = add.length > 0 ? changeRedirects(contentDir, { remove: [], targets: new Map(), add }) : null;
	return [
		{ file: facts.file, contents: writeFacts(post, facts.contents, cover, choices) },
		{ file: draft.file, contents },
		...pictures.writes,
		...(redirects === null ? [] : [{ file: redirectsFile, contents: redirects }]),
	];
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

function writeFacts(post: PostFile, stub: string, cover: string | undefined, { terms, today }: Choices): string {
	const document = parseDocument(stub);
	const ofFile = /(\d{4}-\d\d-\d\d)-/.exec(basename(post.file))?.[1];
	const published = dayOf(wordsOf(post, "date", "pubDate", "publishDate", "published", "publishedAt", "created")) ?? ofFile;
	const updated = dayOf(wordsOf(post, "lastmod", "updated", "updatedDate", "last_modified_at", "modified"));
	fill(document, "published", published);
	if (updated !== undefined && updated > (published ?? today)) document.set("updated", updated);
	// What the picture shows is asked for among the texts.
	if (cover === undefined) fill(document, "scene", document.toJS().scene);
	else {
		document.delete("scene");
		document.set("image", cover);
	}
	const tags = allWordsOf(post, "categories", "category", "tags", "topic").flatMap((words) => slugOf(words).split("-"));
	fill(
		document,
		"topic",
		terms["topic"]?.find((each) => tags.includes(each)),
	);
	document.delete("sources");
	return document.toString({ lineWidth: 0 });
}

function writeText(post: Post, title: string, body: string, stub: string, choices: Choices): string {
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
		imageAlt: wordsOf(post, "image.alt", "cover.alt", "imageAlt", "image_alt", "heroImageAlt", "header.image_description"),
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

type TakePicture = (written: string | undefined) => string | undefined;

/** Pictures that a post shows, and the files they become: each with a credit whose licence is to be filled in. */
function collectPictures(contentDir: string, post: PostFile, choices: Choices): { take: TakePicture; writes: Write[] } {
	const writes: Write[] = [];
	const names = new Map<string, string>();
	const take: TakePicture = (written) => {
		const found =
			written === undefined || /^https?:/.test(written)
				? undefined
				: findPicture(post.file, decodeLetters(written).replaceAll("%20", " "));
		if (found === undefined) return undefined;
		const known = names.get(found);
		if (known !== undefined) return known;
		const stem = slugOf(basename(found, extname(found)));
		const isTaken = (name: string) =>
			existsSync(join(contentDir, "images", name)) || writes.some(({ file }) => file === `images/${name}`);
		const ending = extname(found).toLowerCase();
		const name = isTaken(stem + ending) || isTaken(`${stem}.yaml`) ? `${choices.slug}-${stem}` : stem;
		const photo = classifyFile(`images/${name}${ending}`);
		if ("reason" in photo || photo.role !== "photo" || isTaken(name + ending)) return undefined;
		const [author, asked] = [wordsOf(post, "author", "authors"), choices.translate(msg("import.licence"))];
		const fields = stringify({ author: author ?? `TODO ${asked}`, licence: "own" });
		writes.push(
			{ file: `images/${name}${ending}`, contents: readFileSync(found) },
			{ file: `images/${name}.yaml`, contents: author === undefined ? fields : `${fields.trimEnd()} # TODO ${asked}\n` },
		);
		names.set(found, name + ending);
		return name + ending;
	};
	return { take, writes };
}

/** Folders of a site whose files stand at its root. */
const publicFolders = ["", "static", "public", "assets", "source", "src"];

/** A picture beside the post, or below a folder that its address begins at. */
function findPicture(post: string, written: string): string | undefined {
	const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
	const above = [dirname(post)];
	while (above.length < 8 && dirname(above.at(-1) ?? "") !== above.at(-1)) above.push(dirname(above.at(-1) ?? ""));
	const places = above.flatMap((folder) => publicFolders.map((name) => join(folder, name, written)));
	return [join(dirname(post), written), ...places].find(isFile);
}

/** The Markdown in our form. Links to pages that are not here stay, for the check to name. */
function mendBody(post: PostFile, title: string, context: LinkContext, take: TakePicture): string {
	const own = post.body
		.replace(/^# +(.+)\n+/, (line, words: string) => (words.trim() === title ? "" : line))
		.replace(/^<!-- *(?:more|excerpt) *-->\n*/gim, "")
		.replace(/^\{:[^}\n]*\}\n?/gm, "")
		.replace(/^(#{1,6} .*?)[ \t]*\{[#:][^}\n]*\}$/gm, "$1")
		.replace(/\{\{[<%]\s*figure\s+([^>%]*?)\/?\s*[>%]\}\}/g, (_, given: string) => {
			const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(given)?.[1] ?? "";
			return `![${value("alt") || value("caption") || value("title")}](${value("src")})`;
		})
		.replace(/\{%-?\s*(?:post_url|link)\s+([^\s%]+)\s*-?%\}/g, "$1.md")
		.replace(/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[>%]\}\}/g, "$1.md")
		.replace(/\{\{\s*(?:site\.baseurl|site\.url)\s*\}\}|\{\{\s*"([^"]*)"\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g, "$1");
	const headings = /^# /m.test(own) ? own.replace(/^(#{1,5}) /gm, "#$1 ") : own;
	return headings.replace(
		/(!?)\[([^\]\n]*)\]\(([^()\s]+)((?:\s+"[^"\n]*")?)\)/g,
		(whole, mark: string, words: string, url: string, named: string) => {
			if (mark === "!") {
				const name = take(url);
				return name === undefined ? whole : `![${words}](/images/${name}${named})`;
			}
			if (/^(?:#|mailto:|https?:)/.test(url)) return whole;
			const path = pathAlone(url.replace(/^(?:\.{1,2}\/)+/, "/").replace(/\.md(?=#|$)/, ""));
			return `[${words}](${findPageLike(path, context) ?? path}${named})`;
		},
	);
}
