import { useEffect, useState } from "react";
import { useTranslate } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { dropPage, readKeeping, savePage } from "#src/offline/saved-pages.ts";
import { askToPersist } from "#src/offline/storage.ts";
import type { SavePageProps } from "./SavePage.tsx";
import { tellFailure } from "./tell-failure.ts";

/** What is known of the page; null before anything is, and where the browser keeps nothing. */
type Keeping = Awaited<ReturnType<typeof readKeeping>> | "saving" | null;

/** Saves the page, or drops it again. A page that its language keeps just says so. */
export function SavePageButton({ page: { path, lang, title } }: SavePageProps) {
	const t = useTranslate();
	const [keeping, setKeeping] = useState<Keeping>(null);
	useEffect(() => {
		let current = true;
		readKeeping({ path, lang }).then(
			(found) => current && setKeeping(found),
			() => {},
		);
		return () => {
			current = false;
		};
	}, [path, lang]);

	const save = async () => {
		setKeeping("saving");
		try {
			// Its language may have come since.
			const isKept = (await readKeeping({ path, lang })) === "kept";
			if (!isKept) await savePage({ path, lang });
			setKeeping(isKept ? "kept" : "saved");
			notify({ channel: "general", title: t("library.saved"), text: title });
			void askToPersist();
		} catch (error) {
			setKeeping("none");
			tellFailure(error, t);
		}
	};
	const drop = async () => {
		await dropPage({ path, lang });
		setKeeping(await readKeeping({ path, lang }));
	};
	if (keeping === null) return null;
	const isSaved = keeping === "saved";
	return (
		<>
			{(isSaved || keeping === "kept") && <span className="fine">{t("library.saved")}</span>}
			{keeping !== "kept" && (
				<button
					type="button"
					aria-disabled={keeping === "saving"}
					onClick={isSaved ? drop : keeping === "none" ? save : undefined}
				>
					{t(isSaved ? "library.remove" : keeping === "saving" ? "library.saving" : "library.save")}
				</button>
			)}
		</>
	);
}
