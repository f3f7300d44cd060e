import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Listing } from "#schemas/pages/listing.ts";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import { type Read, readChoice, writeChoice } from "./address.ts";
import { type Choice, noChoice } from "./choice.ts";

/** Delay before typed text is written to the address; browsers rate-limit history changes. */
const typingMs = 300;

export type UseChoice = Read & {
	/** False in the prerendered page, which has no query. */
	mounted: boolean;
	/** Sets the choice and writes it to the address: at once, or when the visitor has finished typing. */
	change(choice: Choice, typing?: boolean): void;
	/** Writes a pending change immediately. */
	flush(): void;
};

/**
 * The address when it was last read, whether it was written here, addresses that were written and have not arrived yet, and the
 * current choice.
 */
type Known = { search: string; own: boolean; written: readonly string[]; read: Read };

/**
 * The choice of a list, stored in the address. Fields of `form` are named after the query parameters, so that input from before
 * hydration is read as well.
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

	// What the visitor chose before the app was there counts too.
	const readForm = () => readAddress(`${search}&${form.current ? fieldsOf(form.current) : ""}`);
	if (known === null && !hydrating) setKnown(readForm());

	// During the render with the new address: effects that scroll must find the list in its final state. If two addresses were
	// written in quick succession, the router may render the first once more after the second; it then differs from `location`.
	if (known && known.search !== search && search === location.search) {
		// A written address arrives later, and the choice may have changed by then.
		const arrived = known.written.indexOf(search);
		setKnown(arrived === -1 ? readAddress(search) : { ...known, search, own: true, written: known.written.slice(arrived + 1) });
	}

	useLayoutEffect(() => {
		if (known?.own) return;
		clearTimeout(waiting.current?.timer);
		waiting.current = undefined;
	}, [search, known?.own]);

	const flush = useCallback(() => {
		clearTimeout(waiting.current?.timer);
		waiting.current?.write();
		waiting.current = undefined;
	}, []);
	useEffect(() => () => clearTimeout(waiting.current?.timer), []);

	const change = (choice: Choice, typing = false) => {
		// `choice` is that of the prerendered page, with what has just been changed.
		if (known === null) return setKnown(readForm());
		clearTimeout(waiting.current?.timer);
		setKnown((before) => before && { ...before, read: { choice, ignored: [] } });
		const write = () => {
			const written = writeChoice(choice, listing);
			setKnown((before) => before && { ...before, written: [...before.written, written] });
			void navigate({ search: written }, { replace: true, preventScrollReset: true });
		};
		waiting.current = { timer: setTimeout(flush, typing ? typingMs : 0), write };
		if (!typing) flush();
	};
	const { choice, ignored } = known?.read ?? { choice: noChoice(listing), ignored: [] };
	return { choice, ignored, mounted: known !== null, change, flush };
}

/** The fields of a form, as a query. */
function fieldsOf(form: HTMLFormElement): string {
	const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
	return new URLSearchParams(fields.filter(([, value]) => value !== "")).toString();
}
