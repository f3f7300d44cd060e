import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NewFile } from "#schemas/pages/draft/files.ts";
import { langs } from "#schemas/shared/languages.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { showText } from "../../content/read/decode-text.ts";
import { isSlug } from "../../kinds/content-file.ts";
import type { Kind } from "../../kinds/kind.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { msg } from "../../messages/message.ts";
import { displayDir } from "../../project.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { didYouMean, listSome } from "../../report/nearest.ts";
import { type ArticleWishes, scaffoldArticle } from "./article.ts";
import { readChoices } from "./choices.ts";
import { addParts } from "./parts.ts";
import { refuseSlug } from "./refuse-slug.ts";
import { type ScaffoldName, scaffoldEntry, scaffoldLike, scaffoldSheet, scaffolds, sheets } from "./scaffold.ts";
import type { Choices } from "./stub.ts";

/** How a new entry begins: like another of its kind, generated (an article), with optional parts. */
export type EntryWishes = ArticleWishes & { like?: string | undefined; parts?: readonly string[] | undefined };

/**
 * The files of a new entry, or those of a plant with the page that is added to it. Text for editors is in the language `lang`. A name that cannot be
 * used, or is taken, and wishes that match nothing are a UsageError.
 */
export function newEntry(
	contentDir: string,
	what: ScaffoldName,
	slug: string,
	wishes: EntryWishes,
	lang: ProgramLang,
): NewFile[] {
	if (!isSlug(slug)) throw refuseSlug(slug);
	const choices = readChoices(contentDir, slug, lang);
	const kind = findKindByName(scaffolds[what]);
	const layout = what === "plant-guide" || what === "plant-profile" ? sheets[what] : null;
	const folder = `${kind.folder}/${slug}`;
	const isThere = existsSync(join(contentDir, folder));
	if (isThere && !layout) throw new UsageError(msg("usage.newThere", { folder: displayDir(join(contentDir, folder)) }));
	const files = isThere ? readEntry(contentDir, folder) : freshEntry(contentDir, what, choices, wishes);
	return addParts(layout ? scaffoldSheet(files, layout, choices) : files, kind, wishes.parts ?? [], choices);
}

function freshEntry(
	contentDir: string,
	what: ScaffoldName,
	choices: Choices,
	{ like, parts, ...wishes }: EntryWishes,
): NewFile[] {
	const kind = findKindByName(scaffolds[what]);
	if (like !== undefined) return scaffoldLike(readRelative(contentDir, kind, like, choices), kind, choices);
	// An article about a plant, or with a topic or a target, is generated; any other article is an open stub, like a guide.
	if (what === "article" && Object.values(wishes).some((wish) => wish !== undefined))
		return scaffoldArticle(contentDir, choices.slug, wishes, { plants: choices.slugs["plant"] ?? [], today: choices.today });
	return scaffoldEntry(what === "plant-guide" || what === "plant-profile" ? "plant" : what, choices.slug, choices);
}

function readRelative(contentDir: string, { name, folder }: Kind<object, object>, like: string, { slugs }: Choices): NewFile[] {
	const known = slugs[name] ?? [];
	if (known.includes(like)) return readEntry(contentDir, `${folder}/${like}`);
	throw new UsageError(
		msg("usage.noEntry", {
			folder: `${folder}/${like}`,
			hint: didYouMean(like, known, msg("usage.newChoices", { choices: listSome(known) })),
		}),
	);
}

/** The files of an entry: its facts, then its texts in the order of the languages. */
export function readEntry(contentDir: string, folder: string): NewFile[] {
	const names = ["facts", ...langs];
	const rank = (name: string) => names.indexOf(name.slice(0, name.lastIndexOf(".")));
	return readdirSync(join(contentDir, folder))
		.filter((name) => rank(name) !== -1)
		.sort((a, b) => rank(a) - rank(b))
		.map((name) => ({ file: `${folder}/${name}`, contents: showText(readFileSync(join(contentDir, folder, name))) }));
}
