import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";

type Tab = { id: string; title: string; panel: ReactNode };

/**
 * Tabs as in the ARIA Authoring Practices. Before hydration, without scripts, and in print, all panels are shown one below the
 * other with their titles: unselected panels are therefore hidden by the screen style sheet, not by an attribute.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
	const base = useId();
	const [selected, setSelected] = useState<number | null>(null);
	useEffect(() => setSelected(0), []);
	if (selected === null)
		return tabs.map(({ id, title, panel }) => (
			<section key={id}>
				<h3>{title}</h3>
				{panel}
			</section>
		));
	const move = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		const next =
			event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : step && (selected + step + tabs.length) % tabs.length;
		if (next === undefined) return;
		event.preventDefault();
		setSelected(next);
		event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
	};
	return (
		<div className="rails:-mr-80 rails:clear-right">
			<div role="tablist" className="flex flex-wrap gap-x-5 border-line border-b" aria-label={label} onKeyDown={move}>
				{tabs.map(({ id, title }, index) => (
					<button
						key={id}
						type="button"
						role="tab"
						className="-mb-px min-h-11 border-transparent border-b-2 font-semibold aria-selected:border-leaf aria-selected:text-leaf aria-selected:forced-color-adjust-none forced-colors:not-aria-selected:border-[GrayText] forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
						id={`${base}-${id}`}
						aria-controls={`${base}-${id}-panel`}
						aria-selected={index === selected}
						tabIndex={index === selected ? 0 : -1}
						onClick={() => setSelected(index)}
					>
						{title}
					</button>
				))}
			</div>
			{tabs.map(({ id, title, panel }, index) => (
				<div
					key={id}
					role="tabpanel"
					className="pt-4 print:pt-0 screen:not-data-selected:hidden [&>*+*]:mt-4"
					id={`${base}-${id}-panel`}
					aria-labelledby={`${base}-${id}`}
					data-selected={index === selected ? "" : undefined}
				>
					<h3 className="screen:hidden">{title}</h3>
					{panel}
				</div>
			))}
		</div>
	);
}
