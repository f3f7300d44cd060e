import { useNavigate, useRevalidator } from "react-router-dom";
import type { Lang } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { chooseLang } from "#src/data/language-choice.ts";
import { useAddress } from "#src/data/shared.ts";

/**
 * Changes the language of the page: a bare page in place, a pinned one by navigating to the same page pinned in the other
 * language. Scroll position and query stay; the choice is stored once the page is displayed.
 */
export function useChooseLanguage(): (lang: Lang) => void {
	const { path, pinned } = useAddress();
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	return (lang) => {
		chooseLang(lang);
		if (pinned) void navigate(pinPath(path, lang) + location.search + location.hash, { preventScrollReset: true });
		else void revalidate();
	};
}
