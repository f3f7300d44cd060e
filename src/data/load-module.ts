/**
 * A chunk of the app failed to load. Chromium never requests it again in the same document, nor modules that depend on it, so a
 * retry needs a new document.
 */
export class LostModule extends Error {}

/** Loads a chunk of the app; throws `LostModule` if that fails. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (cause) {
		throw new LostModule("part of the app did not come", { cause });
	}
}
