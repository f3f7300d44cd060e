import { type ReactNode, useState } from "react";
import { useTranslate } from "#src/data/shared.ts";

/** Classes of a list whose filters stand beside it: of both, of the form, which scrolls by itself and fades out where it is cut off, and of the line above the items. */
export const besideLook = {
	both: "wide:grid wide:grid-cols-[13rem_minmax(0,1fr)] wide:items-start wide:gap-10 unscripted:block",
	form: "wide:sticky wide:top-[calc(var(--header)+1rem)] wide:max-h-[calc(100dvh-var(--header)-2rem)] wide:overflow-y-auto wide:overscroll-contain wide:pr-2 wide:pb-8 wide:[mask-image:linear-gradient(to_top,transparent,black_2rem)]",
	head: "wide:pt-0",
};

type Props = {
	/** Id of the panel with the filters. */
	id: string;
	/** The number of active filters, and of items found. */
	active: number;
	count: number;
	onShow(): void;
	/** What stands beside the button, and the filters. */
	quick: ReactNode;
	children: ReactNode;
};

/** Filters that stand beside a list, on small screens in a disclosure above it. */
export function FoldedFilters({ id, active, count, onShow, quick, children }: Props) {
	const t = useTranslate();
	const [unfolded, setUnfolded] = useState(false);
	const show = () => {
		setUnfolded(false);
		onShow();
	};
	return (
		<>
			<div className="flex items-center gap-2 wide:hidden">
				<button
					type="button"
					className="button quiet chevron shrink-0 gap-2 px-4 py-1 after:ml-auto"
					aria-expanded={unfolded}
					aria-controls={id}
					data-live="filters"
					onClick={() => setUnfolded(!unfolded)}
				>
					{t("filters.title")}
					{active > 0 && <span className="badge self-center font-sans text-note leading-snug">{active}</span>}
				</button>
				{quick}
			</div>
			<div
				id={id}
				data-unfolded={unfolded}
				className="max-wide:rounded-b-sm max-wide:border max-wide:border-line max-wide:border-t-0 max-wide:bg-plate max-wide:px-4 max-wide:data-[unfolded=false]:hidden"
			>
				{children}
				<p className="sticky bottom-[calc(var(--tab-bar)+env(safe-area-inset-bottom))] -mx-4 border-line border-t bg-plate px-4 py-3 wide:hidden max-tight:[@media(height<22rem)]:static">
					<button type="button" className="button w-full" onClick={show}>
						{t("filters.show", { count })}
					</button>
				</p>
			</div>
		</>
	);
}
