import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { useTranslate } from "#src/data/shared.ts";
import { Entrances } from "./Entrances.tsx";
import type { Found, Hit } from "./find.ts";
import "./panel.css";
import { Suggestions } from "./Suggestions.tsx";

export type FoundPagesProps = {
	/** Id of the list of suggestions. */
	id: string;
	found: Found;
	/** Index of the suggestion selected by keyboard; -1 for none. */
	active: number;
	/** Address of the page with all results. */
	resultsAt: string;
	onChoose(hit: Hit): void;
	onFollow(event: MouseEvent): void;
};

/** The search results: suggestions and a link to all results, or other links if there are none. */
export function FoundPages({ id, found: { hits, near, total }, active, resultsAt, onChoose, onFollow }: FoundPagesProps) {
	const t = useTranslate();
	if (hits.length === 0) return total === 0 ? <Entrances onFollow={onFollow} /> : null;
	return (
		<>
			{near && (
				<p className="label" aria-hidden="true">
					{t("search.near")}
				</p>
			)}
			<Suggestions
				id={id}
				label={t(near ? "search.near" : "search.suggestions")}
				hits={hits}
				active={active}
				onChoose={onChoose}
			/>
			<Link to={resultsAt} className="search-all" onClick={onFollow}>
				{t("search.all", { count: total })}
			</Link>
		</>
	);
}
