import { type ReactNode, useId, useRef, useState } from "react";
import type { Listing, Traits } from "#schemas/pages/listing.ts";
import { Parts } from "#src/blocks/Parts.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { ChoiceForm } from "./ChoiceForm.tsx";
import { Chosen } from "./Chosen.tsx";
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

/** The form beside the list scrolls by itself, and fades out where it is cut off. */
const beside =
	"wide:sticky wide:top-[calc(var(--header)+1rem)] wide:max-h-[calc(100dvh-var(--header)-2rem)] wide:overflow-y-auto wide:overscroll-contain wide:pr-2 wide:pb-8 wide:[mask-image:linear-gradient(to_top,transparent,black_2rem)]";

const plants = "grid-cols-[repeat(auto-fill,minmax(min(8.75rem,100%),1fr))] gap-x-4 gap-y-6 sm:gap-x-5 wide:grid-cols-4";

/** The first article of a list whose last row would not be full takes two columns. */
const articles =
	"wide:[&>:first-child:is(:nth-last-child(3n+2),:nth-last-child(3n+4))>h2]:text-h2 wide:[&>:first-child:is(:nth-last-child(3n+2),:nth-last-child(3n+4))>h2]:leading-[1.15] wide:[&>:first-child:nth-last-child(3n+2)]:col-span-2 wide:[&>:first-child:nth-last-child(3n+2)_img]:aspect-21/9 wide:[&>:first-child:nth-last-child(3n+2)_img]:object-cover";

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
	const isBeside = layout === "side";

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
		<div
			data-layout={layout}
			className={`mt-8 max-sm:[.unit-place~&]:mt-5 ${isBeside ? "wide:grid wide:grid-cols-[13rem_minmax(0,1fr)] wide:items-start wide:gap-10 unscripted:block" : ""}`}
		>
			<ChoiceForm
				form={form}
				id={formId}
				className={`print:hidden unscripted:hidden ${isBeside ? beside : ""}`}
				label={t("filters.title")}
				onSubmit={flush}
			>
				{isBeside && (
					<div className="flex items-center gap-2 wide:hidden">
						<FiltersToggle
							unfolded={unfolded}
							panel={`${formId}-panel`}
							count={chosen.length}
							onToggle={() => setUnfolded(!unfolded)}
						/>
						<QuickFilters {...{ listing, choice, change }} />
					</div>
				)}
				<div
					id={`${formId}-panel`}
					data-unfolded={unfolded}
					className={
						isBeside
							? "max-wide:rounded-b-sm max-wide:border max-wide:border-line max-wide:border-t-0 max-wide:bg-plate max-wide:px-4 max-wide:data-[unfolded=false]:hidden"
							: ""
					}
				>
					<Filters countsOf={countsOf} listing={listing} layout={layout} choice={choice} change={change} flush={flush} />
					{isBeside && (
						<p className="sticky bottom-[calc(var(--tab-bar)+env(safe-area-inset-bottom))] -mx-4 border-line border-t bg-plate px-4 py-3 wide:hidden max-tight:[@media(height<22rem)]:static">
							<button type="button" className="button w-full" onClick={showResults}>
								{t("filters.show", { count })}
							</button>
						</p>
					)}
				</div>
			</ChoiceForm>
			<div className="aria-busy:cursor-progress" aria-busy={long?.loading || undefined}>
				<div
					data-results-head=""
					className={`spread gap-x-4 gap-y-1 border-ink border-b py-2 print:hidden unscripted:hidden ${isBeside ? "wide:pt-0" : ""}`}
				>
					<p ref={found} className="fine scroll-mt-4 tabular-nums focus:outline-none" role="status" tabIndex={-1}>
						{long?.isPart && part
							? t("filters.range", { first: part.paging.first, last: part.paging.last, total })
							: t("filters.found", { count, total })}
					</p>
					<Order {...{ listing, choice, change }} form={formId} />
				</div>
				{chosen.length > 0 && isBeside && (
					<Chosen {...{ choice, listing, nameFilter }} filters={chosen} onDrop={changeAndMoveOn} />
				)}
				<IgnoredNotice parameters={ignored} />
				{count === 0 && mounted ? (
					<Nothing advice={advice} nameFilter={nameFilter} onTake={changeAndMoveOn} />
				) : (
					<div className={`cards mt-5 ${isBeside ? plants : articles}`}>{shown.map((thing) => children(thing))}</div>
				)}
				{rest && (
					<p className="mt-8 text-center print:hidden">
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
			className="button quiet chevron shrink-0 gap-2 px-4 py-1 after:ml-auto"
			aria-expanded={props.unfolded}
			aria-controls={props.panel}
			data-live="filters"
			onClick={props.onToggle}
		>
			{t("filters.title")}
			{props.count > 0 && <span className="badge self-center font-sans text-note leading-snug">{props.count}</span>}
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
		<label className="flex min-w-0 flex-1 items-center justify-end gap-x-3 max-tight:basis-full">
			<span className="text-faded text-note max-sm:sr-only">{t("filters.sort")}</span>
			<select
				className="control w-full max-w-64 max-tight:max-w-full"
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
