import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Listing } from "#schemas/listing.ts";
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

/**
 * What is chosen in a list, kept in the address. Fields of `form` are named after the parameters, so that what a visitor did
 * before the app was there counts as well.
 */
export function useChoice(listing: Listing, form: RefObject<HTMLFormElement | null>): UseChoice {
	const { search } = useLocation();
	const navigate = useNavigate();
	const [read, setRead] = useState<Read | null>(null);
	const written = useRef<string | null>(null);
	const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write(): void }>(undefined);

	useLayoutEffect(() => {
		if (search === written.current) return;
		clearTimeout(waiting.current?.timer);
		waiting.current = undefined;
		// Only at first: later the form shows what was chosen before.
		const early = written.current === null && form.current ? fieldsOf(form.current) : "";
		written.current = search;
		setRead(readChoice(`${search}&${early}`, listing));
	}, [search, listing, form]);

	const settle = useCallback(() => {
		clearTimeout(waiting.current?.timer);
		waiting.current?.write();
		waiting.current = undefined;
	}, []);
	useEffect(() => () => clearTimeout(waiting.current?.timer), []);

	const change = (choice: Choice, typing = false) => {
		clearTimeout(waiting.current?.timer);
		setRead({ choice, ignored: [] });
		const write = () => {
			written.current = writeChoice(choice, listing);
			void navigate({ search: written.current }, { replace: true, preventScrollReset: true });
		};
		waiting.current = { timer: setTimeout(settle, typing ? typingMs : 0), write };
		if (!typing) settle();
	};
	return { choice: read?.choice ?? noChoice(listing), ignored: read?.ignored ?? [], mounted: read !== null, change, settle };
}

/** What a form holds, as a query. */
function fieldsOf(form: HTMLFormElement): string {
	const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
	return new URLSearchParams(fields.filter(([, value]) => value !== "")).toString();
}
