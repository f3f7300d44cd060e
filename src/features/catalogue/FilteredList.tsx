import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import type { Listing, Traits } from "#schemas/listing.ts";
import { useTranslate } from "#src/data/shared.ts";
import { AskedFor } from "./AskedFor.tsx";
import { writeChoice } from "./address.ts";
import { Chosen } from "./Chosen.tsx";
import "./catalogue.css";
import { adviseOn, type Choice, choose, filtersOf, noChoice, prepare } from "./choice.ts";
import { Filters } from "./Filters.tsx";
import { IgnoredNotice } from "./IgnoredNotice.tsx";
import { Nothing } from "./Nothing.tsx";
import { useChoice } from "./use-choice.ts";
import { useFilterName } from "./use-filter-name.ts";
import { useKeptPlace } from "./use-kept-place.ts";

type Props<Thing> = {
	listing: Listing;
	things: readonly Thing[];
	/** Where the filters stand: beside the list (folded above it on small screens), or in a line above it. */
	layout: "side" | "bar";
	/** The thing that the address names. It shows even where the filters leave it out. */
	asked?: Thing | null;
	/** Card of a thing, with its key. */
	children(thing: Thing): ReactNode;
};

/**
 * A list that visitors narrow and sort, their choice in the address. The prerendered page shows all of it; without script the
 * style sheet hides what needs one.
 */
export function FilteredList<Thing extends { traits: Traits }>({
	listing,
	things,
	layout,
	asked = null,
	children,
}: Props<Thing>) {
	const t = useTranslate();
	const form = useRef<HTMLFormElement>(null);
	const found = useRef<HTMLParagraphElement>(null);
	const formId = useId();
	const [unfolded, setUnfolded] = useState(false);
	const { choice, ignored, mounted, change, settle } = useChoice(listing, form);
	useKeptPlace(mounted);
	const nameFilter = useFilterName(listing);
	const all = useMemo(() => prepare(things), [things]);
	const shown = useMemo(() => choose(all, choice, listing), [all, choice, listing]);
	const chosen = filtersOf(choice, listing);
	const isLeftOut = asked !== null && mounted && !shown.some(({ thing }) => thing === asked);

	/** For buttons that go with what they do: the focus moves on to the number of results. */
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
		<div className={`listing listing-${layout}${mounted ? "" : " waiting"}`}>
			<form
				ref={form}
				id={formId}
				className="filters"
				aria-label={t("filters.title")}
				autoComplete="off"
				onSubmit={(event) => {
					event.preventDefault();
					settle();
				}}
			>
				{layout === "side" && (
					<button
						type="button"
						className="button quiet filters-toggle"
						aria-expanded={unfolded}
						aria-controls={`${formId}-panel`}
						data-live="filters"
						onClick={() => setUnfolded(!unfolded)}
					>
						{t("filters.title")}
						{chosen.length > 0 && <span className="badge">{chosen.length}</span>}
					</button>
				)}
				<div id={`${formId}-panel`} className="filters-panel" data-unfolded={unfolded}>
					<Filters all={all} listing={listing} layout={layout} choice={choice} change={change} settle={settle} />
					{layout === "side" && (
						<p className="filters-done">
							<button type="button" className="button" onClick={showResults}>
								{t("filters.show", { count: shown.length })}
							</button>
						</p>
					)}
				</div>
			</form>
			<div className="results">
				<div className="results-head">
					<p ref={found} className="fine" role="status" tabIndex={-1}>
						{t("filters.found", { count: shown.length, total: things.length })}
					</p>
					<label className="order">
						<span>{t("filters.sort")}</span>
						<select
							form={formId}
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
				</div>
				{chosen.length > 0 && layout === "side" && (
					<Chosen {...{ choice, listing, nameFilter }} filters={chosen} onDrop={changeAndMoveOn} />
				)}
				<IgnoredNotice parameters={ignored} />
				<AskedFor wholeList={writeChoice({ ...noChoice(listing), order: choice.order }, listing)}>
					{isLeftOut && children(asked)}
				</AskedFor>
				{shown.length === 0 && mounted ? (
					<Nothing advice={adviseOn(all, choice, listing)} nameFilter={nameFilter} onTake={changeAndMoveOn} />
				) : (
					<div className="cards">{shown.map(({ thing }) => children(thing))}</div>
				)}
			</div>
		</div>
	);
}
