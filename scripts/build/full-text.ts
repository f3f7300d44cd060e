import { byText } from "#schemas/shared/by-text.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { textIndexPath } from "#schemas/shared/url.ts";
import { type Message, msg } from "../messages/message.ts";
import { reasonOf } from "../messages/reason-of.ts";
import { hashData } from "../store/hash.ts";
import type { NewFile, Store, StoredFile } from "../store/store.ts";

/** The files of the full-text indexes, or why there are none. */
export type FullText = { files: StoredFile[]; problem: Message | null };

/**
 * Bytes of words after which Pagefind begins another file. Questions fetch the files of their words, and with Pagefind's own 20,000
 * those of three words take 108 KB; with 5,000 they take 35 KB (26 November 2026).
 */
const wordsPerFile = "5000";

/** Pagefind cannot be run: npm has no package of it for the platform, or it was not installed. */
class NoPagefind extends Error {}

/**
 * Makes the full-text index of each language, unless its texts are as before. Pagefind is a program of its own, which works while
 * this process renders pages. Where it cannot be run, the site has no full text.
 */
export async function makeFullText(texts: Record<Lang, StoredFile[]>, store: Store, codeHash: string): Promise<FullText> {
	const files: StoredFile[] = [];
	try {
		for (const lang of langs) {
			const key = `full text ${lang} ${codeHash} ${hashData(JSON.stringify(texts[lang]))}`;
			files.push(...(await store.files(key, () => indexTexts(lang, texts[lang], store))));
		}
		return { files, problem: null };
	} catch (error) {
		if (!(error instanceof NoPagefind)) throw error;
		return { files: [], problem: msg("build.noFullText", { reason: error.message }) };
	}
}

/** The index of one language: texts are added in order, so that equal texts give equal bytes. */
async function indexTexts(lang: Lang, texts: readonly StoredFile[], { objects }: Store): Promise<NewFile[]> {
	const { index, close } = await startPagefind(lang);
	try {
		for (const { file: url, hash } of texts) {
			const content = objects.read(hash)?.toString("utf8");
			if (content === undefined) throw new Error(`the text of ${url} was changed during the build; build again`);
			const { errors } = await index.addHTMLFile({ url, content });
			if (errors.length > 0) throw new Error(`${url}: ${errors.join("; ")}`);
		}
		const { files, errors } = await index.getFiles();
		if (errors.length > 0) throw new Error(errors.join("; "));
		const isOwn = (path: string) =>
			/^(?:index|fragment)\/|\.pf_meta$|^pagefind(?:-entry\.json|\.js)$/.test(path) || path === `wasm.${lang}.pagefind`;
		// Pagefind lists them in any order.
		return files
			.filter(({ path }) => isOwn(path))
			.map(({ path, content }) => ({ file: textIndexPath(lang).slice(1) + path, contents: content }))
			.sort((a, b) => byText(a.file, b.file));
	} finally {
		await close();
	}
}

async function startPagefind(lang: Lang) {
	// Pagefind's process has the variables of this one.
	process.env["PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE"] = wordsPerFile;
	try {
		const { createIndex, close } = await import("pagefind");
		const { index, errors } = await createIndex({ forceLanguage: lang });
		if (!index) throw new Error(errors.join("; "));
		return { index, close };
	} catch (error) {
		// Pagefind explains on further lines how to write to its authors.
		const [reason = ""] = reasonOf(error).split("\n");
		throw new NoPagefind(reason);
	}
}
