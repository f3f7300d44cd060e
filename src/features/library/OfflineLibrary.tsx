import { useState } from "react";
import { languages as allLanguages, type Lang } from "#schemas/shared/languages.ts";
import { useShared } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { dropLanguage, storeLanguage } from "#src/offline/library.ts";
import { dropPage, type SavedPage } from "#src/offline/saved-pages.ts";
import { askToPersist } from "#src/offline/storage.ts";
import { type Download, Languages } from "./Languages.tsx";
import { notifyFailure } from "./notify-failure.ts";
import { SavedPages } from "./SavedPages.tsx";
import { StorageUse } from "./StorageUse.tsx";
import { type Library, useLibrary } from "./use-library.ts";
import "./library.css";

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
