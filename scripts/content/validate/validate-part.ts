import type { z } from "zod";
import { placeholderPattern } from "#schemas/content/figures.ts";
import type { RichText } from "#schemas/content/rich-text.ts";
import { uiPlaceholderPattern } from "#schemas/shared/plural-forms.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic, Outcome } from "../../report/diagnostic.ts";
import { offerFixes } from "../../report/fix.ts";
import { indexLines } from "../../report/line-index.ts";
import type { FileRest, ParsedFile, Part, Passage, Reference } from "../../types/content.ts";
import { alignOffsets } from "../markdown/align.ts";
import { findBrokenBraces } from "../markdown/broken-markup.ts";
import type { MarkdownReader } from "../markdown/read-markdown.ts";
import { mapPassage, readYamlString } from "../passages/pieces.ts";
import { checkTypography } from "../typography/check-typography.ts";
import { type Annotation, findAnnotations, findFields, findValues, type Json, jsonOf } from "./annotations.ts";
import { type AvoidedTerms, checkAvoidedTerms } from "./avoided-terms.ts";
import { checkBareFigures } from "./bare-figures.ts";
import { explainIssues } from "./explain.ts";
import { findNumbers } from "./find-numbers.ts";
import { findPassagesByLang } from "./passages-by-lang.ts";
import { checkPlainTexts, findPlainTexts, type PlainText } from "./plain-texts.ts";
import { findSamples } from "./text-samples.ts";
import { checkUnsourcedSafety, findSafetyStatements } from "./unsourced-safety.ts";

/** A shape with its annotations, which are computed once for all files of that shape. */
export type Shape = { type: z.ZodType; annotations: Annotation[]; fieldsAt(path: readonly string[]): string[] };

/** Reads a shape's annotations. */
export function readShape(type: z.ZodType): Shape {
	// Generated on demand: only files with mistakes need it.
	let json: Json | null = null;
	const fieldsAt = (path: readonly string[]) => {
		json ??= jsonOf(type);
		return findFields(json, path);
	};
	return { type, annotations: findAnnotations(type), fieldsAt };
}

/** Validates a parsed file: returns a part whose data has the shape, or null data and the findings. */
export function validatePart(
	parsed: ParsedFile,
	shape: Shape,
	readMarkdown: MarkdownReader,
	avoided: AvoidedTerms = {},
): Outcome<Part> {
	const { file, contentFile, body, bodyStart, marks, positions } = parsed;
	const broken: Part = {
		...{ file, contentFile, data: null, body, bodyStart, marks, positions },
		...{ anchors: headingsAmong(marks), references: [], ownLists: [], samples: [], numbers: [], safety: [], digest: null },
	};
	if (parsed.data === null) {
		// No rule may see the fields of such a file as if they were all.
		const { rest } = parsed;
		const diagnostics = rest ? validateData({ ...parsed, ...rest }, broken, shape, readMarkdown, avoided).diagnostics : [];
		return { value: broken, diagnostics };
	}
	return validateData({ ...parsed, unread: [] }, broken, shape, readMarkdown, avoided);
}

/** Validates the fields of a file, of which some may not have been read. `broken` is the part if they are not valid. */
function validateData(
	parsed: ParsedFile & Pick<FileRest, "unread">,
	broken: Part,
	{ type, annotations, fieldsAt }: Shape,
	readMarkdown: MarkdownReader,
	avoided: AvoidedTerms,
): Outcome<Part> {
	const { marks } = parsed;
	const checked = type.safeParse(parsed.data);
	const prose = readProse(parsed, annotations, readMarkdown);
	const plainTexts = findPlainTexts(parsed, annotations);
	const braces = readBraces(parsed, plainTexts);
	const allMarks = [...marks, ...prose.value.marks, ...braces.marks, ...readNotes(parsed)];
	const references = findReferences(parsed.data, annotations);
	const passagesByLang = findPassagesByLang(parsed, references, prose.value.passages);
	const safety = findSafetyStatements(parsed);
	const ofTexts = [
		...prose.diagnostics,
		...braces.diagnostics,
		...checkPlainTexts(parsed, plainTexts),
		...checkTypography(passagesByLang, parsed),
		...checkBareFigures(passagesByLang, parsed),
		...checkAvoidedTerms(passagesByLang, parsed, avoided),
		...checkUnsourcedSafety(parsed, safety),
	];
	if (!checked.success) {
		const issues = checked.error.issues.filter((issue) => !isOfUnread(issue, parsed.unread));
		return { value: broken, diagnostics: [...explainIssues(issues, parsed, fieldsAt), ...ofTexts] };
	}
	return {
		value: {
			...broken,
			data: prose.value.data,
			marks: allMarks,
			anchors: headingsAmong(allMarks),
			references,
			ownLists: annotations.flatMap(({ rule, path }) => (rule === "own-list" ? [`/${path.join("/")}`] : [])),
			samples: findSamples(passagesByLang, parsed),
			numbers: findNumbers(passagesByLang, parsed),
			safety,
		},
		diagnostics: ofTexts,
	};
}

/** Whether an issue is about a field that could not be read, or about several of which that may be one. */
function isOfUnread({ code, path: [first] }: z.core.$ZodIssue, unread: FileRest["unread"]): boolean {
	return unread.length > 0 && (first === undefined ? code === "custom" : unread.includes(String(first)));
}

function findReferences(data: unknown, annotations: Annotation[]): Reference[] {
	return annotations.flatMap((annotation) => {
		if (!("of" in annotation)) return [];
		const { rule, of, path } = annotation;
		return findValues(data, path).map((found) => ({ rule, of, ...found }));
	});
}

function headingsAmong(marks: Part["marks"]): string[] {
	return marks.flatMap((mark) => (mark.type === "heading" ? [mark.id] : []));
}

/** Names in braces in plain strings, and braces that do not contain a name; those in Markdown are found when the text is read. */
function readBraces(parsed: ParsedFile, plainTexts: readonly PlainText[]): { marks: Part["marks"]; diagnostics: Diagnostic[] } {
	const { file, contentFile, text } = parsed;
	if (!text.includes("{")) return { marks: [], diagnostics: [] };
	const locate = indexLines(text);
	const pattern = contentFile.role === "ui" ? uiPlaceholderPattern : placeholderPattern;
	const plain = plainTexts.filter(({ source }) => source.includes("{"));
	const marks = plain.flatMap(({ pointer, source, start }) =>
		[...source.matchAll(pattern)].map(({ 1: name = "", index }) => ({
			type: "placeholder" as const,
			name,
			pointer,
			position: locate(start + index),
		})),
	);
	// Interface strings have another syntax for braces, and facts contain no sentences.
	const broken = contentFile.role === "text" ? plain : [];
	return {
		marks,
		diagnostics: broken.flatMap(({ source, start }) =>
			findBrokenBraces(source, msg("validate.braces.hint")).map(({ at, ...found }) => ({
				...found,
				file,
				position: locate(start + at),
			})),
		),
	};
}

/** The comments right above the strings of an interface file. */
function readNotes({ contentFile, text }: ParsedFile): Part["marks"] {
	if (contentFile.role !== "ui") return [];
	const locate = indexLines(text);
	return [...text.matchAll(/((?:^#.*\n)+)([\w.]+):/gm)].map(({ 1: comment = "", 2: key, index }) => ({
		type: "note",
		text: comment.replace(/^# ?/gm, "").trim().replaceAll("\n", " "),
		pointer: `/${key}`,
		position: locate(index),
	}));
}

/** Replaces the string of every Markdown field by its RichText. */
function readProse(parsed: ParsedFile, annotations: Annotation[], readMarkdown: MarkdownReader) {
	const locate = indexLines(parsed.text);
	const diagnostics: Diagnostic[] = [];
	const marks: Part["marks"] = [];
	const rich = new Map<string, RichText>();
	const passages = new Map<string, Passage[]>();
	for (const { rule, path } of annotations) {
		if (rule !== "markdown") continue;
		for (const { pointer, value } of findValues(parsed.data, path)) {
			const [start, end] = parsed.strings[pointer] ?? [0, 0];
			const toSource = alignOffsets(value, parsed.text.slice(start, end));
			const read = readMarkdown(value, { file: parsed.file, pointer, locate: (offset) => locate(start + toSource(offset)) });
			const string = readYamlString(value, parsed.text.slice(start, end), start);
			rich.set(pointer, read.value.rich);
			passages.set(pointer, string ? read.value.passages.map((passage) => mapPassage(passage, string)) : []);
			marks.push(...read.value.marks);
			diagnostics.push(...offerFixes(read.diagnostics, parsed.text));
		}
	}
	const data = rich.size > 0 ? replaceAt(parsed.data, "", rich) : parsed.data;
	return { value: { data: data as object, marks, passages }, diagnostics };
}

function replaceAt(data: unknown, pointer: string, by: Map<string, RichText>): unknown {
	const found = by.get(pointer);
	if (found) return found;
	if (Array.isArray(data)) return data.map((item, index) => replaceAt(item, `${pointer}/${index}`, by));
	if (typeof data !== "object" || data === null) return data;
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaceAt(value, `${pointer}/${key}`, by)]));
}
