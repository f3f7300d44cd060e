import { createContext, type ReactNode, use, useRef } from "react";
import { useAddress, useTranslate } from "#src/data/shared.ts";
import { clearTicks, toggleTick, useTicks } from "#src/data/ticks.ts";
import { TextButton } from "#src/ui/TextButton.tsx";

/** The ticked items, and a function to tick; null in a prerendered page, and in a list that is not stored. */
type Ticking = { ticked: readonly string[]; toggle(id: string): void } | null;

const TickingContext = createContext<Ticking>(null);

/**
 * A checklist whose items can be ticked, stored in this browser. `ids` are the ids of its items; `children` are
 * `ChecklistLine`s. Before hydration, and without scripts, it is a plain list; space for the status line below it is reserved.
 */
export function Checklist({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
	const t = useTranslate();
	const { path } = useAddress();
	const { ticked, lasting } = useTicks(path);
	const status = useRef<HTMLParagraphElement>(null);
	if (ids.length === 0) return children;
	const done = ids.filter((id) => ticked?.includes(id)).length;
	const clear = () => {
		clearTicks(path, ids);
		// The button disappears along with the ticks.
		status.current?.focus({ preventScroll: true });
	};
	return (
		<TickingContext value={ticked && { ticked, toggle: (id) => toggleTick(path, id) }}>
			{children}
			<div className="checklist-state flex min-h-11 flex-wrap items-center gap-x-5 text-note">
				<p role="status" className="text-faded tabular-nums" tabIndex={-1} ref={status}>
					{ticked && t("checklist.count", { count: done, total: ids.length })}
				</p>
				{done > 0 && <TextButton onClick={clear}>{t("checklist.clear")}</TextButton>}
				{!lasting && <p className="fine">{t("checklist.notLasting")}</p>}
			</div>
		</TickingContext>
	);
}

/** A line of a checklist. A click before hydration is replayed on it by its place among the lines of the page (start.ts). */
export function ChecklistLine({ id, children }: { id: string; children: ReactNode }) {
	const ticking = use(TickingContext);
	if (!ticking) return <li data-live="tick">{children}</li>;
	return (
		<li>
			<label>
				<input
					type="checkbox"
					className="checklist-box"
					data-live="tick"
					checked={ticking.ticked.includes(id)}
					onChange={() => ticking.toggle(id)}
				/>
				{children}
			</label>
		</li>
	);
}
