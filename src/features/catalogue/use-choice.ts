import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Listing } from "#schemas/listing.ts";
import { useHydrating } from "#src/ui/useHydrating.ts";
import { type Read, readChoice, writeChoice } from "./address.ts";
import { type Choice, noChoice } from "./choice.ts";

/** While someone types, the address waits for so long; browsers refuse an address that changes with every letter. */
const typingMs = 300;

export type UseChoice = Read & {
	/** False in the prerendered page, which knows no address. */
	mounted: boolean;
	/** Takes a choice, and writes it into the address: at once, or when the visitor has typed to the end. */
	change(choice: Choice, typing?: boolean): void;
	/** Writes what still waits. */
	settle(): void;
};

/** What the address said when it was last looked at, whether that was written here, what was written and has not arrived yet, and what is chosen. */
type Known = { search: string; own: boolean; written: readonly string[]; read: Read };

/**
 * What is chosen in a list, kept in the address. Fields of `form` are named after the parameters, so that what a visitor did
 * before the app was there counts as well.
 */
export function useChoice(listing: Listing, form: RefObject<HTMLFormElement | null>): UseChoice {
	const { search } = useLocation();
	const navigate = useNavigate();
	const hydrating = useHydrating();
	const [known, setKnown] = useState<Known | null>(() => (hydrating ? null : readAddress(search)));
	const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write(): void }>(undefined);

	function readAddress(query: string): Known {
		return { search, own: false, written: [], read: readChoice(query, listing) };
	}

	// During the render that brings another address: whatever scrolls after it must find the list as it will be. Where two were written
	// at once, the router may show the first once more after the second; then it is not that of the window.
	if (known && known.search !== search && search === location.search) {
		// What was written arrives later, and by then the visitor may have chosen something else.
		const arrived = known.written.indexOf(search);
		setKnown(arrived === -1 ? readAddress(search) : { ...known, search, own: true, written: known.written.slice(arrived + 1) });
	}

	useLayoutEffect(() => {
		if (known === null && form.current) setKnown(readAddress(`${search}&${fieldsOf(form.current)}`));
	});
	useLayoutEffect(() => {
		if (known?.own) return;
		clearTimeout(waiting.current?.timer);
		waiting.current = undefined;
	}, [search, known?.own]);

	const settle = useCallback(() => {
		clearTimeout(waiting.current?.timer);
		waiting.current?.write();
		waiting.current = undefined;
	}, []);
	useEffect(() => () => clearTimeout(waiting.current?.timer), []);

	const change = (choice: Choice, typing = false) => {
		clearTimeout(waiting.current?.timer);
		setKnown((before) => before && { ...before, read: { choice, ignored: [] } });
		const write = () => {
			const written = writeChoice(choice, listing);
			setKnown((before) => before && { ...before, written: [...before.written, written] });
			void navigate({ search: written }, { replace: true, preventScrollReset: true });
		};
		waiting.current = { timer: setTimeout(settle, typing ? typingMs : 0), write };
		if (!typing) settle();
	};
	const { choice, ignored } = known?.read ?? { choice: noChoice(listing), ignored: [] };
	return { choice, ignored, mounted: known !== null, change, settle };
}

/** What a form holds, as a query. */
function fieldsOf(form: HTMLFormElement): string {
	const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
	return new URLSearchParams(fields.filter(([, value]) => value !== "")).toString();
}
