import { useEffect, useState } from "react";
import type { ScreenPage } from "#schemas/pages/page-data.ts";

/**
 * In development: the page with the text that was saved last, which the dev server sends before everything else is made again, or the
 * `loaded` page. Only the page is rendered again, not what surrounds it.
 */
export function useEditedPage(loaded: ScreenPage): ScreenPage {
	const [edited, setEdited] = useState<{ loaded: ScreenPage; page: ScreenPage } | null>(null);
	useEffect(() => {
		const show = (page: ScreenPage) => {
			if (page.path === loaded.path && page.lang === loaded.lang) setEdited({ loaded, page });
		};
		import.meta.hot?.on("pousse:page", show);
		return () => import.meta.hot?.off("pousse:page", show);
	}, [loaded]);
	return edited?.loaded === loaded ? edited.page : loaded;
}
