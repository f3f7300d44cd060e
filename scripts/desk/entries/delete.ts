import { redirects as redirectsShape } from "#schemas/content/site-config.ts";
import type { LinkContext } from "../../check/link-context.ts";
import { msg } from "../../messages/message.ts";
import type { Translate } from "../../messages/translate.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { didYouMean } from "../../report/nearest.ts";
import type { Entry } from "../../types/content.ts";
import type { Edit } from "./edits.ts";
import { createTest, findMentions, pathOf } from "./mentions.ts";
import { createContents, describeEdits, filesOf, findEntry, folderOf, type Plan } from "./plan.ts";
import { changeRedirects, redirectsFile } from "./redirects.ts";

/**
 * Plans the deletion of an entry: its folder, links to it in texts and menus, and a redirect from its address to `redirect`, a page
 * of the site. Without `redirect` the address is lost. If a field or, without `redirect`, a link still refers to the entry, that is
 * a UsageError with all positions. The reason recorded with the redirect is in the language of `translate`.
 */
export function planDelete(
	contentDir: string,
	context: LinkContext,
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
		.sort((a, b) => (a.part.file < b.part.file ? -1 : a.part.file > b.part.file ? 1 : a.position[0] - b.position[0]));
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
		],
		writes: [
			...contents.files.map((file) => ({ file, contents: contents.of(file) })),
			...own.map((file) => ({ file, contents: null })),
			...(changed ? [{ file: redirectsFile, contents: changeRedirects(contentDir, changes) }] : []),
		],
	};
}

function assertTarget({ pages }: LinkContext, entry: Entry, redirect: string, leadsTo: (url: string) => boolean): void {
	if (leadsTo(redirect)) throw new UsageError(msg("delete.goesToo", { path: redirect, folder: folderOf(entry) }));
	if (redirect.startsWith("https://") && URL.canParse(redirect)) return;
	const [path = ""] = redirect.split("#");
	if (!pages.has(path))
		throw new UsageError(
			msg("delete.noTarget", { path: redirect, hint: didYouMean(path, pages.keys(), msg("delete.nameTarget")) }),
		);
}
