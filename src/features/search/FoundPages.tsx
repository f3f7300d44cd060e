import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { useTranslate } from "#src/data/shared.ts";
import { Entrances } from "./Entrances.tsx";
import type { Found, Hit } from "./find.ts";
import "./panel.css";
import { Suggestions } from "./Suggestions.tsx";

export type FoundPagesProps = {
	/** Identifier of the list of suggestions. */
	id: string;
	found: Found;
	/** Position of the suggestion that the keys have reached; -1 for none. */
	active: number;
	/** Address of the page of all results. */
	resultsAt: string;
	onChoose(hit: Hit): void;
	onFollow(event: MouseEvent): void;
};

/** What the search has found: suggestions and the way to all results, or where else to go. */
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
