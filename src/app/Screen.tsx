import { useEffect, useRef } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import { useShared } from "#src/data/shared.ts";
import { applyHead } from "#src/head/apply.ts";
import { headTags } from "#src/head/head-tags.ts";
import type { Loaded } from "./routes.tsx";

/** The page of the current address. After a navigation, head and focus follow (R3.5). */
export function Screen() {
	const { page, fallback, Template } = useLoaderData<Loaded>();
	const { shell, t } = useShared();
	const { pathname, hash } = useLocation();
	const shown = useRef<{ pathname: string; page: typeof page } | null>(null);
	useEffect(() => {
		const before = shown.current;
		shown.current = { pathname, page };
		// The page that was prerendered has its head; one that follows an error is the first here, and has the error's.
		if (before ? before.page === page : document.documentElement.dataset["ready"] === undefined) return;
		applyHead(headTags(page, shell.site), shell.lang);
		const moved = before?.pathname !== pathname;
		const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector<HTMLElement>("main h1");
		if (moved) target?.focus({ preventScroll: true });
	}, [page, shell, pathname, hash]);
	return (
		<>
			{fallback && (
				<p className="notice" role="status" lang={shell.lang}>
					{t("language.fallback")}
				</p>
			)}
			<div lang={page.lang === shell.lang ? undefined : page.lang}>
				<Template page={page} />
			</div>
		</>
	);
}
