import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { byText } from "#schemas/shared/by-text.ts";
import { contentLimits } from "#schemas/shared/constants.ts";
import { classifyFile, isMarkdown, type Misplaced, requiredFiles } from "../../kinds/content-file.ts";
import { msg, withHint } from "../../messages/message.ts";
import { aboutFile, type Diagnostic, type Outcome, UsageError } from "../../report/diagnostic.ts";
import { findNearest } from "../../report/nearest.ts";
import type { KnownHashes } from "../../store/file-states.ts";
import { hashBytes } from "../../store/hash.ts";
import type { ListedFile, Sources } from "../../types/content.ts";
import type { ContentFile, PhotoSource } from "../../types/content-file.ts";
import { type Drafts, noDrafts, readContentFile } from "./read-file.ts";
import { suggestFile } from "./suggest-file.ts";

/** Files for people who read the folder, hidden ones, and the copies that editors leave beside a text (`fr.md~`, `#fr.md#`). */
const aside = /^(README\.md|LICENSE)$|(^|\/)(\.|#[^/]*#$|[^/]*~$)/;

/**
 * Lists a content folder: its text files, classified by their path, with the hashes of their bytes, and its photos. It does not
 * parse them. A draft replaces the file at its path. `known` avoids reading unchanged files again. Throws a UsageError for a
 * missing folder.
 */
export function readContent(dir: string, drafts: Drafts = noDrafts, known: KnownHashes | null = null): Outcome<Sources> {
	if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new UsageError(msg("usage.noContent", { dir }));
	const listed = withDrafts(listFiles(dir, ""), drafts).filter(({ file }) => !aside.test(file));
	const found = listed.map(({ file }) => file);
	const names = new Set(found);
	const read = listed.map(({ file, regular }): Outcome<Partial<{ text: ListedFile; photo: PhotoSource }>> => {
		const contentFile = classifyFile(file);
		if (!regular) return irregular(file, contentFile);
		if ("reason" in contentFile) return misplacedFile(file, contentFile, names);
		return contentFile.role === "photo"
			? { value: { photo: contentFile }, diagnostics: [] }
			: hashText(dir, file, contentFile, drafts, known);
	});
	const missing = requiredFiles.filter((file) => !found.includes(file)).map((file) => missingFile(file, found));
	return {
		value: {
			files: read.flatMap(({ value }) => value.text ?? []),
			photos: read.flatMap(({ value }) => value.photo ?? []),
		},
		diagnostics: [...oncePerFile(read.flatMap(({ diagnostics }) => diagnostics)), ...missing],
	};
}

/** A folder with an invalid name is reported once, not once per file. */
function oncePerFile(diagnostics: Diagnostic[]): Diagnostic[] {
	return [...new Map(diagnostics.toReversed().map((each) => [`${each.code} ${each.file}`, each])).values()].toReversed();
}

/** All files below a folder; `regular` is false for links, pipes and devices, which could lead out of the content or never end. */
function listFiles(dir: string, prefix: string): { file: string; regular: boolean }[] {
	return readdirSync(join(dir, prefix), { withFileTypes: true })
		.sort((a, b) => byText(a.name, b.name))
		.flatMap((item) =>
			item.isDirectory() ? listFiles(dir, `${prefix}${item.name}/`) : [{ file: prefix + item.name, regular: item.isFile() }],
		);
}

/** Adds drafts of files that do not exist yet, sorted by path. */
function withDrafts(listed: { file: string; regular: boolean }[], drafts: Drafts): { file: string; regular: boolean }[] {
	const there = new Set(listed.map(({ file }) => file));
	const added = [...drafts.keys()].filter((file) => !there.has(file));
	if (added.length === 0) return listed;
	return [...listed, ...added.map((file) => ({ file, regular: true }))].sort((a, b) => byText(a.file, b.file));
}

/**
 * Links, pipes and devices are not read. In the place of a text they count as an invalid text, so that one mistake is one finding.
 */
function irregular(file: string, contentFile: ContentFile | Misplaced | PhotoSource): Outcome<{ text?: ListedFile }> {
	const hasText = !("reason" in contentFile) && contentFile.role !== "photo";
	return {
		value: hasText ? { text: { file, contentFile, hash: "" } } : {},
		diagnostics: [aboutFile(file, "unknown-file", withHint("read.irregular", { file }))],
	};
}

function hashText(
	dir: string,
	file: string,
	contentFile: ContentFile,
	drafts: Drafts,
	known: KnownHashes | null,
): Outcome<{ text?: ListedFile }> {
	const most = isMarkdown(contentFile) ? contentLimits.markdownBytes : contentLimits.yamlBytes;
	const draft = drafts.get(file);
	const stats = draft === undefined ? statSync(join(dir, file), { throwIfNoEntry: false }) : undefined;
	const size = draft === undefined ? (stats?.size ?? 0) : Buffer.byteLength(draft);
	if (size > most)
		return {
			value: { text: { file, contentFile, hash: "" } },
			diagnostics: [aboutFile(file, "too-long", withHint("read.tooLong", { bytes: size, most }))],
		};
	const before = stats && known?.find(file, stats);
	if (before !== undefined) return { value: { text: { file, contentFile, hash: before } }, diagnostics: [] };
	const bytes = readContentFile(dir, file, drafts);
	if (bytes === null) return { value: {}, diagnostics: [] };
	const hash = hashBytes(bytes);
	if (stats) known?.set(file, stats, hash);
	return { value: { text: { file, contentFile, hash } }, diagnostics: [] };
}

/**
 * A file that is not read. Where it is clear which one it was meant to be, it counts as an invalid one, so that one mistake is one
 * finding.
 */
function misplacedFile(file: string, contentFile: Misplaced, found: ReadonlySet<string>): Outcome<{ text?: ListedFile }> {
	const said = misplaced(file, contentFile);
	const meant = suggestFile(file, found);
	const meantFile = meant && classifyFile(meant.file);
	if (!meant || !meantFile || "reason" in meantFile || meantFile.role === "photo") return { value: {}, diagnostics: [said] };
	return {
		value: { text: { file: meant.file, contentFile: meantFile, hash: "" } },
		diagnostics: [contentFile.reason === "bad-name" ? said : { ...said, hint: meant.hint }],
	};
}

function misplaced(file: string, contentFile: Misplaced): Diagnostic {
	const { reason, expected } = contentFile;
	switch (reason) {
		case "bad-name": {
			const where = contentFile.at === "file" ? file : file.replace(/\/[^/]+$/, "");
			const message =
				contentFile.at === "file" ? msg("read.badFileName", { file: where }) : msg("read.badFolderName", { file: where });
			return aboutFile(where, reason, { message, hint: expected });
		}
		case "extra-language":
			return aboutFile(file, reason, {
				message: msg("read.extraLanguage", { file }),
				hint: msg("read.renameOrDelete.hint", { expected }),
			});
		case "unknown-file":
			return aboutFile(file, reason, {
				message: msg("read.noPlace", { file }),
				hint: contentFile.isElsewhere ? expected : msg("read.renameOrDelete.hint", { expected }),
			});
	}
}

function missingFile(file: string, found: string[]): Diagnostic {
	const near = findNearest(
		file,
		found.filter((each) => !each.includes("/")),
	);
	const hint =
		near && near !== file && !requiredFiles.includes(near)
			? msg("read.renameTo.hint", { from: near, to: file })
			: msg("read.restore.hint");
	return aboutFile(file, "missing-file", { message: msg("read.missing", { file }), hint });
}
