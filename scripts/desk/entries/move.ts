import { existsSync } from "node:fs";
import { join } from "node:path";
import { isMap, parseDocument } from "yaml";
import * as z from "zod";
import { readDetail } from "#schemas/content/detail.ts";
import { redirects as redirectsShape } from "#schemas/content/site-config.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { slugOf } from "#schemas/shared/slug.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { isReserved } from "../../check/paths.ts";
import type { LinkedContent } from "../../check/rule.ts";
import { folderOf } from "../../content/validate/assemble.ts";
import type { Kind } from "../../kinds/kind.ts";
import { findKindByFolder, findKindByName, kinds } from "../../kinds/kinds.ts";
import { type Message, msg } from "../../messages/message.ts";
import { createTranslate, type Translate } from "../../messages/translate.ts";
import { UsageError } from "../../report/diagnostic.ts";
import type { Write } from "../../store/write-all.ts";
import type { Entry } from "../../types/content.ts";
import { createSourceReader } from "../translate/read-text.ts";
import { readChoices } from "./choices.ts";
import type { Edit } from "./edits.ts";
import { createTest, findMentions, pathOf } from "./mentions.ts";
import { createContents, describeEdits, filesOf, findEntry, type Plan } from "./plan.ts";
import { changeRedirects, redirectsFile } from "./redirects.ts";
import { refuseSlug } from "./refuse-slug.ts";
import { stub } from "./stub.ts";

/**
 * Plans to rename an entry or move it to another kind: its folder, every reference to it, and a redirect from its old address.
 * `from` is its folder below the content, `to` the new folder or just the new name; text for editors is in the language `lang`.
 * Anything impossible is a UsageError.
 */
export function planMove(
	contentDir: string,
	context: LinkedContent,
	[from, to]: readonly [string, string],
	lang: ProgramLang,
): Plan {
	const entry = findEntry(context, from);
	const target = readTarget(contentDir, entry, to);
	const changesKind = target.kind.name !== entry.kind;
	if (changesKind) assertNoSlugs(context, entry);
	const [oldPath, newPath] = [pathOf(context, entry), newPathOf(context, entry, target)];
	const rename = createRename(context, entry, { ...target, oldPath, newPath });
	const edits = findMentions(context, entry).flatMap((mention): Edit[] => {
		const { part, position } = mention;
		const [before, after] = mention.is === "slug" ? [entry.slug, target.slug] : [mention.url, rename(mention.url)];
		return before === after ? [] : [{ file: part.file, position, from: before, to: after }];
	});
	const redirects = planRedirects(context, entry, { oldPath, newPath, rename }, createTranslate(lang));
	const contents = createContents(contentDir, edits);
	const own = filesOf(contentDir, folderOf(entry));
	if (changesKind) assertFits(entry, target, contents.of, own);
	const facts = `${folderOf(entry)}/facts.yaml`;
	const converted = changesKind ? convertFacts(contentDir, target, String(contents.of(facts)), lang) : null;
	const writes: Write[] = [
		...contents.files.filter((file) => !own.includes(file)).map((file) => ({ file, contents: contents.of(file) })),
		...own.flatMap((file) => [
			{
				file: file.replace(folderOf(entry), target.folder),
				contents: converted && file === facts ? converted.contents : contents.of(file),
			},
			{ file, contents: null },
		]),
		...(redirects ? [{ file: redirectsFile, contents: changeRedirects(contentDir, redirects.changes) }] : []),
	];
	return {
		changes: [
			...own.map((file) => msg("move.rename", { from: file, to: file.replace(folderOf(entry), target.folder) })),
			...(converted?.lines ?? []),
			...describeEdits(edits),
			...(redirects?.lines ?? []),
		],
		writes,
	};
}

/** The destination of an entry: its kind, slug and folder. */
type Target = { kind: Kind<object, object>; slug: string; folder: string };

function readTarget(contentDir: string, entry: Entry, to: string): Target {
	const [first = "", second] = to.split("/");
	const kind = second === undefined ? findKindByName(entry.kind) : findKindByFolder(first);
	const slug = second ?? first;
	if (!kind) throw new UsageError(msg("usage.noFolder", { folder: first, folders: kinds.map((each) => each.folder).join(", ") }));
	if (slug === "" || slug !== slugOf(slug)) throw refuseSlug(slug);
	const folder = `${kind.folder}/${slug}`;
	if (existsSync(join(contentDir, folder))) throw new UsageError(msg("usage.newThere", { folder }));
	return { kind, slug, folder };
}

function newPathOf({ pages, content }: LinkedContent, entry: Entry, { kind, slug }: Target): string | null {
	const facts = entry.facts?.data;
	const path = facts ? kind.address.path(slug, facts) : null;
	const other = path === null ? undefined : pages.get(path);
	if (other && other !== entry) throw new UsageError(msg("move.taken", { path: path ?? "", folder: folderOf(other) }));
	if (path !== null && !other && isReserved(path)) throw new UsageError(msg("move.reserved", { path }));
	if (path === null && pathOf({ pages }, entry) !== null)
		throw new UsageError(msg("move.noPage", { folder: `${kind.folder}/${slug}` }));
	return content.entries.includes(entry) ? path : null;
}

type Renaming = Target & { oldPath: string | null; newPath: string | null };

/** Creates a function that maps an address of the entry to its new one; any other address is unchanged. */
function createRename(context: LinkedContent, entry: Entry, { slug, oldPath, newPath }: Renaming): (url: string) => string {
	const leadsTo = createTest(context, entry);
	return (url) => {
		if (!leadsTo(url)) return url;
		if (readDetail(url)) return url.replace(/[^/]+$/, slug);
		const [, pathname = "", rest = ""] = /^((?:https?:\/\/[^/]+)?[^?#]*)(.*)$/.exec(url) ?? [];
		const { path } = splitPath(pathname.replace(/^https?:\/\/[^/]+/, ""));
		if (path === oldPath && newPath !== null) return pathname.replace(new RegExp(`${oldPath}(?=/?$)`), newPath) + rest;
		return pathname + rest.replace(new RegExp(`#${entry.slug}$`), `#${slug}`);
	};
}

/** Rejects the move if a field refers to the entry by kind and slug, since that reference would break. */
function assertNoSlugs(context: LinkedContent, entry: Entry): void {
	const [named] = findMentions(context, entry).filter(({ is }) => is === "slug");
	if (named)
		throw new UsageError(
			msg("move.slugNamed", { place: `${named.part.file}:${named.position.join(":")}`, kind: entry.kind, slug: entry.slug }),
		);
}

/** Converts the facts to another kind: unknown fields are dropped, missing required ones are added with a TODO marker. */
function convertFacts(
	contentDir: string,
	{ kind, slug }: Target,
	facts: string,
	lang: ProgramLang,
): { contents: string; lines: Message[] } {
	const document = parseDocument(facts);
	const shape = z.toJSONSchema(kind.shape.facts, { io: "input", unrepresentable: "any" });
	const known = Object.keys(shape.properties ?? {});
	const keys = isMap(document.contents) ? document.contents.items.map(({ key }) => String(key)) : [];
	const [needless, lacking] = [
		keys.filter((key) => !known.includes(key)),
		(shape.required ?? []).filter((key) => !keys.includes(key)),
	];
	for (const key of needless) document.delete(key);
	const choices = readChoices(contentDir, slug, lang);
	for (const key of lacking) document.set(key, stub(shape.properties?.[key] as z.core.JSONSchema.BaseSchema, choices));
	return {
		contents: document.toString({ lineWidth: 0 }),
		lines: [
			...needless.map((key) => msg("move.removeField", { field: key, kind: kind.name })),
			...lacking.map((key) => msg("move.addField", { field: key, kind: kind.name })),
		],
	};
}

/** Throws unless the texts have the fields of the target kind. */
function assertFits(
	entry: Entry,
	{ kind, folder }: Target,
	contentsOf: (file: string) => string | Uint8Array,
	files: string[],
): void {
	const readSource = createSourceReader();
	for (const file of files.filter((each) => !each.endsWith("/facts.yaml")))
		if (!readSource(file.replace(folderOf(entry), folder), String(contentsOf(file))))
			throw new UsageError(msg("move.textsDiffer", { file, kind: kind.name, folder: folderOf(entry) }));
}

type Addresses = { oldPath: string | null; newPath: string | null; rename: (url: string) => string };

/** Redirects to the entry get the new target, and its old address becomes a redirect. */
function planRedirects(context: LinkedContent, entry: Entry, { oldPath, newPath, rename }: Addresses, translate: Translate) {
	const known = redirectsShape.parse(context.content.single.redirects?.data ?? []);
	const leadsTo = createTest(context, entry);
	const there = known.filter(({ from }) => from === newPath);
	const foreign = there.find(({ to }) => !leadsTo(to));
	if (foreign) throw new UsageError(msg("move.redirectThere", { path: foreign.from, to: foreign.to, file: redirectsFile }));
	const remove = there.map(({ from }) => from);
	const targets = new Map(
		known.flatMap(({ from, to }) => (remove.includes(from) || rename(to) === to ? [] : [[from, rename(to)] as const])),
	);
	const moved = oldPath !== null && newPath !== null && oldPath !== newPath;
	const add = moved ? [{ from: oldPath, to: newPath, reason: translate(msg("move.reason")) }] : [];
	if (remove.length + targets.size + add.length === 0) return null;
	return {
		changes: { remove, targets, add },
		lines: [
			...remove.map((from) => msg("move.redirectGone", { from })),
			...[...targets].map(([from, to]) => msg("move.redirect", { from, to })),
			...add.map(({ from, to }) => msg("move.redirectNew", { from, to })),
		],
	};
}
