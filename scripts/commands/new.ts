import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NewFile } from "#schemas/pages/draft/files.ts";
import { targetIds } from "#schemas/shared/draft-targets.ts";
import { defaultLang, isLang, langs } from "#schemas/shared/languages.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { writtenLike } from "../content/read/decode-text.ts";
import { readIfThere } from "../content/read/read-file.ts";
import { readChoices } from "../desk/entries/choices.ts";
import { newEntry, readEntry } from "../desk/entries/new-entry.ts";
import { addParts, optionalParts } from "../desk/entries/parts.ts";
import { type ScaffoldName, scaffolds, scaffoldTranslation, sheets } from "../desk/entries/scaffold.ts";
import { recordFor } from "../desk/translate/record-translations.ts";
import { findKindByFolder } from "../kinds/kinds.ts";
import { msg } from "../messages/message.ts";
import type { Translate } from "../messages/translate.ts";
import { displayDir, findInContent, resolveContent } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { writeAll } from "../store/write-all.ts";
import { exitCodes, run } from "./command.ts";
import { contentOption } from "./shared-options.ts";

const usage = msg("usage.new");

const command = {
	name: "new",
	about: msg("help.new"),
	words:
		"plant|plant-guide|plant-profile|article|guide|page|term NAME | part FOLDER/NAME PART … | translation FOLDER/NAME LANGUAGE",
	options: {
		content: contentOption,
		like: { type: "string", value: "NAME", about: msg("help.new.like") },
		with: { type: "string", multiple: true, value: "PART", about: msg("help.new.with") },
		plant: { type: "string", value: "PLANT", about: msg("help.new.plant") },
		topic: { type: "string", value: "TOPIC", about: msg("help.new.topic") },
		target: { type: "string", value: "READERS", about: msg("help.new.target", { targets: targetIds.join(", ") }) },
	},
} as const;

/**
 * `npm run new`: writes the files of a new entry, of a new part of one, or of a missing translation, with TODO markers to fill in.
 */
await run(command, ({ values, positionals, lang, translate }) => {
	const { content, like, plant, topic, target, with: parts = [] } = values;
	const contentDir = resolveContent(content);
	const [what, name, ...others] = positionals;
	if (what === undefined || name === undefined) throw new UsageError(usage);
	const isEntry = what !== "part" && what !== "translation";
	const isGenerated = [plant, topic, target].some((wish) => wish !== undefined);
	if (isGenerated && (what !== "article" || like !== undefined)) throw new UsageError(usage);
	// A page is drafted with its plant: «plant --like» takes that of the relative over.
	if (like !== undefined && (!isEntry || Object.hasOwn(sheets, what))) throw new UsageError(usage);
	if (!isEntry && parts.length > 0) throw new UsageError(usage);
	const files =
		what === "translation"
			? translation(contentDir, findInContent(contentDir, name), others[0], translate)
			: what === "part"
				? newParts(contentDir, findInContent(contentDir, name), others, lang)
				: newEntry(contentDir, readScaffoldName(what), name, { like, plant, topic, target, parts }, lang);
	writeAll(
		contentDir,
		files.map(({ file, contents }) => ({ file, contents: writtenLike(contents, readIfThere(join(contentDir, file))) })),
	);
	for (const { file } of files) process.stdout.write(`${displayDir(contentDir)}/${file}\n`);
	const folder = files[0]?.file.replace(/\/[^/]+$/, "");
	process.stdout.write(`${translate(msg("new.fill", { folder: folder ?? "" }))}\n`);
	return exitCodes.clean;
});

function readScaffoldName(what: string): ScaffoldName {
	if (Object.hasOwn(scaffolds, what)) return what as ScaffoldName;
	const hint = didYouMean(what, [...Object.keys(scaffolds), "part", "translation"], usage);
	throw new UsageError(msg("usage.newWhat", { what, hint }));
}

function newParts(contentDir: string, folder: string, parts: readonly string[], programLang: ProgramLang): NewFile[] {
	const [kindFolder = "", slug = ""] = folder.split("/");
	const kind = findKindByFolder(kindFolder);
	if (!kind || slug === "" || !existsSync(join(contentDir, kindFolder, slug)))
		throw new UsageError(msg("usage.noEntry", { folder, hint: msg("usage.nameEntry") }));
	if (parts.length === 0) throw new UsageError(msg("usage.newPartNone", { parts: [...optionalParts(kind).keys()].join(", ") }));
	const before = readEntry(contentDir, `${kindFolder}/${slug}`);
	const after = addParts(before, kind, parts, readChoices(contentDir, slug, programLang));
	return after.filter(({ contents }, index) => contents !== before[index]?.contents);
}

function translation(contentDir: string, folder: string, lang: string | undefined, translate: Translate): NewFile[] {
	if (lang !== undefined && !isLang(lang) && /^[a-z]{2}$/.test(lang)) throw new UsageError(msg("usage.newSpoken", { lang }));
	if (!isLang(lang)) throw new UsageError(msg("usage.newLang", { langs: langs.join(", ") }));
	const dir = join(contentDir, folder);
	const names = existsSync(dir) ? readdirSync(dir) : [];
	const original = langs.flatMap((each) => names.filter((name) => name.startsWith(`${each}.`)))[0];
	if (original === undefined) throw new UsageError(msg("usage.newNoText", { folder: displayDir(dir) }));
	if (names.some((name) => name.startsWith(`${lang}.`)))
		throw new UsageError(msg("usage.newTextThere", { folder: displayDir(dir), lang }));
	const file = `${folder}/${original}`;
	const record = original.startsWith(`${defaultLang}.`) ? recordFor(contentDir, file) : null;
	return [scaffoldTranslation({ file, contents: readFileSync(join(dir, original), "utf8") }, lang, record, translate)];
}
