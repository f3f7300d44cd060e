import { useEffect, useLayoutEffect, useRef } from "react";
import { isFirstPage, isReturn } from "./first-page.ts";

/** Key of the browser's storage for one tab: address of the list that was left last, and how far it was scrolled. */
const placeKey = "list-place";

/**
 * Brings the reader of a list who reloads it, or comes back from another site, to where they were, once the filters are there.
 * The browser alone would look for the place in the whole list, which is what was prerendered.
 */
export function useKeptPlace(filtersAreThere: boolean): void {
	const wanted = useRef<number | null | undefined>(undefined);
	useLayoutEffect(() => {
		if (wanted.current === undefined) wanted.current = isFirstPage() && isReturn() ? readPlace(location.href) : null;
		if (!filtersAreThere || wanted.current === null) return;
		scrollTo(0, wanted.current);
		wanted.current = null;
	}, [filtersAreThere]);
	useEffect(() => {
		addEventListener("pagehide", keepPlace);
		return () => removeEventListener("pagehide", keepPlace);
	}, []);
}

function keepPlace(): void {
	try {
		sessionStorage.setItem(placeKey, `${Math.round(scrollY)} ${location.href}`);
	} catch {
		// Without storage the browser's own guess has to do.
	}
}

/** How far the list at this address was scrolled; null where another one was left last, or none. */
function readPlace(address: string): number | null {
	try {
		const [, pixels, left] = /^(\d{1,7}) (.+)$/.exec(sessionStorage.getItem(placeKey) ?? "") ?? [];
		return left === address ? Number(pixels) : null;
	} catch {
		return null;
	}
}
