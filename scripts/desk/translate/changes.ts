import { positionOfTextPart } from "../../check/translations.ts";
import { recordedHashes, recordIn, translationStateOf } from "../../kinds/translation.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import type { Position } from "../../types/position.ts";
import { git, readVersion, type Version, versionsOf } from "../history/git.ts";
import { createSourceReader, createTextReader, type ReadText } from "./read-text.ts";
import { originalOf, translationsAt } from "./record-translations.ts";

/** A changed French passage: its line, and its words with deletions and insertions as `[-old-]{+new+}`. */
type ChangedPassage = { line: number; words: string };

/**
 * What has changed in the French text since a translation was made. `parts` are the changed parts with their positions in both
 * texts. `passages` are the word-by-word differences since `version`, the committed text closest to the one that was translated;
 * null where none is known.
 */
export type Changes = {
	file: string;
	original: string;
	parts: { name: string; here: Position; there: Position }[];
	since: { version: Version; passages: ChangedPassage[] } | null;
};

/**
 * The changes for each outdated translation at a file or folder of the content («» for all). Throws a UsageError where there are no
 * translations.
 */
export function findChanges(contentDir: string, name: string): Changes[] {
	const readText = createTextReader(contentDir);
	const files = translationsAt(contentDir, name);
	if (files.length === 0 && name !== "") throw new UsageError(msg("usage.noTranslation", { name }));
	return files.flatMap((file): Changes[] => {
		const [own, original] = [readText(file), readText(originalOf(file))];
		const record = recordIn(own.part.data);
		const state = translationStateOf(record, original.parts);
		if (record === undefined || state.is !== "stale") return [];
		const version = findVersion(contentDir, original, record);
		return [
			{
				file,
				original: original.part.file,
				parts: state.changed.map((part) => ({
					name: part.name,
					here: positionOfTextPart(own.part, part),
					there: positionOfTextPart(original.part, part),
				})),
				since: version && { version, passages: compareWords(contentDir, version, original.part.file) },
			},
		];
	});
}

/** Number of committed versions of a text that are searched. */
const maxVersions = 200;

/** The newest committed version that has the most of the parts that were translated. */
function findVersion(contentDir: string, original: ReadText, record: string): Version | null {
	const wanted = new Set(recordedHashes(record));
	const readSource = createSourceReader();
	let [best, most]: [Version | null, number] = [null, 0];
	for (const version of versionsOf(contentDir, original.part.file).slice(0, maxVersions)) {
		const source = readVersion(contentDir, version);
		const parts = source === null ? [] : (readSource(original.part.file, source)?.parts ?? []);
		const shared = parts.filter(({ hash }) => wanted.has(hash)).length;
		if (shared > most) [best, most] = [version, shared];
		if (most === wanted.size) break;
	}
	return best;
}

/** Word diff of a committed text and the current one. Each paragraph is on its own line, so a hunk is a passage. */
function compareWords(contentDir: string, { commit, path }: Version, file: string): ChangedPassage[] {
	const options = ["--no-color", "--no-ext-diff", "--word-diff=plain", "--unified=0"];
	const said = git(contentDir, ["diff", ...options, `${commit}:./${path}`, `./${file}`]) ?? "";
	return said
		.split(/^@@ /m)
		.slice(1)
		.map((hunk) => {
			const [head = "", ...lines] = hunk.split("\n");
			const [, line = "1"] = /\+(\d+)/.exec(head) ?? [];
			return { line: Math.max(1, Number(line)), words: lines.join("\n").trim() };
		});
}
