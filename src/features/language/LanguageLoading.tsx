import { useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router-dom";
import { type Lang, languages } from "#schemas/shared/languages.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { fromBase } from "#src/data/base.ts";
import { wantedLang } from "#src/data/language-choice.ts";
import { useAddress, useShared } from "#src/data/shared.ts";

/** For shorter waits the indicator would only flicker. */
const signAfterMs = 150;

/** Says that another language is loading, while the page stays in the current one. */
export function LanguageLoading() {
	const { t } = useShared();
	const lang = useComingLanguage();
	const [late, setLate] = useState<Lang | null>(null);
	useEffect(() => {
		if (lang === null) return;
		const timer = setTimeout(() => setLate(lang), signAfterMs);
		return () => {
			clearTimeout(timer);
			setLate(null);
		};
	}, [lang]);
	return (
		<p
			className={
				late === null
					? undefined
					: "fixed top-[calc(var(--header)+0.75rem)] left-1/2 z-20 w-max max-w-[calc(100vw-2rem)] rounded-sm bg-ink px-4 py-2 text-base text-paper [translate:-50%]"
			}
			role="status"
		>
			{late !== null && t("language.loading", { language: languages[late].label })}
		</p>
	);
}

/** The language that the router is loading; null if none, or if it is the current one. */
function useComingLanguage(): Lang | null {
	const { shell } = useShared();
	const { lang: named } = useAddress();
	const { location: next } = useNavigation();
	const { state } = useRevalidator();
	if (!next && state === "idle") return null;
	const coming = (next ? splitPath(fromBase(next.pathname)).lang : named) ?? wantedLang();
	return coming === shell.lang ? null : coming;
}
