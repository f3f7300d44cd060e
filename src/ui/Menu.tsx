import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTooltip } from "./Tooltip.tsx";
import { useHoverOpening } from "./useHoverOpening.ts";

type Props = {
	label: string;
	summary: ReactNode;
	/** Further class names. */
	className?: string;
	/** Whether a mouse that rests on it opens it. */
	hover?: boolean;
	/** Whether its button is an icon alone, which a tooltip names. */
	iconOnly?: boolean;
	children: ReactNode;
};

/**
 * A button that opens a small panel. It is a native disclosure, so it works before and without the app; the app adds
 * that it closes when something is chosen, when the focus or a click goes elsewhere, and on Escape.
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
		// A menu that was opened before the app came stays open; a navigation from within it closes it, whatever led there.
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
			// What had the focus is gone now. A link that was followed moves the focus on by itself.
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

/** Whether a click is outside, or chooses something: any link or button. */
function closes(event: MouseEvent, menu: HTMLElement): boolean {
	const { target } = event;
	if (!(target instanceof Element)) return false;
	// The path, because what was clicked may be gone from the page by now.
	if (!event.composedPath().includes(menu)) return true;
	return target.closest("a, button") !== null;
}
