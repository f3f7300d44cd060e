import { join } from "node:path";
import { shapeOf } from "#schemas/slot.ts";
import { emitSite } from "../emit/emit-site.ts";
import { measurePhotos } from "../images/measure-photos.ts";
import { linkSite } from "../link/link-site.ts";
import { createMarkdownReader } from "../markdown/read-markdown.ts";
import { parseFile } from "../parse/parse-file.ts";
import { readContent } from "../read/read-content.ts";
import { type Diagnostic, type Outcome, sortDiagnostics } from "../report/diagnostic.ts";
import { attempt, wholeContent } from "../report/internal.ts";
import { assembleContent } from "../validate/assemble.ts";
import { readShape, type Shape, validatePart } from "../validate/validate-part.ts";
import type { Cache } from "./cache.ts";
import type { CodeHashes } from "./code-hash.ts";
import type { Content, Emitted, Part, Site, SourceFile } from "./seams.ts";

/** What a run of read → emit gives: the site when nothing is at fault, and all findings, sorted. */
export type Compiled = {
	emitted: Emitted | null;
	diagnostics: Diagnostic[];
	/** Number of text files that were read. */
	files: number;
	/** Text of each file, for code frames. */
	texts: ReadonlyMap<string, string>;
};

/** Where to read, and what replaces the address in `site.yaml`. */
export type CompileOptions = { contentDir: string; baseUrl?: string | undefined; cache: Cache; codeHashes: CodeHashes };

/** Runs read, parse, validate, images, link and emit. All that the check, the dev server and most tests need. */
export async function compile({ contentDir, baseUrl, cache, codeHashes }: CompileOptions): Promise<Compiled> {
	const sources = readContent(contentDir);
	const understand = createUnderstanding(cache, codeHashes.pipeline);
	const parts = sources.value.files.map((source) => attempt(source.file, unknownPart(source), () => understand(source)));
	const photos = await measurePhotos(sources.value.photos, join(contentDir, "images"), (key, compute) =>
		cache.memoAsync(`${codeHashes.pipeline} ${key}`, compute),
	);
	const values = parts.map(({ value }) => value);
	const content = attempt<Content | null>(wholeContent, null, () => assembleContent(values, sources.value.photos, photos.value));
	const before = [sources, ...parts, photos, content].flatMap(({ diagnostics }) => diagnostics);
	const site = content.value ? linkSite(content.value, before) : nothing;
	if (site.value && baseUrl !== undefined) site.value.config.url = baseUrl;
	const emitted = site.value ? emit(site.value, codeHashes.drawings) : nothing;
	return {
		emitted: emitted.value,
		diagnostics: sortDiagnostics([...before, ...site.diagnostics, ...emitted.diagnostics]),
		files: sources.value.files.filter(({ text }) => text !== null).length,
		texts: new Map(sources.value.files.map(({ file, text }) => [file, text ?? ""])),
	};
}

const nothing: Outcome<null> = { value: null, diagnostics: [] };

function emit(site: Site, drawingHash: string): Outcome<Emitted | null> {
	return attempt<Emitted | null>(wholeContent, null, () => ({ value: emitSite(site, drawingHash), diagnostics: [] }));
}

/** Stands for a file that our code failed over: there, with nothing known of it. */
function unknownPart({ file, slot }: SourceFile): Part {
	return {
		...{ file, slot, data: null, body: null, bodyStart: null, marks: [], places: {} },
		...{ references: [], ownLists: [], wordings: [] },
	};
}

/** parse and validate of one file, remembered by its bytes: a result brings its findings with it. */
function createUnderstanding(cache: Cache, codeHash: string): (source: SourceFile) => Outcome<Part> {
	const readMarkdown = createMarkdownReader();
	const shapes = new Map<unknown, Shape>();
	const shapeFor = (slot: SourceFile["slot"]) => {
		const type = shapeOf(slot);
		const shape = shapes.get(type) ?? readShape(type);
		shapes.set(type, shape);
		return shape;
	};
	return (source) =>
		cache.memo(`${codeHash} ${source.hash} ${source.file}`, () => {
			const parsed = parseFile(source, readMarkdown);
			const part = validatePart(parsed.value, shapeFor(source.slot), readMarkdown);
			return { value: part.value, diagnostics: [...parsed.diagnostics, ...part.diagnostics] };
		});
}
