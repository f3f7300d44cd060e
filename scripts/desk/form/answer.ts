import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import {
	type CheckedDraft,
	confirmedTask,
	drawingDraft,
	type EditedFile,
	type EditFinding,
	type EditRefusal,
	type EditTask,
	type EntryDraft,
	type EntryList,
	editTask,
	entryDraft,
	type MendedDraft,
	type Mending,
	mending,
	type OpenedEntry,
	type SavedDraft,
} from "#schemas/content/edit.ts";
import { contentLimits } from "#schemas/shared/constants.ts";
import { editApi } from "#schemas/shared/edit-api.ts";
import { langs } from "#schemas/shared/languages.ts";
import { type ProgramLang, programLangFor } from "#schemas/shared/program-langs.ts";
import { isRecord } from "#schemas/shared/shapes.ts";
import { kinds } from "../../kinds/kinds.ts";
import { type Message, msg, withHint } from "../../messages/message.ts";
import { createNames } from "../../messages/names.ts";
import { reasonOf } from "../../messages/reason-of.ts";
import { createTranslate, type Translate } from "../../messages/translate.ts";
import { type Diagnostic, UsageError } from "../../report/diagnostic.ts";
import { mendFiles } from "../../report/fix.ts";
import type { SitePlan } from "../../types/site.ts";
import { fileOfSite, findChoices, listEntries, listFilesOfSite } from "./choices.ts";
import { yamlOf } from "./content-text.ts";
import { drawDraft } from "./draw-draft.ts";
import { dropPhoto } from "./drop-photo.ts";
import { toFinding } from "./findings.ts";
import { checkRequest } from "./guard.ts";
import { findUnconfirmed } from "./markers.ts";
import { mendAll } from "./mend.ts";
import { findEntryFiles, findFile, openFile, parseText, pathOfFile, readTextOf, schemaOf } from "./open-entry.ts";
import { previewMarkdown, writeFigures } from "./preview.ts";
import { readBody } from "./read-body.ts";
import { Changed, saveDraft, textsOf } from "./save-draft.ts";
import { carryOut, inForm, Outdated, showTask, type TaskContent } from "./task.ts";
import { Unwritable } from "./write-file.ts";

/** What the form needs besides what tasks need: the last site without errors, and the last findings. */
export type EditedContent = TaskContent & {
	plan(): SitePlan | null;
	findings(): readonly Diagnostic[];
};

class BadRequest extends Error {}

/** Upper limit for the body of a draft, which consists of a few texts. */
const maxDraftBytes = 20_000_000;

/** Answers a request of the form. Requests from other pages and other machines are rejected before anything is read. */
export async function answerEdit(content: EditedContent, request: IncomingMessage, response: ServerResponse): Promise<void> {
	// The page of the form sends its language.
	const lang = programLangFor(request.headers["accept-language"]?.slice(0, 2));
	const translate = createTranslate(lang);
	const refuse = (status: number, reason: EditRefusal["reason"], sentence: Message, more: Partial<EditRefusal> = {}) =>
		send(response, status, { reason, message: translate(sentence), ...more } satisfies EditRefusal);
	const wrong = checkRequest(request);
	if (wrong !== null) return refuse(403, "forbidden", wrong);
	try {
		const result = await resultOf(content, request, { lang, translate });
		if (result === null) refuse(404, "not-found", msg("edit.noAddress"));
		else send(response, 200, result);
	} catch (error) {
		if (error instanceof Changed) {
			const changed = error.files.map((file) => reopen(content.contentDir, file, translate));
			refuse(409, "changed", error.sentence, { changed });
		} else if (error instanceof Outdated) refuse(409, "changed", error.sentence);
		else if (error instanceof BadRequest) refuse(400, "bad-request", msg("edit.badRequest"));
		else if (error instanceof UsageError) refuse(422, "unwritable", inForm(error.sentence));
		else refuse(500, "unwritable", msg("usage.programFailed", { reason: reasonOf(error) }));
	}
}

type ResponseLanguage = { lang: ProgramLang; translate: Translate };

async function resultOf(content: EditedContent, request: IncomingMessage, language: ResponseLanguage): Promise<object | null> {
	const { translate } = language;
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
	switch (`${request.method} ${pathname}`) {
		case `GET ${editApi.entries}`:
			return listAll(content);
		case `GET ${editApi.entry}`:
			return openEntry(content, searchParams.get("entry") ?? "", language);
		case `POST ${editApi.check}`:
			return checkDraft(content, await readDraft(request), translate);
		case `POST ${editApi.mend}`:
			return mendDraft(content, await readAs(mending, request), translate);
		case `POST ${editApi.save}`:
			return {
				files: saveDraft(content.contentDir, await readDraft(request)).map((file) => reopen(content.contentDir, file, translate)),
			} satisfies SavedDraft;
		case `POST ${editApi.plan}`:
			return showTask(content, ofKnownKind(await readAs(editTask, request)), language);
		case `POST ${editApi.carryOut}`: {
			const confirmed = await readAs(confirmedTask, request);
			ofKnownKind(confirmed.task);
			return carryOut(content, confirmed, language);
		}
		case `POST ${editApi.preview}`: {
			const { markdown, lang, figures } = await readAs(previewed, request);
			return previewMarkdown(markdown, lang, figures);
		}
		case `POST ${editApi.draw}`: {
			const { slug, ...facts } = await readAs(drawingDraft, request);
			return { drawn: drawDraft(slug, facts) };
		}
		case `POST ${editApi.photo}`:
			return receivePhoto(content.contentDir, searchParams, request);
		default:
			return null;
	}
}

function listAll({ contentDir, findings }: EditedContent): EntryList {
	const counts: Record<string, number> = {};
	for (const { file } of findings()) counts[pathOfFile(file)] = (counts[pathOfFile(file)] ?? 0) + 1;
	return {
		kinds: kinds.map(({ name, folder }) => ({ name, folder })),
		entries: [...listEntries(contentDir), ...listFilesOfSite(contentDir)],
		findings: counts,
	};
}

function openEntry({ contentDir, plan }: EditedContent, path: string, { lang, translate }: ResponseLanguage): OpenedEntry | null {
	const found = findEntryFiles(path);
	const entries = listEntries(contentDir);
	const isThere = [...entries, ...listFilesOfSite(contentDir)].some((each) => `${each.folder}/${each.slug}` === path);
	if (!found || !isThere) return null;
	const { kind, folder, slug, files } = found;
	const names = createNames(lang);
	const page = plan()?.pages.find(({ entry }) => entry.kind === kind?.name && entry.slug === slug);
	const [first, text] = files.map(({ file }) => schemaOf(file, names));
	return {
		...{ kind: kind?.name ?? fileOfSite, folder, slug, extension: kind?.shape.extension ?? "yaml", path: page?.path ?? null },
		schemas: { facts: first ?? {}, text: text ?? null },
		files: files.map(({ part, file }) => openFile(contentDir, part, file, translate)),
		choices: findChoices(contentDir, entries, plan()),
	};
}

/** A draft as the check sees it: its texts, and the findings about its entry with those of the form. */
async function findInDraft(content: EditedContent, draft: EntryDraft, translate: Translate) {
	const texts = textsOf(content.contentDir, draft);
	const path = pathOfFile([...texts.keys()][0] ?? "");
	const diagnostics = (await content.check(texts)).filter(({ file }) => pathOfFile(file) === path);
	const entry = findEntryFiles(path);
	const current = new Map(
		(entry?.files ?? []).map(({ file, part }) => [
			file,
			texts.get(file) ?? openFile(content.contentDir, part, file, translate).text,
		]),
	);
	const parsed = new Map([...current].map(([file, text]) => [file, parseText(file, text).value]));
	const found = diagnostics.map((diagnostic) => ({ diagnostic, finding: toFinding(diagnostic, parsed, translate) }));
	return { texts, current, entry, found, facts: parsed.get(`${path}/facts.yaml`)?.data };
}

async function checkDraft(content: EditedContent, draft: EntryDraft, translate: Translate): Promise<CheckedDraft> {
	const { texts, current, entry, found, facts } = await findInDraft(content, draft, translate);
	return {
		findings: found.map(({ finding }) => finding),
		unconfirmed: Object.fromEntries([...current].map(([file, text]) => [file, findUnconfirmed(yamlOf(file, text))])),
		figures: entry?.kind ? writeFigures(entry.kind, facts) : {},
		texts: Object.fromEntries(texts),
	};
}

async function mendDraft(content: EditedContent, { draft, finding }: Mending, translate: Translate): Promise<MendedDraft> {
	const { texts, current, found } = await findInDraft(content, ofOneEntry(draft), translate);
	const read = (file: string) => current.get(file) ?? "";
	const mended =
		finding === null
			? (await mendAll(content.check, texts, read, (file) => current.has(file))).texts
			: mendFiles(
					found.flatMap((each) => (isSame(each.finding, finding) ? [each.diagnostic] : [])),
					read,
				);
	return Object.fromEntries([...mended].map(([file, text]) => [file, readTextOf(file, text)]));
}

function isSame(finding: EditFinding, { file, code, line, column }: NonNullable<Mending["finding"]>): boolean {
	return finding.file === file && finding.code === code && finding.line === line && finding.column === column;
}

async function receivePhoto(contentDir: string, query: URLSearchParams, request: IncomingMessage): Promise<object> {
	const source = query.get("source");
	const by = { author: query.get("author") ?? "", licence: query.get("licence") ?? "", ...(source ? { source } : {}) };
	const most = contentLimits.photoBytes;
	const { bytes, size } = await readBody(request, most);
	if (bytes === null) {
		throw new Unwritable(msg("edit.photoBroken", withHint("photo.tooHeavy", { bytes: size, most })));
	}
	return { name: await dropPhoto(contentDir, query.get("name") ?? "", bytes, by) };
}

/** Reads a draft whose files all belong to one entry; anything else is a BadRequest. */
async function readDraft(request: IncomingMessage): Promise<EntryDraft> {
	return ofOneEntry(await readAs(entryDraft, request));
}

function ofOneEntry(draft: EntryDraft): EntryDraft {
	const paths = [...draft.files.map(({ file }) => file), ...draft.current].map((file) => {
		if (!findFile(file)) throw new Unwritable(msg("edit.noFileOfEntry", { file }));
		return pathOfFile(file);
	});
	if (new Set(paths).size > 1) throw new BadRequest();
	return draft;
}

function ofKnownKind(task: EditTask): EditTask {
	if (task.is === "new" && !kinds.some(({ name }) => name === task.kind)) throw new BadRequest();
	return task;
}

const lang = z.enum(langs);
const previewed = z.object({ markdown: z.string(), lang, figures: z.record(z.string(), z.partialRecord(lang, z.string())) });

/** Reads a body of a shape; anything else is a BadRequest. */
async function readAs<T>(shape: z.ZodType<T>, request: IncomingMessage): Promise<T> {
	const read = shape.safeParse(await readJson(request));
	if (!read.success) throw new BadRequest();
	return read.data;
}

async function readJson(request: IncomingMessage): Promise<object> {
	if (!request.headers["content-type"]?.startsWith("application/json")) throw new BadRequest();
	try {
		const { bytes } = await readBody(request, maxDraftBytes);
		const value: unknown = JSON.parse(bytes?.toString("utf8") ?? "");
		if (isRecord(value)) return value;
	} catch (error) {
		if (error instanceof BadRequest) throw error;
	}
	throw new BadRequest();
}

/** A file of an entry in its current state. */
function reopen(contentDir: string, file: string, translate: Translate): EditedFile {
	const found = findFile(file);
	if (!found) throw new Unwritable(msg("edit.noFileOfEntry", { file }));
	return openFile(contentDir, found.part, file, translate);
}

function send(response: ServerResponse, status: number, body: object): void {
	response
		.writeHead(status, {
			"Content-Type": "application/json; charset=utf-8",
			"Cache-Control": "no-store",
			"X-Content-Type-Options": "nosniff",
		})
		.end(JSON.stringify(body));
}
