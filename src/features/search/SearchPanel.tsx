import type { MouseEvent } from "react";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import type { Hit } from "./find.ts";
import type { Answer } from "./use-search.ts";

type Props = Pick<Answer, "state" | "found" | "FoundPages" | "ask"> & {
	/** Identifier of the list of suggestions. */
	id: string;
	/** What is looked for, and whether the panel shows. */
	trimmedQuery: string;
	shown: boolean;
	/** Position of the suggestion that the keys have reached; -1 for none. */
	active: number;
	/** Address of the page of all results. */
	resultsAt: string;
	onChoose(hit: Hit): void;
	onFollow(event: MouseEvent): void;
};

/** What the search shows below its field. */
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
		// No stop of the Tab key, as what scrolls would be: the keys of the field move through it.
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
