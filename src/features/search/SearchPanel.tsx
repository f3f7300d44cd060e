import type { MouseEvent } from "react";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Hit } from "./find.ts";
import type { Answer } from "./use-search.ts";

type Props = Pick<Answer, "state" | "found" | "FoundPages" | "ask"> & {
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
	FoundPages,
	active,
	ask,
	resultsAt,
	onChoose,
	onFollow,
}: Props) {
	const t = useTranslate();
	const hits = found?.hits ?? [];
	const message = () => {
		if (!shown) return "";
		if (state === "failed" || state === "lost") return t("search.failed");
		if (!found || state === "waiting") return t("search.loading");
		return found.near ? t("search.none", { query: trimmedQuery }) : t("search.count", { count: hits.length });
	};
	return (
		// Not a tab stop, which scrollable elements are by default: the keys of the field move through it.
		<div className={shown ? "search-panel" : undefined} tabIndex={-1}>
			<p role="status" className={found && !found.near ? "sr-only" : undefined}>
				{message()}
			</p>
			{shown && state === "failed" && (
				<button type="button" className="button quiet" onClick={ask}>
					{t("search.retry")}
				</button>
			)}
			{shown && state === "lost" && (
				<a className="button quiet" href={atBase(resultsAt)}>
					{t("search.retry")}
				</a>
			)}
			{found && FoundPages && (
				<FoundPages id={id} found={found} active={active} resultsAt={resultsAt} onChoose={onChoose} onFollow={onFollow} />
			)}
		</div>
	);
}
