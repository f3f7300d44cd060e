import { Document, isMap, Pair, parseDocument, Scalar, type YAMLMap } from "yaml";
import * as z from "zod";
import type { NewFile } from "#schemas/pages/draft/files.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { plainText } from "../../content/read/decode-text.ts";
import { inLang } from "../../kinds/content-file.ts";
import type { Kind } from "../../kinds/kind.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { msg } from "../../messages/message.ts";
import type { Translate } from "../../messages/translate.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { withRecord } from "../translate/record-translations.ts";
import { divide } from "./parts.ts";
import { type Choices, stub } from "./stub.ts";

/** What can be scaffolded, and its kind. */
export const scaffolds = {
	plant: "plant",
	"plant-guide": "plant",
	"plant-profile": "plant",
	article: "article",
	guide: "guide",
	page: "page",
	term: "definition",
} as const;

export type ScaffoldName = keyof typeof scaffolds;

/** The scaffold of a kind. */
export function scaffoldOf(kind: string): ScaffoldName {
	const found = Object.entries(scaffolds).find(([, each]) => each === kind);
	if (!found) throw new Error(`no scaffold makes a ${kind}`);
	return found[0] as ScaffoldName;
}

/** Scaffolds that add a separate page to a plant, and the layout of that page. */
export const sheets = { "plant-guide": "guide", "plant-profile": "profile" } as const;

/** The files of a new entry in every language. They pass the check once every TODO marker is filled in. */
export function scaffoldEntry(name: Exclude<ScaffoldName, keyof typeof sheets>, slug: string, choices: Choices): NewFile[] {
	const kind = findKindByName(scaffolds[name]);
	const [facts, text] = [kind.shape.facts, kind.shape.text].map((shape) => new Document(stub(jsonSchema(shape), choices)));
	const folder = `${kind.folder}/${slug}`;
	// A source that a page lists is cited in its text.
	const { extension, citations } = kind.shape;
	const body = choices.translate(msg("new.body", { citation: citations ? `[†](${citations.prefix}TODO)` : "" }));
	const texts = langs.map((lang) =>
		extension === "yaml"
			? { file: `${folder}/${lang}.yaml`, contents: String(text) }
			: { file: `${folder}/${lang}.md`, contents: `---\n${text}---\n\n${body}` },
	);
	return [{ file: `${folder}/facts.yaml`, contents: String(facts) }, ...texts];
}

/**
 * The files of a new entry of the same kind as another, whose files are `relative`: the same fields, lists and headings, with its values
 * where they may hold for the new one too. What is to be confirmed or rewritten has a TODO marker: each field, each section of Markdown.
 */
export function scaffoldLike(relative: readonly NewFile[], kind: Kind<object, object>, choices: Choices): NewFile[] {
	return relative.map(({ file, contents }) => {
		// A statement loses its source, as a fact does.
		const unsourced = contents.replace(/\[([^\]]*)\]\(#source-([^)]*)\)/g, (link, words, key) =>
			key === choices.ownSource ? link : `TODO ${words}`,
		);
		const [before, fields, behind] = divide(file, unsourced);
		const document = parseDocument(fields);
		if (document.errors.length > 0) throw new UsageError(msg("usage.unreadable", { file }));
		const shape = file.endsWith("/facts.yaml") ? kind.shape.facts : kind.shape.text;
		const text = new Document(stub(jsonSchema(shape), choices, document.contents)).toString({ lineWidth: 120 });
		const body = behind.replace(/^---\n/, "---\n\nTODO\n").replace(/^#.*$/gm, "$&\n\nTODO");
		return { file: file.replace(/[^/]+(?=\/[^/]+$)/, choices.slug), contents: before + text + body };
	});
}

/**
 * Adds a separate page in a layout to a plant: `files` are its existing facts and texts, whose comments are kept. New fields
 * contain TODO markers.
 */
export function scaffoldSheet(files: readonly NewFile[], layout: "guide" | "profile", choices: Choices): NewFile[] {
	const shape = jsonSchema(findKindByName("plant").shape.text).properties?.[layout];
	return files.map(({ file, contents }) => {
		const document = parseDocument(contents);
		const map = document.contents;
		if (!isMap(map)) return { file, contents };
		if (file.endsWith("/facts.yaml")) addSheet(map, layout, choices.today);
		else if (typeof shape === "object") addField(map, layout, stub(shape, choices));
		// The new parts are not translated yet, so the translation record is removed.
		map.delete("translated");
		return { file, contents: String(document) };
	});
}

function addSheet(facts: YAMLMap, layout: string, today: string): void {
	addField(facts, "sheet", new Scalar(layout));
	addField(facts, "published", new Scalar(today));
}

function addField(map: YAMLMap, key: string, value: unknown): void {
	if (!map.has(key)) map.items.push(new Pair(new Scalar(key), value));
}

/**
 * A translation stub: the original with a marker at the top, so that the translator sees what to translate. `record` identifies the
 * French source text; null if the source is another language.
 */
export function scaffoldTranslation(original: NewFile, lang: Lang, record: string | null, translate: Translate): NewFile {
	const file = inLang(original.file, lang);
	const marker = `# ${translate(msg("new.translateFile", { lang: { lang } }))}\n`;
	const text = withRecord(file, plainText(original.contents), record);
	const contents = text.startsWith("---\n") ? `---\n${marker}${text.slice(4)}` : marker + text;
	return { file, contents };
}

function jsonSchema(shape: z.ZodType) {
	return z.toJSONSchema(shape, { io: "input" });
}
