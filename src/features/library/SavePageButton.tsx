import { useEffect, useState } from "react";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { settle } from "#src/data/effects.ts";
import { useTranslate } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { dropPage, readSavedState, savePage } from "#src/offline/saved-pages.ts";
import { askToPersist } from "#src/offline/storage.ts";
import { TextButton } from "#src/ui/TextButton.tsx";
import { notifyFailure } from "./notify-failure.ts";

/** The state of the page; null before it is known, and if storage is blocked. */
type SavedState = Awaited<ReturnType<typeof readSavedState>> | "saving" | null;

/** Saves the page, or deletes it again. If its whole language is stored, it only says so. */
export function SavePageButton({ page: { path, lang, title } }: { page: ScreenPage }) {
	const t = useTranslate();
	const [savedState, setSavedState] = useState<SavedState>(null);
	useEffect(() => settle(readSavedState({ path, lang }), setSavedState, () => {}), [path, lang]);

	const save = async () => {
		setSavedState("saving");
		try {
			// Its language may have been stored since.
			const isKept = (await readSavedState({ path, lang })) === "kept";
			if (!isKept) await savePage({ path, lang });
			setSavedState(isKept ? "kept" : "saved");
			notify({ channel: "general", title: (t) => t("saving.saved"), text: () => title });
			void askToPersist();
		} catch (error) {
			setSavedState("none");
			notifyFailure(error);
		}
	};
	const drop = async () => {
		try {
			await dropPage({ path, lang });
			setSavedState(await readSavedState({ path, lang }));
		} catch (error) {
			notifyFailure(error);
		}
	};
	if (savedState === null) return null;
	const isSaved = savedState === "saved";
	return (
		<>
			{(isSaved || savedState === "kept") && <span className="fine">{t("saving.saved")}</span>}
			{savedState !== "kept" && (
				<TextButton aria-disabled={savedState === "saving"} onClick={isSaved ? drop : savedState === "none" ? save : undefined}>
					{t(isSaved ? "saving.remove" : savedState === "saving" ? "saving.saving" : "saving.save")}
				</TextButton>
			)}
		</>
	);
}
