import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { splitPath } from "#schemas/shared/url.ts";
import { fromBase } from "#src/data/base.ts";

/** For shorter waits a skeleton would only flicker. */
const skeletonAfterMs = 80;

/** Scroll position and focus on a page that a skeleton hides. */
type ViewState = { page: string; scrollY: number; focused: Element | null };

/**
 * `skeleton` is the target path of a navigation that is slow enough to need a skeleton, else null; changing the language of the
 * same page needs none. `page` is a ref for the element that it hides: if the navigation fails, scroll position and focus are
 * restored.
 */
export function useSlowNavigation(): { skeleton: string | null; page: RefObject<HTMLDivElement | null> } {
	const { state, location: next } = useNavigation();
	const { pathname, key } = useLocation();
	const [slow, setSlow] = useState(false);
	const viewState = useRef<ViewState | null>(null);
	const page = useRef<HTMLDivElement>(null);
	const isElsewhere = state === "loading" && splitPath(fromBase(next.pathname)).path !== splitPath(pathname).path;
	const target = isElsewhere ? fromBase(next.pathname) : null;
	const skeleton = slow ? target : null;
	useEffect(() => {
		setSlow(false);
		if (target === null) {
			// The timer may have fired after the page had loaded, but before this effect could clear it.
			viewState.current = null;
			return;
		}
		const timer = setTimeout(() => {
			const { activeElement } = document;
			viewState.current ??= { page: key, scrollY, focused: page.current?.contains(activeElement) ? activeElement : null };
			setSlow(true);
		}, skeletonAfterMs);
		return () => clearTimeout(timer);
	}, [target, key]);
	// The skeleton is shorter than most pages, and would stand above what the window shows.
	useLayoutEffect(() => {
		if (skeleton !== null) scrollTo({ top: 0, behavior: "instant" });
	}, [skeleton]);
	// After the router has restored the scroll position; its effect runs first, as the child.
	useLayoutEffect(() => {
		if (skeleton !== null || viewState.current === null || target !== null) return;
		const { page: hidden, scrollY, focused } = viewState.current;
		viewState.current = null;
		if (hidden !== key) return;
		scrollTo({ top: scrollY, behavior: "instant" });
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	}, [skeleton, target, key]);
	return { skeleton, page };
}
