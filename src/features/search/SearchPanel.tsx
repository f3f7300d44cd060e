import type { MouseEvent } from "react";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Hit } from "./find.ts";
import type { HitGroup } from "./Suggestions.tsx";
import type { Answer } from "./use-search.ts";

type Props = Pick<Answer, "state" | "found" | "texts" | "textState" | "FoundPages" | "ask"> & {
	/** The suggestions, in the order in which the keys reach them. */
	groups: HitGroup[];
	/** Id of the list of suggestions. */
	id: string;
	/** The query, and whether the panel is open. */
	trimmedQuery: string;
	shown: boolean;
	/** Index of the suggestion selected by keyboard; -1 for none. */
	active: number;
	/** Address of the page with all results. */
	resultsAt: string;
	onChoose(hit: Hit): void;
	onFollow(event: MouseEvent): void;
};

/** The panel below the search field. */
export function SearchPanel({
	id,
	trimmedQuery,
	shown,
	state,
	found,
	texts,
	textState,
	groups,
	FoundPages,
	active,
	ask,
	resultsAt,
	onChoose,
	onFollow,
}: Props) {
	const t = useTranslate();
	const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
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
				<a className="button quiet search-again" href={atBase(resultsAt)}>
					{t("error.retry")}
				</a>
			)}
			{answered && FoundPages && (
				<FoundPages
					{...{ id, groups, active, resultsAt, onChoose, onFollow }}
					near={found.near}
					total={textState === "waiting" ? null : found.total + texts.total}
				/>
			)}
		</div>
	);
}
