import { readFileSync } from "node:fs";
import { join } from "node:path";
import { redirects as redirectsShape } from "#schemas/content/site-config.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { isLang } from "#schemas/shared/languages.ts";
import type { LinkedContent } from "../../check/rule.ts";
import { folderOf } from "../../content/validate/assemble.ts";
import { msg } from "../../messages/message.ts";
import type { Translate } from "../../messages/translate.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { didYouMean } from "../../report/nearest.ts";
import type { Entry } from "../../types/content.ts";
import { createSourceReader } from "../translate/read-text.ts";
import type { Edit } from "./edits.ts";
import { createTest, findMentions, type Mention, pathOf } from "./mentions.ts";
import { createContents, describeEdits, filesOf, findEntry, type Plan } from "./plan.ts";
import { changeRedirects, redirectsFile } from "./redirects.ts";
import { sentenceAt } from "./sentence-at.ts";

/**
 * Plans the deletion of an entry: its folder, links to it in texts and menus, and a redirect from its address to `redirect`, a
 * page of the site; the sentences around those links are listed, since their words still promise what is gone. Without `redirect`
 * the address is lost. If a field or, without `redirect`, a link still refers to the entry, that is a UsageError with all
 * positions. The reason recorded with the redirect is in the language of `translate`.
 */
export function planDelete(
	contentDir: string,
	context: LinkedContent,
	{ folder, redirect }: { folder: string; redirect: string | undefined },
	translate: Translate,
): Plan {
	const entry = findEntry(context, folder);
	const path = pathOf(context, entry);
	const leadsTo = createTest(context, entry);
	if (redirect !== undefined) assertTarget(context, entry, redirect, leadsTo);
	const mentions = findMentions(context, entry).filter(({ part }) => !part.file.startsWith(`${folderOf(entry)}/`));
	const blocking = mentions
		.filter((mention) => redirect === undefined || mention.is !== "address" || mention.recommended)
		.sort((a, b) => byText(a.part.file, b.part.file) || a.position[0] - b.position[0]);
	if (blocking.length > 0)
		throw new UsageError(
			msg("delete.blocked", {
				named: msg("delete.named", { folder: folderOf(entry) }),
				places: {
					lines: blocking.map(
						(each) => `  ${each.part.file}:${each.position.join(":")}  ${each.is === "slug" ? entry.slug : each.url}`,
					),
				},
				hint:
					redirect === undefined && blocking.some(({ is }) => is === "address")
						? msg("delete.takeOutOrLead")
						: msg("delete.takeOut"),
			}),
		);
	const edits = mentions.flatMap((mention): Edit[] =>
		mention.is === "address" && redirect !== undefined
			? [{ file: mention.part.file, position: mention.position, from: mention.url, to: redirect }]
			: [],
	);
	const known = redirectsShape.parse(context.content.single.redirects?.data ?? []);
	const old = known.filter(({ to }) => leadsTo(to)).map(({ from }) => from);
	const changes = {
		remove: redirect === undefined ? old : [],
		targets: new Map(redirect === undefined ? [] : old.map((from) => [from, redirect])),
		add: path !== null && redirect !== undefined ? [{ from: path, to: redirect, reason: translate(msg("delete.reason")) }] : [],
	};
	const contents = createContents(contentDir, edits);
	const sentences = listSentences(contentDir, mentions);
	const own = filesOf(contentDir, folderOf(entry));
	const changed = changes.remove.length + changes.targets.size + changes.add.length > 0;
	return {
		changes: [
			...own.map((file) => msg("move.delete", { file })),
			...describeEdits(edits),
			...[...changes.targets].map(([from, to]) => msg("move.redirect", { from, to })),
			...changes.add.map(({ from, to }) => msg("move.redirectNew", { from, to })),
			...[...changes.remove, ...(path !== null && redirect === undefined ? [path] : [])].map((lost) =>
				msg("move.lost", { path: lost }),
			),
			...(sentences.length > 0 ? [msg("delete.sentences", { folder: folderOf(entry), sentences: { lines: sentences } })] : []),
		],
		writes: [
			...contents.files.map((file) => ({ file, contents: contents.of(file) })),
			...own.map((file) => ({ file, contents: null })),
			...(changed ? [{ file: redirectsFile, contents: changeRedirects(contentDir, changes) }] : []),
		],
	};
}

/** The sentences that lead to an entry, each with its file and line. What leads there by a field says so in the label beside it. */
function listSentences(contentDir: string, mentions: readonly Mention[]): string[] {
	const readSource = createSourceReader();
	const found = mentions.flatMap((mention) => {
		const { part, position } = mention;
		if (mention.is !== "address" || part.contentFile.role !== "text" || !isLang(part.contentFile.lang)) return [];
		const { file } = part;
		const source = readFileSync(join(contentDir, file), "utf8");
		const label = mention.field?.replace(/[^/]*$/, "label");
		const place = label === undefined ? position : readSource(file, source)?.part.positions[label]?.value;
		return place ? [{ file, line: place[0], sentence: sentenceAt(source, place, part.contentFile.lang) }] : [];
	});
	return found
		.sort((a, b) => byText(a.file, b.file) || a.line - b.line)
		.map(({ file, line, sentence }) => `  ${file}:${line}  ${sentence}`);
}

function assertTarget({ pages }: LinkedContent, entry: Entry, redirect: string, leadsTo: (url: string) => boolean): void {
	if (leadsTo(redirect)) throw new UsageError(msg("delete.goesToo", { path: redirect, folder: folderOf(entry) }));
	if (redirect.startsWith("https://") && URL.canParse(redirect)) return;
	const [path = ""] = redirect.split("#");
	if (!pages.has(path))
		throw new UsageError(
			msg("delete.noTarget", { path: redirect, hint: didYouMean(path, pages.keys(), msg("delete.nameTarget")) }),
		);
}
