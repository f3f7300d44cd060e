import { useEffect, useLayoutEffect, useRef } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import { splitPath } from "#schemas/spec/url.ts";
import { rootData } from "#src/data/root-data.ts";
import { useShared } from "#src/data/shared.ts";
import { useInUnits } from "#src/data/units.ts";
import { TryLanguageAgain } from "#src/features/language/TryLanguageAgain.tsx";
import { applyHead } from "#src/head/apply.ts";
import { headTags } from "#src/head/head-tags.ts";
import type { View } from "./load-view.ts";

/** The page of the current address. After a navigation, head and focus follow. */
export function Screen() {
	const { page, requestedLang, Template } = useLoaderData<View>();
	const { shell } = useShared();
	const { pathname, hash } = useLocation();
	const { path } = splitPath(pathname);
	const shown = useRef<{ path: string; page: typeof page } | null>(null);
	const inUnits = useInUnits(page);
	// Before the browser paints, so that head and page speak one language at any moment.
	useLayoutEffect(() => {
		// The page that was prerendered has its head; one that follows an error is the first here, and has the error's.
		if (shown.current ? shown.current.page === page : rootData().ready === undefined) return;
		applyHead(headTags(page, shell.site));
	}, [page, shell]);
	useEffect(() => {
		const before = shown.current;
		shown.current = { path, page };
		if (before ? before.page === page : rootData().ready === undefined) return;
		// The same page in another language leaves the reader in place.
		if (before?.path === path) return;
		const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector<HTMLElement>("main h1");
		target?.focus({ preventScroll: true });
	}, [page, path, hash]);
	return (
		<>
			{requestedLang !== shell.lang && <TryLanguageAgain />}
			<Template page={inUnits} />
		</>
	);
}
