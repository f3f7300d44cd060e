import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { stringify } from "yaml";
import { slugOf } from "#schemas/shared/slug.ts";
import { decodeLetters } from "#schemas/shared/url.ts";
import { classifyFile } from "../../kinds/content-file.ts";
import { msg } from "../../messages/message.ts";
import type { Write } from "../../store/write-all.ts";
import type { Choices } from "../entries/stub.ts";
import { wordsOf } from "./front-matter.ts";
import { foldersAbove, type PostFile } from "./old-site.ts";

/** The name that a picture of the post has here, by its address there; undefined if it is not among the post's files. */
export type TakePicture = (written: string | undefined) => string | undefined;

/** Pictures that a post shows, and the files they become: each with a credit whose licence is to be filled in. */
export function collectPictures(contentDir: string, post: PostFile, choices: Choices): { take: TakePicture; writes: Write[] } {
	const writes: Write[] = [];
	const names = new Map<string, string>();
	const take: TakePicture = (written) => {
		const found =
			written === undefined || /^https?:/.test(written)
				? undefined
				: findPicture(post.file, decodeLetters(written).replaceAll("%20", " "));
		if (found === undefined) return undefined;
		const known = names.get(found);
		if (known !== undefined) return known;
		const stem = slugOf(basename(found, extname(found)));
		const isTaken = (name: string) =>
			existsSync(join(contentDir, "images", name)) || writes.some(({ file }) => file === `images/${name}`);
		const ending = extname(found).toLowerCase();
		const name = isTaken(stem + ending) || isTaken(`${stem}.yaml`) ? `${choices.slug}-${stem}` : stem;
		const photo = classifyFile(`images/${name}${ending}`);
		if ("reason" in photo || photo.role !== "photo" || isTaken(name + ending)) return undefined;
		const [author, asked] = [wordsOf(post, "author", "authors"), choices.translate(msg("import.licence"))];
		const fields = stringify({ author: author ?? `TODO ${asked}`, licence: "own" });
		writes.push(
			{ file: `images/${name}${ending}`, contents: readFileSync(found) },
			{ file: `images/${name}.yaml`, contents: author === undefined ? fields : `${fields.trimEnd()} # TODO ${asked}\n` },
		);
		names.set(found, name + ending);
		return name + ending;
	};
	return { take, writes };
}

/** Folders of a site whose files stand at its root. */
const publicFolders = ["", "static", "public", "assets", "source", "src"];

/** A picture beside the post, or below a folder that its address begins at. */
function findPicture(post: string, written: string): string | undefined {
	const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
	const places = foldersAbove(post).flatMap((folder) => publicFolders.map((name) => join(folder, name, written)));
	return [join(dirname(post), written), ...places].find(isFile);
}
