import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Listing } from "#schemas/listing.ts";
import { type Paging, partPath } from "#schemas/spec/paging.ts";
import { get } from "#src/data/browser.ts";
import { useLocalize, useShared } from "#src/data/shared.ts";
import { findAnchor } from "./whole-list.ts";

/**
 * Leads on to the page of a list that shows the card which the address names, where this page has no such place: links that were
 * made when the list was shorter, or in another language, name the first page, or another one.
 */
export function usePartOfAnchor({ whole }: Listing, paging: Paging | undefined): void {
	const { hash, search } = useLocation();
	const { shell } = useShared();
	const localize = useLocalize();
	const navigate = useNavigate();
	const [list, part, lang] = [paging?.list, paging?.part, shell.lang];
	useEffect(() => {
		const anchor = decodeAnchor(hash);
		if (list === undefined || !whole || anchor === "" || document.getElementById(anchor)) return;
		let current = true;
		findAnchor(anchor, { list, lang, whole }, get).then(
			(found) => {
				if (!current || found === null || found === part) return;
				void navigate({ pathname: localize(partPath(list, found)), search, hash }, { replace: true });
			},
			// The list is there all the same.
			() => undefined,
		);
		return () => {
			current = false;
		};
	}, [hash, list, part, lang]);
}

function decodeAnchor(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return "";
	}
}
