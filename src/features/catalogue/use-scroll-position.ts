import { useEffect, useLayoutEffect, useRef } from "react";
import { listScrollPosition } from "#schemas/shared/stored-values.ts";
import { listen } from "#src/data/effects.ts";
import { store, stored } from "#src/data/storage.ts";
import { isFirstPage, isReturn } from "./first-page.ts";

/**
 * Restores the scroll position of a list after a reload, or on return from another site, once the filters are applied. The
 * browser alone would restore it in the unfiltered list that was prerendered.
 */
export function useScrollPosition(filtersAreThere: boolean): void {
	const wanted = useRef<number | null | undefined>(undefined);
	useLayoutEffect(() => {
		if (wanted.current === undefined) wanted.current = isFirstPage() && isReturn() ? readScrollPosition(location.href) : null;
		if (!filtersAreThere || wanted.current === null) return;
		scrollTo(0, wanted.current);
		wanted.current = null;
	}, [filtersAreThere]);
	useEffect(() => listen(["pagehide"], storeScrollPosition), []);
}

function storeScrollPosition(): void {
	store(listScrollPosition, { address: location.href, pixels: scrollY });
}

/** The stored scroll position of the list at this address; null if another list was left last, or none. */
function readScrollPosition(address: string): number | null {
	const position = stored(listScrollPosition);
	return position?.address === address ? position.pixels : null;
}
