import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { decodeAnchor, splitPath } from "#schemas/shared/url.ts";
import { rootData } from "#src/data/root-data.ts";
import { useShared } from "#src/data/shared.ts";
import { useInUnits } from "#src/data/units.ts";
import { TryLanguageAgain } from "#src/features/language/TryLanguageAgain.tsx";
import { applyHead } from "#src/head/apply.ts";
import { headTags } from "#src/head/head-tags.ts";
import { focusPart } from "#src/ui/focus-part.ts";
import type { View } from "./load-view.ts";

/** In development, the page as it was saved last; the condition is a constant, so that builds leave the hook out. */
const usePage = import.meta.env.DEV ? useEditedPage : (page: ScreenPage) => page;

/** The page of the current address. After a navigation it updates the head and moves the focus. */
export function Screen() {
	const { page: loaded, requestedLang, Template } = useLoaderData<View>();
	const page = usePage(loaded);
	const { shell } = useShared();
	const { pathname, hash } = useLocation();
	const { path } = splitPath(pathname);
	const shown = useRef<{ path: string; page: typeof page } | null>(null);
	const inUnits = useInUnits(page);
	// In a layout effect, before the browser paints, so that head and page are always in the same language.
	useLayoutEffect(() => {
		// A prerendered page already has its head. A page that follows an error is the first one rendered here, and still has
		// the error page's head.
		if (shown.current ? shown.current.page === page : rootData().ready === undefined) return;
		applyHead(headTags(page, shell.site));
	}, [page, shell]);
	useEffect(() => {
		const before = shown.current;
		shown.current = { path, page };
		if (before ? before.page === page : rootData().ready === undefined) return;
		// The same page in another language keeps the reader's focus and scroll position.
		if (before?.path === path) return;
		const part = hash === "" ? null : document.getElementById(decodeAnchor(hash.slice(1)));
		const target = part ?? document.querySelector<HTMLElement>("main h1");
		// A card of the catalogue opens as a dialog, which moves the focus, and gives it back.
		if (target && !target.matches("article")) focusPart(target);
	}, [page, path, hash]);
	// The same element, unless the page changes: a new address or stored units alone do not render all of it again.
	const content = useMemo(() => <Template page={inUnits} />, [Template, inUnits]);
	return (
		<>
			{requestedLang !== shell.lang && <TryLanguageAgain />}
			{content}
		</>
	);
}

/**
 * In development: the page with the text that was saved last, which the dev server sends before everything else is made again, or the
 * `loaded` page. Only the page is rendered again, not what surrounds it.
 */
function useEditedPage(loaded: ScreenPage): ScreenPage {
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
