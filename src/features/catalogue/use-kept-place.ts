import { useEffect, useLayoutEffect, useRef } from "react";
import { listPlace } from "#schemas/spec/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";
import { isFirstPage, isReturn } from "./first-page.ts";

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
	store(listPlace, { address: location.href, pixels: scrollY });
}

/** How far the list at this address was scrolled; null where another one was left last, or none. */
function readPlace(address: string): number | null {
	const place = stored(listPlace);
	return place?.address === address ? place.pixels : null;
}
