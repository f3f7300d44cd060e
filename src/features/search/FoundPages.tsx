import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { useTranslate } from "#src/data/shared.ts";
import { Entrances } from "./Entrances.tsx";
import type { Hit } from "./find.ts";
import "./panel.css";
import { type HitGroup, Suggestions } from "./Suggestions.tsx";

export type FoundPagesProps = {
	/** Id of the list of suggestions. */
	id: string;
	/** Whether they only have a similar spelling. */
	near: boolean;
	/** The suggestions; those found by their texts are a group of their own. */
	groups: HitGroup[];
	/** The number of all results; null while the texts are still searched. */
	total: number | null;
	/** Index of the suggestion selected by keyboard; -1 for none. */
	active: number;
	/** Address of the page with all results. */
	resultsAt: string;
	onChoose(hit: Hit): void;
	onFollow(event: MouseEvent): void;
};

/** The search results: suggestions and a link to all results, or other links if there are none. */
export function FoundPages({ id, near, groups, total, active, resultsAt, onChoose, onFollow }: FoundPagesProps) {
	const t = useTranslate();
	if (groups.length === 0) return <Entrances onFollow={onFollow} />;
	return (
		<>
			{near && (
				<p className="label border-line border-t px-4 pt-3 pb-1" aria-hidden="true">
					{t("search.near")}
				</p>
			)}
			<Suggestions
				id={id}
				label={t(near ? "search.near" : "search.suggestions")}
				groups={groups}
				active={active}
				onChoose={onChoose}
			/>
			{total !== null && (
				<Link
					to={resultsAt}
					className="sticky bottom-0 flex min-h-11 shrink-0 items-center border-line border-t bg-paper px-4 py-2 font-semibold"
					onClick={onFollow}
				>
					{t("search.all", { count: total })}
				</Link>
			)}
		</>
	);
}
