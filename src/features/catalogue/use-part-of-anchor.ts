import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Listing } from "#schemas/pages/listing.ts";
import { type Paging, partPath } from "#schemas/shared/paging.ts";
import { decodeAnchor } from "#schemas/shared/url.ts";
import { get } from "#src/data/browser.ts";
import { settle } from "#src/data/effects.ts";
import { useLocalize, useShared } from "#src/data/shared.ts";
import { findAnchor } from "./whole-list.ts";

/**
 * If the address's fragment names a card that is not on this page of a list, navigates to the page that has it: links made when
 * the list was shorter, or in another language, may lead to the wrong page.
 */
export function usePartOfAnchor({ whole }: Listing, paging: Paging | undefined): void {
	const { hash, search } = useLocation();
	const { shell } = useShared();
	const localize = useLocalize();
	const navigate = useNavigate();
	const [list, part, lang] = [paging?.list, paging?.part, shell.lang];
	useEffect(() => {
		const anchor = decodeAnchor(hash.slice(1));
		if (list === undefined || !whole || anchor === "" || document.getElementById(anchor)) return;
		return settle(
			findAnchor(anchor, { list, lang, whole }, get),
			(found) => {
				if (found === null || found === part) return;
				void navigate({ pathname: localize(partPath(list, found)), search, hash }, { replace: true });
			},
			// On failure the list stays as it is.
			() => undefined,
		);
	}, [hash, list, part, lang]);
}
