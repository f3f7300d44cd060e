import "./library.css";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { languages as allLanguages, type Lang, languages } from "#schemas/shared/languages.ts";
import type { Release } from "#schemas/shared/offline.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { useShared } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { dropLanguage, type LanguageState, readLanguages, storeLanguage } from "#src/offline/library.ts";
import { loadRelease } from "#src/offline/release.ts";
import { dropPage, type SavedPage, savedPages } from "#src/offline/saved-pages.ts";
import { askToPersist, type StorageState, storageState } from "#src/offline/storage.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { formatBytes } from "./format-bytes.ts";
import { type Download, Languages } from "./Languages.tsx";
import { LibrarySection } from "./LibrarySection.tsx";
import { notifyFailure } from "./notify-failure.ts";

/** What this browser stores for offline use: languages, pages, and the storage they take. */
export function OfflineLibrary() {
	const { shell, t } = useShared();
	const { library, read } = useLibrary(shell.lang);
	const [download, setDownload] = useState<Download | null>(null);

	// The page alone has these words, so its notices keep the language they were given in.
	const keep = async ({ release }: Library, lang: Lang) => {
		try {
			await storeLanguage(release, lang, (done, total) => setDownload({ lang, done, total }));
			notify({ channel: "general", title: () => t("library.languageKept", { language: allLanguages[lang].label }) });
			void askToPersist().then(read);
		} catch (error) {
			notifyFailure(error);
		}
		await read();
		setDownload(null);
	};
	const drop = async (name: string, dropping: Promise<void>) => {
		try {
			await dropping;
			notify({ channel: "general", title: () => t("library.removed", { name }) });
		} catch (error) {
			notifyFailure(error);
		}
		await read();
	};
	// Not prerendered, since only the browser knows.
	if (library === "reading") return null;
	return (
		<section className="mt-14 max-w-[48rem] print:hidden [&>section]:mt-8" aria-labelledby="library">
			<h2 id="library">{t("library.title")}</h2>
			{library === "unavailable" ? (
				<p className="notice mt-3">{t("library.unavailable")}</p>
			) : (
				<>
					<Languages
						languages={library.languages}
						download={download}
						onKeep={(lang) => keep(library, lang)}
						onDrop={(lang) => drop(allLanguages[lang].label, dropLanguage(library.release, lang, shell.lang))}
					/>
					<SavedPages pages={library.pages} onDrop={(page: SavedPage) => drop(page.title, dropPage(page))} />
					<StorageUse storage={library.storage} />
				</>
			)}
		</section>
	);
}

/** What this browser stores of the site. */
type Library = { release: Release; languages: LanguageState[]; pages: SavedPage[]; storage: StorageState };

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
function useLibrary(lang: Lang): { library: Library | "reading" | "unavailable"; read(): Promise<void> } {
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

/** The pages that were saved individually. Each opens in the language in which it was saved. */
function SavedPages({ pages, onDrop }: { pages: SavedPage[]; onDrop(page: SavedPage): void }) {
	const { shell, t } = useShared();
	return (
		<LibrarySection id="pages" title={t("library.pages")}>
			{(remove) => (
				<>
					{pages.length === 0 && <p className="fine mt-3">{t("library.noPages", { button: t("saving.save") })}</p>}
					<ul>
						{pages.map((page) => {
							const address = pinPath(page.path, page.lang);
							return (
								<li
									key={address}
									className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
								>
									<div className="min-w-0 grow basis-60">
										<Link to={address} lang={page.lang} hrefLang={page.lang}>
											{page.title}
										</Link>
										<p className="fine">
											<span lang={page.lang}>{languages[page.lang].label}</span> · {formatBytes(page.bytes, shell.lang)}
										</p>
									</div>
									<QuietButton onClick={() => remove(() => onDrop(page))}>
										{t("saving.remove")}{" "}
										<span className="sr-only" lang={page.lang}>
											{page.title}
										</span>
									</QuietButton>
								</li>
							);
						})}
					</ul>
				</>
			)}
		</LibrarySection>
	);
}

/** How much storage is used, and whether it is persistent. */
function StorageUse({ storage: { usage, quota, persisted } }: { storage: StorageState }) {
	const { shell, t } = useShared();
	const known = usage !== null && quota !== null;
	return (
		<section aria-labelledby="library-storage">
			<h3 id="library-storage" className="border-ink border-b pb-2">
				{t("library.storage")}
			</h3>
			<p className="mt-3">
				{known
					? t("library.used", { used: formatBytes(usage, shell.lang), quota: formatBytes(quota, shell.lang) })
					: t("library.usedUnknown")}{" "}
				{persisted !== null && t(persisted ? "library.persisted" : "library.notPersisted")}
			</p>
		</section>
	);
}
