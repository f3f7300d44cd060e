import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTooltip } from "./Tooltip.tsx";
import { useHoverOpening } from "./useHoverOpening.ts";

type Props = {
	label: string;
	summary: ReactNode;
	/** Additional class names. */
	className?: string;
	/** Whether it also opens on mouse hover. */
	hover?: boolean;
	/** Whether its button is only an icon, labelled by a tooltip. */
	iconOnly?: boolean;
	children: ReactNode;
};

/**
 * A button that opens a small panel. It is a native disclosure (`details`), so it works before and without the app; the app
 * closes it when something is chosen, when the focus or a click goes elsewhere, and on Escape.
 */
export function Menu({ label, summary, className = "", hover = false, iconOnly = false, children }: Props) {
	const menu = useRef<HTMLDetailsElement>(null);
	const opening = useHoverOpening(menu);
	const tooltip = useTooltip();
	useClosing(menu);
	const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
	};
	return (
		<details className={`menu ${className}`.trim()} ref={menu} onBlur={closeWhenFocusLeaves} {...(hover ? opening.menu : {})}>
			<summary aria-label={label} {...(hover ? opening.summary : {})} {...(iconOnly ? tooltip : {})}>
				{summary}
			</summary>
			<div className="menu-panel">{children}</div>
		</details>
	);
}

function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
	const { key } = useLocation();
	const shownAt = useRef(key);
	useEffect(() => {
		// A menu that was opened before the app started stays open; any navigation closes it.
		if (shownAt.current !== key && menu.current) menu.current.open = false;
		shownAt.current = key;
	}, [key, menu]);
	useEffect(() => {
		const close = (event: MouseEvent | KeyboardEvent) => {
			const { current } = menu;
			if (!current?.open) return;
			if (!(event instanceof KeyboardEvent ? event.key === "Escape" : closes(event, current))) return;
			const hadFocus = current.contains(document.activeElement);
			current.open = false;
			// The focused element is hidden now. If a link was followed, the navigation moves the focus itself.
			if (hadFocus) current.querySelector("summary")?.focus({ preventScroll: true });
		};
		document.addEventListener("click", close);
		document.addEventListener("keydown", close);
		return () => {
			document.removeEventListener("click", close);
			document.removeEventListener("keydown", close);
		};
	}, [menu]);
}

/** Whether a click closes the menu: it is outside, or on any link or button inside. */
function closes(event: MouseEvent, menu: HTMLElement): boolean {
	const { target } = event;
	if (!(target instanceof Element)) return false;
	// Uses the path, because the clicked element may have been removed by now.
	if (!event.composedPath().includes(menu)) return true;
	return target.closest("a, button") !== null;
}
