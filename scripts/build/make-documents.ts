import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { markOf } from "#schemas/shared/document-marks.ts";
import { type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { withHint } from "../messages/message.ts";
import { reasonOf } from "../messages/reason-of.ts";
import { aboutFile, type Diagnostic, type Outcome } from "../report/diagnostic.ts";
import { missingString } from "../report/internal.ts";
import { hashData } from "../store/hash.ts";
import { type ObjectFolders, openObjects } from "../store/objects.ts";
import { type Store, type StoredFile, storeFile } from "../store/store.ts";
import type { PlannedPage } from "../types/site.ts";
import { outlineOf, type PageOutline, readPage } from "./audit/page-facts.ts";
import type { PageFiles } from "./make-data.ts";
import { type BundleFiles, readBundle } from "./render/bundle.ts";
import { addresses, type HeadLinks, htmlFile, loadRenderer } from "./render/documents.ts";
import type { Pool, Prepare } from "./threads.ts";

/** A document of a page: its file, its address, and what other pages' rules use of it. */
export type PageDocument = StoredFile & { pathname: string; pinned: boolean; outline: PageOutline };

/** The documents of a page, in order, and the object with all facts that a visitor sees in each (`PageFacts[]`). */
export type PageDocuments = { documents: PageDocument[]; facts: string };

/** A finished page of the site. */
export type SitePage = Pick<PlannedPage, "path" | "lang"> & PageFiles & PageDocuments;

/** What all documents are rendered with, as plain data, so that it can be sent to a thread. */
type DocumentOptions = { app: BundleFiles; head: HeadLinks; shells: Record<Lang, ShellData>; folders: ObjectFolders };

type DocumentItem = Pick<PlannedPage, "path" | "lang" | "origin"> & { data: StoredFile };

/**
 * Step three of a build: an HTML document for each address of each page, made from the data of the page alone. Documents whose data,
 * shell and app are unchanged are not made again. A page that throws becomes a finding that names its content file.
 */
export async function makeDocuments(
	pages: readonly (Pick<PlannedPage, "path" | "lang" | "origin"> & { files: PageFiles })[],
	{ store, pool, codeHash, ...options }: Omit<DocumentOptions, "folders"> & { store: Store; pool: Pool; codeHash: string },
): Promise<Outcome<SitePage[]>> {
	const { app, head, shells } = options;
	const frames = perLanguage((lang) => hashData(JSON.stringify([codeHash, app.files, head, shells[lang]])));
	const known = pages.map(({ path, lang, origin, files }) => {
		const key = `documents ${frames[lang]} ${files.data.hash} ${lang}${path}`;
		const found = store.find<PageDocuments>(key);
		return { path, lang, origin, files, key, found: found && store.areIntact(found.documents) ? found : null };
	});
	const items = known.flatMap(({ path, lang, origin, files: { data }, found }) => (found ? [] : [{ path, lang, origin, data }]));
	const started = { app, head, shells, folders: store.objects.folders };
	const results = (await pool.run({ work: "documents", started, items, prepare })).values();
	const made: Outcome<SitePage[]> = { value: [], diagnostics: [] };
	for (const { path, lang, files, key, found } of known) {
		const result = found ?? results.next().value;
		if (!result) throw new Error(`no documents were made for ${path}`);
		if ("failed" in result) made.diagnostics.push(...result.failed);
		else {
			if (!found) store.put(key, result);
			made.value.push({ path, lang, ...files, ...result });
		}
	}
	return made;
}

/** Renders the documents of a page: the pinned one of its language, and in French the bare one. */
const prepare: Prepare<DocumentOptions, DocumentItem, PageDocuments | { failed: Diagnostic[] }> = async (options) => {
	const { app, head, shells } = options;
	const bundle = readBundle(app);
	const renderer = await loadRenderer(bundle, head, shells);
	const inlineScripts = Object.values(bundle.inline);
	const objects = openObjects(options.folders);
	const render = ({ path, lang, data }: DocumentItem): PageDocuments => {
		const json = objects.read(data.hash);
		if (!json) throw new Error(`its data in ${data.file} were changed during the build; build again`);
		const text = json.toString("utf8");
		// The hash guarantees that this is what was written.
		const page = JSON.parse(text) as ScreenPage;
		const mark = markOf(text);
		const documents = addresses(path, lang).map(({ pathname, pinned }) => {
			const html = renderer.page(page, pathname, pinned, mark);
			const facts = readPage(html, inlineScripts);
			const stored = storeFile({ file: htmlFile(pathname), contents: html }, objects);
			return { document: { ...stored, pathname, pinned, outline: outlineOf(facts) }, facts };
		});
		const facts = Buffer.from(JSON.stringify(documents.map((each) => each.facts)));
		return { documents: documents.map(({ document }) => document), facts: objects.write(facts) };
	};
	return (item) => {
		try {
			return render(item);
		} catch (error) {
			const failed = withHint("page.failed", { path: item.path, reason: reasonOf(error) });
			return { failed: [missingString(error) ?? aboutFile(item.origin, "page-failed", failed)] };
		}
	};
};

export default prepare;
