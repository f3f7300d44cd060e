import { byText } from "#schemas/shared/by-text.ts";
import { fnv1a } from "#schemas/shared/fnv.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { furtherIndexesPath, textIndexPath } from "#schemas/shared/url.ts";
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

/**
 * About so many texts have an index of their own: Pagefind makes an index as a whole, so that one changed text costs as much as all that
 * are in it. A query asks each index, so there are never more than `indexesMax`.
 */
const textsPerIndex = 160;
const indexesMax = 8;

/** Pagefind cannot be run: npm has no package of it for the platform, or it was not installed. */
class NoPagefind extends Error {}

/**
 * Makes the full-text indexes of each language, apart from those whose texts are as before. Pagefind is a program of its own, which
 * works while this process does something else. Where it cannot be run, the site has no full text.
 */
export async function makeFullText(texts: Record<Lang, StoredFile[]>, store: Store, codeHash: string): Promise<FullText> {
	const files: StoredFile[] = [];
	try {
		for (const lang of langs) {
			const indexes = divide(texts[lang]).map((part, number) => ({
				texts: part,
				path: number === 0 ? textIndexPath(lang) : `${textIndexPath(lang)}${number}/`,
			}));
			for (const index of indexes) {
				const key = `full text ${index.path} ${codeHash} ${hashData(JSON.stringify(index.texts))}`;
				files.push(...(await store.files(key, () => indexTexts(lang, index, store))));
			}
			const further = JSON.stringify(indexes.slice(1).map(({ path }) => path));
			files.push(...store.write([{ file: furtherIndexesPath(lang).slice(1), contents: further }]));
		}
		return { files, problem: null };
	} catch (error) {
		if (!(error instanceof NoPagefind)) throw error;
		return { files: [], problem: msg("build.noFullText", { reason: error.message }) };
	}
}

/** The texts of each index of a language, by the hash of their address, so that an added text changes one index. */
function divide(texts: readonly StoredFile[]): StoredFile[][] {
	const wanted = 2 ** Math.ceil(Math.log2(Math.max(1, texts.length / textsPerIndex)));
	const parts = Array.from({ length: Math.min(wanted, indexesMax) }, (): StoredFile[] => []);
	for (const text of texts) parts[fnv1a(text.file) % parts.length]?.push(text);
	return parts;
}

/** The texts of an index, and the folder of its files. */
type Index = { texts: readonly StoredFile[]; path: string };

/** Makes an index: Pagefind takes the texts in order, so that equal texts give equal bytes. */
async function indexTexts(lang: Lang, { texts, path: folder }: Index, { objects }: Store): Promise<NewFile[]> {
	const { index, close } = await startPagefind(lang);
	try {
		// All at once: the build does other work meanwhile, and would let Pagefind wait between two of them.
		const added = texts.map(async ({ file: url, hash }) => {
			const content = objects.read(hash)?.toString("utf8");
			if (content === undefined) throw new Error(`the text of ${url} was changed during the build; build again`);
			const { errors } = await index.addHTMLFile({ url, content });
			if (errors.length > 0) throw new Error(`${url}: ${errors.join("; ")}`);
		});
		await Promise.all(added);
		const { files, errors } = await index.getFiles();
		if (errors.length > 0) throw new Error(errors.join("; "));
		const isOwn = (path: string) => /^(?:index|fragment)\/|\.pf_meta$|^pagefind-entry\.json$/.test(path);
		// The program reads all indexes of the language.
		const isProgram = (path: string) => path === "pagefind.js" || path === `wasm.${lang}.pagefind`;
		// Pagefind lists them in any order.
		return files
			.filter(({ path }) => isOwn(path) || (folder === textIndexPath(lang) && isProgram(path)))
			.map(({ path, content }) => ({ file: folder.slice(1) + path, contents: content }))
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
