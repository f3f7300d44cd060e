import { useNavigate, useRevalidator } from "react-router-dom";
import type { Lang } from "#schemas/spec/languages.ts";
import { pinPath } from "#schemas/spec/url.ts";
import { chooseLang } from "#src/data/language-choice.ts";
import { useAddress } from "#src/data/shared.ts";

/**
 * Changes the language of the page: a bare one in place, a pinned one to the same page pinned in the other language. The reader
 * stays at the same place of it, with the same query; the choice is stored once the page shows.
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
