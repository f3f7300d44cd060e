import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { FoundPagesProps } from "./FoundPages.tsx";
import type { Answer } from "./use-search.ts";

type Props = Pick<Answer, "state" | "found" | "texts" | "textState" | "FoundPages" | "ask"> &
	Omit<FoundPagesProps, "near" | "total"> & {
		/** The query, and whether the panel is open. */
		trimmedQuery: string;
		shown: boolean;
	};

/** The panel below the search field. */
export function SearchPanel({ trimmedQuery, shown, state, found, texts, textState, FoundPages, ask, ...panel }: Props) {
	const t = useTranslate();
	const count = panel.groups.reduce((sum, { hits }) => sum + hits.length, 0);
	// While the texts are searched, nothing that titles have is no answer yet.
	const answered = found !== null && (count > 0 || textState !== "waiting");
	const message = () => {
		if (!shown) return "";
		if (state === "failed" || state === "lost") return t("search.failed");
		if (!answered) return t("search.loading");
		return found.near || count === 0 ? t("search.none", { query: trimmedQuery }) : t("search.count", { count });
	};
	return (
		// Not a tab stop, which scrollable elements are by default: the keys of the field move through it.
		<div className={shown ? "search-panel" : undefined} tabIndex={-1}>
			<p role="status" className={answered && !found.near && count > 0 ? "sr-only" : "search-note"}>
				{message()}
			</p>
			{shown && textState === "failed" && <p className="search-note">{t("search.titlesOnly")}</p>}
			{shown && state === "failed" && (
				<button type="button" className="button quiet search-again" onClick={ask}>
					{t("error.retry")}
				</button>
			)}
			{shown && state === "lost" && (
				<a className="button quiet search-again" href={atBase(panel.resultsAt)}>
					{t("error.retry")}
				</a>
			)}
			{answered && FoundPages && (
				<FoundPages {...panel} near={found.near} total={textState === "waiting" ? null : found.total + texts.total} />
			)}
		</div>
	);
}
