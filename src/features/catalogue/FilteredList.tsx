import { type ReactNode, useId, useRef } from "react";
import type { Listing, Traits } from "#schemas/pages/listing.ts";
import { Parts } from "#src/blocks/Parts.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { ChoiceForm } from "./ChoiceForm.tsx";
import { Chosen } from "./Chosen.tsx";
import { type Choice, filtersOf } from "./choice.ts";
import { Filters } from "./Filters.tsx";
import { besideLook, FoldedFilters } from "./FoldedFilters.tsx";
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
	/** Classes of the grid of items, by how many it has. */
	grid(count: number): string;
	/** Renders the card of an item, with its key. */
	children(thing: Thing): ReactNode;
};

/**
 * A list with filters and sorting, whose state is in the address. The prerendered page shows all items it has; without scripts
 * the style sheet hides the controls.
 */
export function FilteredList<Thing extends { traits: Traits }>({ listing, items, part, layout, grid, children }: Props<Thing>) {
	const t = useTranslate();
	const [form, found] = [useRef<HTMLFormElement>(null), useRef<HTMLParagraphElement>(null)];
	const formId = useId();
	const { choice, ignored, mounted, change, flush } = useChoice(listing, form);
	const nameFilter = useFilterName(listing);
	const short = useShortList(listing, items, choice);
	const long = useLongList(listing, items, part, choice);
	const { items: shown, count, total, countsOf, advice, rest } = long ?? short;
	useScrollPosition(mounted && !long?.loading);
	const chosen = filtersOf(choice, listing);
	const isBeside = layout === "side";
	const look = isBeside ? besideLook : { both: "", form: "", head: "" };

	/** For buttons that disappear when pressed: moves the focus to the number of results. */
	const changeAndMoveOn = (next: Choice) => {
		change(next);
		found.current?.focus({ preventScroll: true });
	};
	const showResults = () => {
		found.current?.focus({ preventScroll: true });
		requestAnimationFrame(() => found.current?.scrollIntoView());
	};
	const filters = <Filters {...{ countsOf, listing, layout, choice, change, flush }} />;

	return (
		<div className={`mt-8 max-sm:[.unit-place~&]:mt-5 ${look.both}`}>
			<ChoiceForm
				form={form}
				id={formId}
				className={`print:hidden unscripted:hidden ${look.form}`}
				label={t("filters.title")}
				onSubmit={flush}
			>
				{isBeside ? (
					<FoldedFilters
						id={`${formId}-panel`}
						active={chosen.length}
						count={count}
						onShow={showResults}
						quick={<QuickFilters {...{ listing, choice, change }} />}
					>
						{filters}
					</FoldedFilters>
				) : (
					filters
				)}
			</ChoiceForm>
			<div className="aria-busy:cursor-progress" aria-busy={long?.loading || undefined}>
				<div
					data-results-head=""
					className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-ink border-b py-2 print:hidden unscripted:hidden ${look.head}`}
				>
					<p ref={found} className="fine scroll-mt-4 tabular-nums" role="status" tabIndex={-1}>
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
					<div className={`cards mt-5 ${grid(shown.length)}`}>{shown.map((thing) => children(thing))}</div>
				)}
				{rest && (
					<p className="mt-8 text-center print:hidden">
						<QuietButton onClick={rest.show}>{t("filters.more", { rest: rest.count })}</QuietButton>
					</p>
				)}
				{long?.isPart && part && <Parts paging={part.paging} />}
			</div>
		</div>
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
