import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { credit } from "#schemas/content/credit.ts";
import type { PhotoCredit } from "#schemas/content/edit.ts";
import { slugOf } from "#schemas/shared/slug.ts";
import { findOddCharacters } from "../../content/read/odd-characters.ts";
import { classifyFile } from "../../kinds/content-file.ts";
import { msg } from "../../messages/message.ts";
import { measurePhoto } from "../../pictures/images/measure-photo.ts";
import { hashBytes } from "../../store/hash.ts";
import { Unwritable, writeInside } from "./write-file.ts";
import { writeField } from "./write-yaml.ts";

/**
 * Adds a photo and its credit to the content, under a name that is a valid address. Throws `Unwritable` if the file is not a photo,
 * the credit is incomplete, or the name is taken. Returns the name.
 */
export async function dropPhoto(contentDir: string, given: string, bytes: Uint8Array, by: PhotoCredit): Promise<string> {
	const dot = given.lastIndexOf(".");
	const name = `${slugOf(given.slice(0, dot))}.${given.slice(dot + 1).toLowerCase()}`;
	const photo = classifyFile(`images/${name}`);
	if ("reason" in photo || photo.role !== "photo") throw new Unwritable(msg("edit.photoName", { name: given }));
	const credits = credit.safeParse(by);
	if (!credits.success) throw new Unwritable(msg("edit.photoCredit"));
	const fields = Object.entries(credits.data).filter(([, value]) => value !== undefined);
	const contents = fields.map(([key, value]) => writeField(key, value, 0)).join("");
	const [odd] = findOddCharacters(contents, `images/${photo.stem}.yaml`);
	if (odd) throw new Unwritable(odd.message);
	const measured = await measurePhoto(bytes, hashBytes(bytes), photo);
	if ("message" in measured) throw new Unwritable(msg("edit.photoBroken", { message: measured.message, hint: measured.hint }));
	const files = [`images/${name}`, `images/${photo.stem}.yaml`];
	const taken = files.find((file) => existsSync(join(contentDir, file)));
	if (taken !== undefined) throw new Unwritable(msg("edit.photoTaken", { file: taken }));
	mkdirSync(join(contentDir, "images"), { recursive: true });
	writeInside(contentDir, [
		{ file: `images/${photo.stem}.yaml`, contents },
		{ file: `images/${name}`, contents: bytes },
	]);
	return name;
}
