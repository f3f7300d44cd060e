/**
 * Part of the app did not come. Chromium never asks for it again in the same document, nor for what depends on it, so trying again
 * takes a new document.
 */
export class LostModule extends Error {}

/** Loads part of the app; throws `LostModule` where it does not come. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (cause) {
		throw new LostModule("part of the app did not come", { cause });
	}
}
