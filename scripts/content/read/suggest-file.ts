import { isLang, langs } from "#schemas/shared/languages.ts";
import { slugOf } from "#schemas/shared/slug.ts";
import { findKindByFolder } from "../../kinds/kinds.ts";
import { type Message, msg } from "../../messages/message.ts";

/** The path that an unknown file was probably meant to have, and what to do about it. */
export type SuggestedFile = { file: string; hint: Message };

/**
 * Finds the path that an unknown file was meant to have, where only the capitals, the extension or the name of its folder are
 * wrong: `fr.yml`, `FR.md`, `de.md.txt`, a file in a folder `fr.md`; or where its entry lacks exactly one file, as with `uk.md` in
 * place of `en.md`. Null where that file already exists or no path is similar.
 */
export function suggestFile(file: string, found: ReadonlySet<string>): SuggestedFile | null {
	const names = file.split("/");
	const meant = names.length === 4 ? outOfFolder(names) : (inCapitals(names) ?? byEnding(names) ?? onlyMissing(names, found));
	return meant && meant.file !== file && !found.has(meant.file) ? meant : null;
}

/** Extensions that people and programs give to YAML and Markdown. */
const endings = /\.(?:ya?ml|md|markdown|mdx|txt)(?:\.txt)?$/i;

/** `plants/pothos/fr.yml`, `ui/FR.yaml`, `articles/arrosage/facts.yml`. */
function byEnding(names: readonly string[]): SuggestedFile | null {
	const name = names.at(-1) ?? "";
	const stem = name.replace(endings, "").toLowerCase();
	const right = endings.test(name) ? rightName(names, stem) : null;
	return right === null
		? null
		: { file: [...names.slice(0, -1), right].join("/"), hint: msg("read.rename.hint", { name: right }) };
}

function rightName([folder = "", ...rest]: readonly string[], stem: string): string | null {
	const kind = findKindByFolder(folder);
	if (kind && rest.length === 2 && stem === "facts") return "facts.yaml";
	if (kind && rest.length === 2 && isLang(stem)) return `${stem}.${kind.shape.extension}`;
	if (!kind && rest.length === 1 && (folder === "terms" || ((folder === "ui" || folder === "wording") && isLang(stem))))
		return `${stem}.yaml`;
	return null;
}

/** The missing file of an entry that lacks exactly one and has exactly one too many. */
function onlyMissing(names: readonly string[], found: ReadonlySet<string>): SuggestedFile | null {
	const [folder = "", slug = "", name = ""] = names;
	const kind = findKindByFolder(folder);
	if (!kind || names.length !== 3 || !endings.test(name)) return null;
	const expected = ["facts.yaml", ...langs.map((lang) => `${lang}.${kind.shape.extension}`)].map(
		(each) => `${folder}/${slug}/${each}`,
	);
	const [missing, ...others] = expected.filter((file) => !found.has(file));
	const there = [...found].filter((file) => file.startsWith(`${folder}/${slug}/`));
	if (missing === undefined || others.length > 0 || there.length !== expected.length) return null;
	return { file: missing, hint: msg("read.rename.hint", { name: missing.split("/").at(-1) ?? "" }) };
}

/** A folder whose name cannot be part of an address, which is already a finding. */
function inCapitals([folder = "", slug = "", name]: readonly string[]): SuggestedFile | null {
	const plain = slugOf(slug);
	if (!findKindByFolder(folder) || name === undefined || plain === "" || plain === slug) return null;
	return { file: [folder, plain, name].join("/"), hint: msg("read.renameFolder.hint", { name: plain }) };
}

/** A folder named like a file, with the file inside it. */
function outOfFolder([folder = "", slug = "", name = ""]: readonly string[]): SuggestedFile | null {
	const stem = name.replace(endings, "").toLowerCase();
	const right = endings.test(name) ? rightName([folder, slug, name], stem) : null;
	if (right === null) return null;
	const file = [folder, slug, right].join("/");
	return { file, hint: msg("read.moveOut.hint", { folder: [folder, slug, name].join("/"), file }) };
}
