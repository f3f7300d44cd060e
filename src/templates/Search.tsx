import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { SearchPage } from "#schemas/pages/page-data.ts";
import { searchPagePath } from "#schemas/shared/url.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useLocalize, useShared } from "#src/data/shared.ts";
import { Results } from "#src/features/search/Results.tsx";
import { SearchForm } from "#src/features/search/SearchForm.tsx";
import { SearchLinks } from "#src/features/search/SearchLinks.tsx";
import { SlashSwitch } from "#src/features/search/SlashSwitch.tsx";
import { useSearch } from "#src/features/search/use-search.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import "./search.css";

/** The number of pages found by their texts that are shown at first, and added by each step. */
const textsPerStep = 12;

/** With this many hits or fewer there is room for suggestions below them. */
const fewHits = 12;

/** All hits of the query in the address. Without scripts a text explains why there are none. */
export function Search({ page }: { page: SearchPage }) {
	const { shell, t } = useShared();
	const navigate = useNavigate();
	const localize = useLocalize();
	const query = useQuery();
	const [textsShown, setTextsShown] = useState({ query: "", max: textsPerStep });
	const textsMax = textsShown.query === query ? textsShown.max : textsPerStep;
	const { state, found, texts, textState, ask } = useSearch(shell.lang, query, Number.POSITIVE_INFINITY, textsMax);
	useEffect(() => {
		if (query !== "") ask();
	}, [query, ask]);
	const failed = state === "failed" || state === "lost";
	const total = (found?.total ?? 0) + texts.total;
	const answered = found !== null && (total > 0 || textState !== "waiting");
	const message = messageOf();
	function messageOf() {
		if (query === "") return "";
		if (failed) return t("search.failed");
		if (!answered || textState === "waiting") return t("search.loading");
		return found.near || total === 0 ? t("search.none", { query }) : t("search.results", { query, count: total });
	}
	return (
		<article className="wide:grid wide:grid-cols-2 wide:gap-x-12 wide:[&>:not(section)]:col-span-full">
			<PageHead page={page} />
			<noscript>
				<div className="prose">
					<RichText text={page.body} />
				</div>
			</noscript>
			<SearchForm query={query} onSearch={(text) => void navigate(localize(searchPagePath(text)))} />
			<p role="status" className="mt-6 font-semibold empty:hidden">
				{message}
			</p>
			{query !== "" && failed && (
				<QuietButton onClick={() => (state === "lost" ? location.reload() : ask())}>{t("error.retry")}</QuietButton>
			)}
			{query !== "" && textState === "failed" && <p className="search-note">{t("search.titlesOnly")}</p>}
			{found?.near && found.total > 0 && <p className="label">{t("search.near")}</p>}
			{answered && <Results found={found.hits} texts={texts} />}
			{texts.hits.length < texts.total && (
				<QuietButton onClick={() => setTextsShown({ query, max: textsMax + textsPerStep })}>{t("search.more")}</QuietButton>
			)}
			{(!answered || total <= fewHits) && (
				// A new key once there are hits: it is then a new element, which does not count as a layout shift.
				<SearchLinks
					key={String(answered)}
					page={page}
					entrances={!answered || total === 0}
					waiting={query !== "" && !answered && !failed}
				/>
			)}
			<SlashSwitch />
		</article>
	);
}

/** The query in the address; empty until hydration, since the prerendered page has none. */
function useQuery(): string {
	const [params] = useSearchParams();
	return useHydrating() ? "" : (params.get("q")?.trim() ?? "");
}
