import { useCallback, useEffect, useState } from "react";
import type { Lang } from "#schemas/shared/languages.ts";
import type { Release } from "#schemas/shared/offline.ts";
import { type LanguageState, readLanguages } from "#src/offline/library.ts";
import { loadRelease } from "#src/offline/release.ts";
import { type SavedPage, savedPages } from "#src/offline/saved-pages.ts";
import { type StorageState, storageState } from "#src/offline/storage.ts";

/** What this browser stores of the site. */
export type Library = { release: Release; languages: LanguageState[]; pages: SavedPage[]; storage: StorageState };

/**
 * The language being read is stored in the background, some time after the page loads: so the state is read again at these
 * times.
 */
const pollTimesMs = [0, 1000, 3000, 8000] as const;

/** How long a first visit waits for its service worker; after that the visitor is told that nothing is stored. */
const workerTimeoutMs = 5000;

/**
 * Reads what is stored: when `read` is called, when a service worker takes control, when the page becomes visible again, and
 * several times after the page is displayed in a language.
 */
export function useLibrary(lang: Lang): { library: Library | "reading" | "unavailable"; read(): Promise<void> } {
	const [library, setLibrary] = useState<Library | "reading" | "unavailable">("reading");
	// If reading fails, the previous state stays.
	const read = useCallback(() => readLibrary().then(setLibrary, () => {}), []);
	useEffect(() => {
		const onTimeout = () => setLibrary((before) => (before === "reading" ? "unavailable" : before));
		const timers = [
			...pollTimesMs.map((ms) => setTimeout(read, ms)),
			setTimeout(onTimeout, "serviceWorker" in navigator ? workerTimeoutMs : 0),
		];
		return () => timers.forEach(clearTimeout);
	}, [read, lang]);
	useEffect(() => {
		const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
		const onReturn = () => document.visibilityState === "visible" && void read();
		document.addEventListener("visibilitychange", onReturn);
		workers?.addEventListener("controllerchange", read);
		return () => {
			document.removeEventListener("visibilitychange", onReturn);
			workers?.removeEventListener("controllerchange", read);
		};
	}, [read]);
	return { library, read };
}

/** Throws if nothing can be stored: no service worker (yet), or blocked storage. */
async function readLibrary(): Promise<Library> {
	if (!navigator.serviceWorker?.controller) throw new TypeError("no worker is behind this page");
	const [release, pages, storage] = await Promise.all([loadRelease(), savedPages(), storageState()]);
	return { release, languages: await readLanguages(release), pages, storage };
}
