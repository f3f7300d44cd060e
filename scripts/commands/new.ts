import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NewFile } from "#schemas/draft/files.ts";
import { targetIds } from "#schemas/spec/draft-targets.ts";
import { defaultLang, isLang, langs } from "#schemas/spec/languages.ts";
import type { ProgramLang } from "#schemas/spec/program-langs.ts";
import { say } from "../messages/message.ts";
import type { Translate } from "../messages/translate.ts";
import { type ArticleWishes, scaffoldArticle } from "../new/article.ts";
import { readChoices } from "../new/choices.ts";
import { type ScaffoldName, scaffoldEntry, scaffoldPlantGuide, scaffolds, scaffoldTranslation } from "../new/scaffold.ts";
import { displayDir, resolveContent } from "../project.ts";
import { UsageError } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { recordFor } from "../translate/record-translations.ts";
import { exitCodes, run } from "./command.ts";

const usage = say("usage.new");

const command = {
	name: "new",
	about: say("help.new"),
	words: "plant|plant-guide|article|guide|page|term NAME | translation FOLDER/NAME LANGUAGE",
	options: {
		content: { type: "string", value: "DIR", about: say("help.option.content") },
		plant: { type: "string", value: "PLANT", about: say("help.new.plant") },
		topic: { type: "string", value: "TOPIC", about: say("help.new.topic") },
		target: { type: "string", value: "READERS", about: say("help.new.target", { targets: targetIds.join(", ") }) },
	},
} as const;

/** `npm run new`: writes the files of a new entry, or of a missing translation, with TODO markers to fill. */
await run(command, ({ values, positionals, lang: spoken, translate }) => {
	const { content, plant, topic, target } = values;
	const contentDir = resolveContent(content);
	const [what, name, lang] = positionals;
	if (what === undefined || name === undefined) throw new UsageError(usage);
	const wishes = { plant, topic, target };
	if (what !== "article" && Object.values(wishes).some((wish) => wish !== undefined)) throw new UsageError(usage);
	const files =
		what === "translation"
			? translation(contentDir, name, lang, translate)
			: entry(contentDir, readScaffoldName(what), name, { wishes, spoken });
	for (const { file, contents } of files) {
		mkdirSync(dirname(join(contentDir, file)), { recursive: true });
		writeFileSync(join(contentDir, file), contents);
		process.stdout.write(`${displayDir(contentDir)}/${file}\n`);
	}
	const folder = files[0]?.file.replace(/\/[^/]+$/, "");
	process.stdout.write(`${translate(say("new.fill", { folder: folder ?? "" }))}\n`);
	return exitCodes.clean;
});

function readScaffoldName(what: string): ScaffoldName {
	if (Object.hasOwn(scaffolds, what)) return what as ScaffoldName;
	const hint = didYouMean(what, [...Object.keys(scaffolds), "translation"], usage);
	throw new UsageError(say("usage.newWhat", { what, hint }));
}

function entry(
	contentDir: string,
	what: ScaffoldName,
	slug: string,
	{ wishes, spoken }: { wishes: ArticleWishes; spoken: ProgramLang },
): NewFile[] {
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new UsageError(say("usage.newSlug", { slug }));
	const choices = readChoices(contentDir, slug, spoken);
	const fresh =
		what === "article"
			? scaffoldArticle(contentDir, slug, wishes, { plants: choices.slugs["plant"] ?? [], today: choices.today })
			: scaffoldEntry(what === "plant-guide" ? "plant" : what, slug, choices);
	const folder = dirname(join(contentDir, fresh[0]?.file ?? ""));
	if (!existsSync(folder)) return what === "plant-guide" ? scaffoldPlantGuide(fresh, choices) : fresh;
	if (what !== "plant-guide") throw new UsageError(say("usage.newThere", { folder: displayDir(folder) }));
	const present = fresh.map(({ file }) => file).filter((file) => existsSync(join(contentDir, file)));
	return scaffoldPlantGuide(
		present.map((file) => ({ file, contents: readFileSync(join(contentDir, file), "utf8") })),
		choices,
	);
}

function translation(contentDir: string, folder: string, lang: string | undefined, translate: Translate): NewFile[] {
	if (lang !== undefined && !isLang(lang) && /^[a-z]{2}$/.test(lang)) throw new UsageError(say("usage.newSpoken", { lang }));
	if (!isLang(lang)) throw new UsageError(say("usage.newLang", { langs: langs.join(", ") }));
	const dir = join(contentDir, folder);
	const names = existsSync(dir) ? readdirSync(dir) : [];
	const original = langs.flatMap((each) => names.filter((name) => name.startsWith(`${each}.`)))[0];
	if (original === undefined) throw new UsageError(say("usage.newNoText", { folder: displayDir(dir) }));
	if (names.some((name) => name.startsWith(`${lang}.`)))
		throw new UsageError(say("usage.newTextThere", { folder: displayDir(dir), lang }));
	const file = `${folder}/${original}`;
	const record = original.startsWith(`${defaultLang}.`) ? recordFor(contentDir, file) : null;
	return [scaffoldTranslation({ file, contents: readFileSync(join(dir, original), "utf8") }, lang, record, translate)];
}
