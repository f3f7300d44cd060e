import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readChoices } from "../desk/entries/choices.ts";
import { redirectsFile } from "../desk/entries/redirects.ts";
import { readPost } from "../desk/import/front-matter.ts";
import { importPost, nameOfPost } from "../desk/import/import-post.ts";
import { isSlug } from "../kinds/content-file.ts";
import { msg } from "../messages/message.ts";
import { displayDir, resolveContent } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { writeAll } from "../store/write-all.ts";
import { loadLinkedContent } from "./change-content.ts";
import { exitCodes, run } from "./command.ts";
import { contentOption } from "./shared-options.ts";

const command = { name: "import", about: msg("help.import"), words: "FILE.md", options: { content: contentOption } } as const;

/** `npm run import`: drafts an article from a Markdown post of another generator. It replaces no file, and only adds redirects. */
await run(command, async ({ values, positionals: [given, ...others], lang, translate }) => {
	if (given === undefined || others.length > 0) throw new UsageError(msg("usage.import"));
	if (!existsSync(given)) throw new UsageError(msg("usage.noPost", { file: given }));
	const contentDir = resolveContent(values.content);
	const slug = nameOfPost(resolve(given));
	if (!isSlug(slug)) throw new UsageError(msg("usage.postName", { file: given }));
	const folder = `articles/${slug}`;
	if (existsSync(join(contentDir, folder)))
		throw new UsageError(msg("usage.newThere", { folder: displayDir(join(contentDir, folder)) }));
	const post = { file: resolve(given), ...readPost(readFileSync(given, "utf8")) };
	const { writes, model } = importPost(
		contentDir,
		post,
		await loadLinkedContent(contentDir),
		readChoices(contentDir, slug, lang),
	);
	const taken = writes.find(({ file }) => file !== redirectsFile && existsSync(join(contentDir, file)));
	if (taken) throw new UsageError(msg("usage.importTaken", { file: taken.file }));
	writeAll(contentDir, writes);
	for (const { file } of writes) process.stdout.write(`${displayDir(contentDir)}/${file}\n`);
	if (model !== null) process.stdout.write(`${translate(msg("import.model", { entry: model }))}\n`);
	process.stdout.write(`${translate(msg("import.done"))}\n`);
	return exitCodes.clean;
});
