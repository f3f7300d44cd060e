import { type ReactNode, useId, useRef, useState } from "react";
import type { Listing, Traits } from "#schemas/pages/listing.ts";
import { Parts } from "#src/blocks/Parts.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { Chosen } from "./Chosen.tsx";
import "./catalogue.css";
import { ChoiceForm } from "./ChoiceForm.tsx";
import { type Choice, filtersOf } from "./choice.ts";
import { Filters } from "./Filters.tsx";
import { IgnoredNotice } from "./IgnoredNotice.tsx";
import { Nothing } from "./Nothing.tsx";
import { QuickFilters } from "./QuickFilters.tsx";
import { useShortList } from "./results.ts";
import { useChoice } from "./use-choice.ts";
import { useFilterName } from "./use-filter-name.ts";
import { type Part, useLongList } from "./use-long-list.ts";
import { useScrollPosition } from "./use-scroll-position.ts";

type Props<Thing> = {
	listing: Listing;
	/** The items on this page: the whole list if `part` is null. */
	items: readonly Thing[];
	part: Part<Thing> | null;
	/** Position of the filters: beside the list (in a disclosure above it on small screens), or in a row above it. */
	layout: "side" | "bar";
	/** Renders the card of an item, with its key. */
	children(thing: Thing): ReactNode;
};

/**
 * A list with filters and sorting, whose state is in the address. The prerendered page shows all items it has; without scripts
 * the style sheet hides the controls.
 */
export function FilteredList<Thing extends { traits: Traits }>({ listing, items, part, layout, children }: Props<Thing>) {
	const t = useTranslate();
	const [form, found] = [useRef<HTMLFormElement>(null), useRef<HTMLParagraphElement>(null)];
	const formId = useId();
	const [unfolded, setUnfolded] = useState(false);
	const { choice, ignored, mounted, change, flush } = useChoice(listing, form);
	const nameFilter = useFilterName(listing);
	const short = useShortList(listing, items, choice);
	const long = useLongList(listing, items, part, choice);
	const { items: shown, count, total, countsOf, advice, rest } = long ?? short;
	useScrollPosition(mounted && !long?.loading);
	const chosen = filtersOf(choice, listing);

	/** For buttons that disappear when pressed: moves the focus to the number of results. */
	const changeAndMoveOn = (next: Choice) => {
		change(next);
		found.current?.focus({ preventScroll: true });
	};
	const showResults = () => {
		setUnfolded(false);
		found.current?.focus({ preventScroll: true });
		requestAnimationFrame(() => found.current?.scrollIntoView());
	};

	return (
		<div className={`listing listing-${layout}`}>
			<ChoiceForm form={form} id={formId} className="filters" label={t("filters.title")} onSubmit={flush}>
				{layout === "side" && (
					<div className="filters-bar">
						<FiltersToggle
							unfolded={unfolded}
							panel={`${formId}-panel`}
							count={chosen.length}
							onToggle={() => setUnfolded(!unfolded)}
						/>
						<QuickFilters {...{ listing, choice, change }} />
					</div>
				)}
				<div id={`${formId}-panel`} className="filters-panel" data-unfolded={unfolded}>
					<Filters countsOf={countsOf} listing={listing} layout={layout} choice={choice} change={change} flush={flush} />
					{layout === "side" && (
						<p className="filters-done">
							<button type="button" className="button" onClick={showResults}>
								{t("filters.show", { count })}
							</button>
						</p>
					)}
				</div>
			</ChoiceForm>
			<div className="results" aria-busy={long?.loading || undefined}>
				<div className="results-head spread">
					<p ref={found} className="fine" role="status" tabIndex={-1}>
						{long?.isPart && part
							? t("filters.range", { first: part.paging.first, last: part.paging.last, total })
							: t("filters.found", { count, total })}
					</p>
					<Order {...{ listing, choice, change }} form={formId} />
				</div>
				{chosen.length > 0 && layout === "side" && (
					<Chosen {...{ choice, listing, nameFilter }} filters={chosen} onDrop={changeAndMoveOn} />
				)}
				<IgnoredNotice parameters={ignored} />
				{count === 0 && mounted ? (
					<Nothing advice={advice} nameFilter={nameFilter} onTake={changeAndMoveOn} />
				) : (
					<div className="cards">{shown.map((thing) => children(thing))}</div>
				)}
				{rest && (
					<p className="listing-rest">
						<button type="button" className="button quiet" onClick={rest.show}>
							{t("filters.more", { rest: rest.count })}
						</button>
					</p>
				)}
				{long?.isPart && part && <Parts paging={part.paging} />}
			</div>
		</div>
	);
}

/** Opens and closes the filters on small screens; `count` is the number of active filters. */
function FiltersToggle(props: { unfolded: boolean; panel: string; count: number; onToggle(): void }) {
	const t = useTranslate();
	return (
		<button
			type="button"
			className="button quiet filters-toggle chevron"
			aria-expanded={props.unfolded}
			aria-controls={props.panel}
			data-live="filters"
			onClick={props.onToggle}
		>
			{t("filters.title")}
			{props.count > 0 && <span className="badge">{props.count}</span>}
		</button>
	);
}

/** The sort order select; `form` is the id of the filter form that it belongs to. */
function Order({
	listing,
	choice,
	change,
	form,
}: {
	listing: Listing;
	choice: Choice;
	change(next: Choice): void;
	form: string;
}) {
	const t = useTranslate();
	return (
		<label className="order">
			<span className="max-sm:sr-only">{t("filters.sort")}</span>
			<select
				className="control"
				form={form}
				name="sort"
				value={choice.order}
				onChange={(event) => change({ ...choice, order: event.currentTarget.value })}
			>
				{listing.orders.map(({ id, label }) => (
					<option key={id} value={id}>
						{label}
					</option>
				))}
			</select>
		</label>
	);
}
