import { useEffect, useState } from "react";
import type { ScreenPage } from "#schemas/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { dropPage, readSavedState, savePage } from "#src/offline/saved-pages.ts";
import { askToPersist } from "#src/offline/storage.ts";
import { tellFailure } from "./tell-failure.ts";

/** What is known of the page; null before anything is, and where the browser keeps nothing. */
type SavedState = Awaited<ReturnType<typeof readSavedState>> | "saving" | null;

/** Saves the page, or drops it again. A page that its language keeps just says so. */
export function SavePageButton({ page: { path, lang, title } }: { page: ScreenPage }) {
	const t = useTranslate();
	const [savedState, setSavedState] = useState<SavedState>(null);
	useEffect(() => {
		let current = true;
		readSavedState({ path, lang }).then(
			(found) => current && setSavedState(found),
			() => {},
		);
		return () => {
			current = false;
		};
	}, [path, lang]);

	const save = async () => {
		setSavedState("saving");
		try {
			// Its language may have come since.
			const isKept = (await readSavedState({ path, lang })) === "kept";
			if (!isKept) await savePage({ path, lang });
			setSavedState(isKept ? "kept" : "saved");
			notify({ channel: "general", title: (t) => t("library.saved"), text: () => title });
			void askToPersist();
		} catch (error) {
			setSavedState("none");
			tellFailure(error);
		}
	};
	const drop = async () => {
		await dropPage({ path, lang });
		setSavedState(await readSavedState({ path, lang }));
	};
	if (savedState === null) return null;
	const isSaved = savedState === "saved";
	return (
		<>
			{(isSaved || savedState === "kept") && <span className="fine">{t("library.saved")}</span>}
			{savedState !== "kept" && (
				<button
					type="button"
					aria-disabled={savedState === "saving"}
					onClick={isSaved ? drop : savedState === "none" ? save : undefined}
				>
					{t(isSaved ? "library.remove" : savedState === "saving" ? "library.saving" : "library.save")}
				</button>
			)}
		</>
	);
}
