import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentLimits } from "#schemas/shared/constants.ts";
import { withHint } from "../../messages/message.ts";
import type { Outcome } from "../../report/diagnostic.ts";
import { hashBytes } from "../../store/hash.ts";
import type { MemoAsync, Photo } from "../../types/content.ts";
import type { PhotoSource } from "../../types/content-file.ts";
import { measurePhoto } from "./measure-photo.ts";

/**
 * Measures the listed photos in a folder; returns those that can be shown. A photo is decoded only if its bytes are not cached, and
 * never encoded here.
 */
export async function measurePhotos(
	contentFiles: readonly PhotoSource[],
	dir: string,
	memo: MemoAsync,
): Promise<Outcome<Photo[]>> {
	const found: Outcome<Photo[]> = { value: [], diagnostics: [] };
	for (const contentFile of contentFiles) {
		const common = { code: "broken-image", file: `images/${contentFile.name}`, position: null } as const;
		const size = statSync(join(dir, contentFile.name), { throwIfNoEntry: false })?.size ?? 0;
		if (size > contentLimits.photoBytes) {
			const values = { bytes: size, most: contentLimits.photoBytes };
			found.diagnostics.push({ ...common, ...withHint("photo.tooHeavy", values) });
			continue;
		}
		const bytes = await readIfThere(join(dir, contentFile.name));
		if (bytes === null) continue;
		const hash = hashBytes(bytes);
		const measured = await memo(`${hash} images/${contentFile.name}`, () => measurePhoto(bytes, hash, contentFile));
		if ("hash" in measured) found.value.push(measured);
		else found.diagnostics.push({ ...common, ...measured });
	}
	return found;
}

/** Null if an editor removed the photo after it was listed. */
async function readIfThere(path: string): Promise<Uint8Array | null> {
	return readFile(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
}
