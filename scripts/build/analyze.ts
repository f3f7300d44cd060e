import { readDetail } from "#schemas/content/detail.ts";
import { sheetLayouts } from "#schemas/content/plant/schema.ts";
import { countWords, minutesFor } from "#schemas/content/reading.ts";
import { addressesIn, filledBlocks, plainText, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import { defaultLang, type Lang } from "#schemas/shared/languages.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { isInternal } from "#schemas/shared/url.ts";
import { checkEntry } from "../check/entry-rules.ts";
import { measureProse } from "../check/parity/prose.ts";
import { createMarkdownReader } from "../content/markdown/read-markdown.ts";
import { parseFile } from "../content/parse/parse-file.ts";
import { decodeText } from "../content/read/decode-text.ts";
import { type Drafts, noDrafts, readContentFile } from "../content/read/read-file.ts";
import { assembleEntries } from "../content/validate/assemble.ts";
import { readAvoidedTerms, type Wordings } from "../content/validate/avoided-terms.ts";
import { readShape, validatePart } from "../content/validate/validate-part.ts";
import { shapeOf } from "../kinds/content-file.ts";
import { definitionAddress } from "../kinds/definition/glossary.ts";
import { textParts } from "../kinds/translation.ts";
import { withHint } from "../messages/message.ts";
import { aboutFile, type Diagnostic, type Outcome } from "../report/diagnostic.ts";
import { attempt } from "../report/internal.ts";
import { hashBytes, hashData } from "../store/hash.ts";
import type { AnchoredHeading, ListedFile, Mark, Part, TextDigest, TextSample } from "../types/content.ts";

/** Files that are processed together, since they depend on each other: those of an entry, or a single file. */
export type FileGroup = { name: string; files: ListedFile[] };

/**
 * The result for a group: its parts, without Markdown bodies and without data that only its own rules use, all findings that need
 * no other file, and the bodies by file. `hash` is that of the group as read, which differs from the listing if an editor has
 * changed a file since.
 */
export type Analysis = {
	hash: string;
	/** Hash of everything that the rest of the site may use of the group: the Markdown of entries is shown only on their own pages. */
	publicHash: string;
	/** Hash of everything that rules about the whole content use, positions included. */
	rulesHash: string;
	parts: Part[];
	diagnostics: Diagnostic[];
	bodies: Record<string, RichText>;
};

/** A file as read: without bytes if it cannot be read, or was removed since it was listed. */
type ReadFile = ListedFile & { bytes: Uint8Array | null; gone: boolean };

/** Groups files by their entry; any other file is a group of its own. */
export function groupFiles(files: readonly ListedFile[]): FileGroup[] {
	const groups = new Map<string, FileGroup>();
	for (const each of files) {
		const { file, contentFile } = each;
		const name = contentFile.role === "facts" || contentFile.role === "text" ? file.slice(0, file.lastIndexOf("/")) : file;
		const group = groups.get(name);
		if (group) group.files.push(each);
		else groups.set(name, { name, files: [each] });
	}
	return [...groups.values()];
}

/** Hash of a group: changes with any byte of its files, and with their names. */
export function hashGroup({ files }: FileGroup): string {
	return hashData(files.map(({ file, hash }) => `${file} ${hash}`).join("\n"));
}

/** Creates a function that parses and validates a file by itself, its words too where `wordings` has a list for them. */
export function createPartReader(wordings: Wordings = {}): (file: ReadFile) => Outcome<Part> {
	const avoided = readAvoidedTerms(wordings);
	const readMarkdown = createMarkdownReader();
	const readShapeOnce = onceEach(readShape);
	return ({ bytes, gone, ...listed }) =>
		attempt(listed.file, unknownPart(listed), () => {
			const text = bytes ? decodeText(bytes, listed.file) : { value: null, diagnostics: gone ? [removedFile(listed.file)] : [] };
			const parsed = parseFile({ ...listed, text: text.value }, readMarkdown);
			const part = validatePart(parsed.value, readShapeOnce(shapeOf(listed.contentFile)), readMarkdown, avoided);
			return {
				value: withDigest(part.value),
				diagnostics: [...text.diagnostics, ...parsed.diagnostics, ...part.diagnostics],
			};
		});
}

/**
 * Creates a function that reads, parses and validates the files of a group below `contentDir`, and checks them against each other.
 */
export function createAnalyzer(
	contentDir: string,
	drafts: Drafts = noDrafts,
	wordings: Wordings = {},
): (group: FileGroup) => Analysis {
	const readPart = createPartReader(wordings);
	return ({ name, files }) => {
		const read = files.map((listed) => readListed(contentDir, listed, drafts));
		const analyzed = read.map(readPart);
		const parts = analyzed.map(({ value }) => value);
		const ofEntry = parts.filter(({ contentFile }) => contentFile.role === "facts" || contentFile.role === "text");
		const hash = hashGroup({ name, files: read });
		const kept = ofEntry.length > 0 ? dropEntryDetails(parts) : parts;
		return {
			hash,
			publicHash: ofEntry.length > 0 ? hashData(JSON.stringify(ofEntry.map(publicPartOf))) : hash,
			rulesHash: ofEntry.length > 0 ? hashData(JSON.stringify(kept.map(usedByRules))) : hash,
			parts: kept,
			diagnostics: [
				...analyzed.flatMap(({ diagnostics }) => diagnostics),
				...(ofEntry.length > 0 ? checkEntry(assembleEntries(ofEntry), ofEntry) : []),
			],
			bodies: Object.fromEntries(ofEntry.flatMap(({ file, body }) => (body && body.children.length > 0 ? [[file, body]] : []))),
		};
	};
}

/** Reads the current version of a file, with its hash. */
export function readListed(contentDir: string, listed: ListedFile, drafts: Drafts): ReadFile {
	const bytes = listed.hash === "" ? null : readContentFile(contentDir, listed.file, drafts);
	return { ...listed, hash: bytes ? hashBytes(bytes) : "", bytes, gone: listed.hash !== "" && !bytes };
}

function removedFile(file: string): Diagnostic {
	return aboutFile(file, "missing-file", withHint("read.gone", { file }));
}

/** Placeholder for a file on which our code failed: it exists, but nothing is known about it. */
function unknownPart({ file, contentFile }: ListedFile): Part {
	return {
		...{ file, contentFile, data: null, body: null, bodyStart: null, marks: [], anchors: [], positions: {} },
		...{ references: [], ownLists: [], samples: [], numbers: [], safety: [], digest: null },
	};
}

function withDigest(part: Part): Part {
	const { contentFile, data, body, marks } = part;
	if (contentFile.role !== "text" || !data) return part;
	const digest: TextDigest = {
		words: countWords([body, data]),
		headings: (body?.children ?? []).flatMap(headingsIn),
		leadsTo: [...new Set((body?.children ?? []).flatMap(addressesIn).filter(isInternal))],
		terms: sectionsOfTerms(body),
		details: [...new Set(marks.flatMap((mark) => (mark.type === "image" && readDetail(mark.url) ? [mark.url] : [])))],
		// Translations are compared with the original text.
		parts: contentFile.lang === defaultLang ? textParts(data, body) : [],
		prose: measureProse(part),
	};
	return { ...part, digest };
}

/** The first section of a text that links to each term of the glossary: address of the term → id of the heading. */
function sectionsOfTerms(body: RichText | null): Record<string, string> {
	const found: Record<string, string> = {};
	let section: string | undefined;
	const read = (node: RichNode) => {
		if (node.type === "text") return;
		const { tagName, properties, children } = node;
		if (isSectionHeading(tagName)) section = properties.id;
		if (section && properties.href?.startsWith(definitionAddress(""))) found[properties.href] ??= section;
		for (const child of children) read(child);
	};
	for (const node of body?.children ?? []) read(node);
	return found;
}

function headingsIn(node: RichNode): AnchoredHeading[] {
	if (node.type === "text") return [];
	const { tagName, properties, children } = node;
	if (!isSectionHeading(tagName)) return children.flatMap(headingsIn);
	return properties.id ? [[properties.id, plainText(node)]] : [];
}

function isSectionHeading(tagName: string): boolean {
	return tagName === "h2" || tagName === "h3";
}

/** What other pages show of a part: its fields; and of its Markdown the headings, links, pictures and reading time. */
function publicPartOf({ file, data, digest, marks }: Part): unknown {
	const images = marks.flatMap((mark) => (mark.type === "image" ? [mark.url] : []));
	if (!digest) return [file, data, images];
	const { words, headings, leadsTo, terms, details } = digest;
	return [file, data, images, minutesFor(words), headings, leadsTo, terms, details];
}

/** What rules about the whole content use of a part: all but the length of its text, and what translations are compared with. */
function usedByRules({ digest, ...part }: Part): unknown {
	const { words, parts, prose, ...others } = digest ?? { words: null, parts: null, prose: null };
	return [part, digest && others];
}

/** Drops the data that only rules within an entry use, which is most of the data of a text. */
function dropEntryDetails(parts: readonly Part[]): Part[] {
	const shared = alikeIn(parts.flatMap(({ samples }) => samples));
	return parts.map((part): Part => {
		const marks = part.marks.filter(isUsedByRules);
		const pointers = new Set([...part.references.map(({ pointer }) => pointer), ...titled]);
		return {
			...part,
			body: null,
			marks,
			positions: Object.fromEntries(
				Object.entries(part.positions).filter(([pointer]) => pointers.has(pointer) || figure.test(pointer)),
			),
			ownLists: [],
			numbers: [],
			samples: part.samples.filter(({ hash, reads }) => reads !== undefined || shared.has(hash)),
		};
	});
}

/** A figure of an entry, to which such rules refer, too. */
const figure = /^\/figures\/[^/]+$/;

/** Fields that rules about the whole content refer to. */
const titled = [
	"/title",
	"/name",
	"/metaTitle",
	"/metaDescription",
	"/published",
	"/updated",
	"/number",
	...sheetLayouts.flatMap((layout) => [`/${layout}/title`, `/${layout}/metaTitle`, `/${layout}/metaDescription`]),
];

function isUsedByRules(mark: Mark): boolean {
	if (mark.type === "block") return (filledBlocks as readonly string[]).includes(mark.name);
	return mark.type === "link" || mark.type === "image" || mark.type === "heading";
}

/** Hashes that occur in more than one language, which may be untranslated copies. */
function alikeIn(samples: readonly TextSample[]): Set<string> {
	const first = new Map<string, Lang>();
	const shared = new Set<string>();
	for (const { hash, lang } of samples) {
		const other = first.get(hash);
		if (other === undefined) first.set(hash, lang);
		else if (other !== lang) shared.add(hash);
	}
	return shared;
}
