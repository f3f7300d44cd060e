import { useCallback, useEffect, useState } from "react";
import type { Lang } from "#schemas/spec/languages.ts";
import type { Release } from "#schemas/spec/offline.ts";
import { atBase } from "#src/data/base.ts";
import { type LanguageState, readLanguages } from "#src/offline/library.ts";
import { loadRelease } from "#src/offline/release.ts";
import { type SavedPage, savedPages } from "#src/offline/saved-pages.ts";
import { type StorageState, storageState } from "#src/offline/storage.ts";

/** What this browser keeps of the site. */
export type Library = { release: Release; languages: LanguageState[]; pages: SavedPage[]; storage: StorageState };

/** The language that is being read comes by itself, some time after the page: so it is looked again that often. */
const looksMs = [0, 1000, 3000, 8000] as const;

/** A first visit takes so long at most until its worker has come; then visitors are told that nothing is kept. */
const patienceMs = 5000;

/**
 * Reads what is kept: anew when `read` is called, when a worker comes, when the visitor comes back from elsewhere, and a few
 * times after the page comes in a language.
 */
export function useLibrary(lang: Lang): { library: Library | "reading" | "unavailable"; read(): Promise<void> } {
	const [library, setLibrary] = useState<Library | "reading" | "unavailable">("reading");
	// What was read before is truer than nothing.
	const read = useCallback(() => readLibrary().then(setLibrary, () => {}), []);
	useEffect(() => {
		const giveUp = () => setLibrary((before) => (before === "reading" ? "unavailable" : before));
		const timers = [
			...looksMs.map((ms) => setTimeout(read, ms)),
			setTimeout(giveUp, "serviceWorker" in navigator ? patienceMs : 0),
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

/** Throws where nothing can be kept: no worker yet, or none at all, or storage that is blocked. */
async function readLibrary(): Promise<Library> {
	if (!navigator.serviceWorker?.controller) throw new TypeError("no worker is behind this page");
	const [release, pages, storage] = await Promise.all([loadRelease((url) => fetch(atBase(url))), savedPages(), storageState()]);
	return { release, languages: await readLanguages(release), pages, storage };
}
