import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { byText } from "#schemas/shared/by-text.ts";
import { once, onceEach } from "#schemas/shared/once.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import { root } from "../root.ts";

/** Texts by key, in i18next's JSON v4 format, like `content/ui`. */
export type Texts = Readonly<Record<string, string>>;

/**
 * The program's messages in a language: the files `messages.LANG.yaml` in the folders of the code that says them. A run says few of
 * them, so each is parsed when it is read. They are found once: like a module, they do not change while a program runs.
 */
export const loadMessages = onceEach((lang: ProgramLang): Texts => {
	const texts: Texts = {};
	const files = ["schemas", "scripts"].flatMap((folder) => findFiles(`messages.${lang}.yaml`, folder));
	for (const file of files.sort(byText)) {
		for (const source of readFileSync(join(root, file), "utf8").split(/^(?=[\w.-]+:)/m)) {
			const [, key] = /^([\w.-]+):/.exec(source) ?? [];
			if (key !== undefined) Object.defineProperty(texts, key, { enumerable: true, get: once(() => readTexts(source)[key]) });
		}
	}
	return texts;
});

/** The file with the texts of the editors' form in a language. */
export function formWords(lang: ProgramLang): string {
	return `src/edit/words.${lang}.yaml`;
}

/** The texts of a file with any keys, such as descriptions by their English wording. */
export function loadTexts(file: string): Texts {
	return readTexts(readFileSync(join(root, file), "utf8"));
}

function readTexts(source: string): Texts {
	return parse(source);
}

/** All files of that name below a folder. Takes a tenth of the time of a recursive `readdirSync`. */
function findFiles(name: string, folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) =>
		item.isDirectory() ? findFiles(name, `${folder}/${item.name}`) : item.name === name ? [`${folder}/${name}`] : [],
	);
}
