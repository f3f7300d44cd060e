import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { listen } from "#src/data/effects.ts";
import { useTooltip } from "./Tooltip.tsx";
import { useHoverOpening } from "./use-hover-opening.ts";

type Props = {
	label: string;
	summary: ReactNode;
	className?: string;
	/** Whether it also opens on mouse hover. */
	hover?: boolean;
	/** Whether its button is only an icon, labelled by a tooltip. */
	iconOnly?: boolean;
	children: ReactNode;
};

/**
 * A button that opens a small panel. It is a native disclosure (`details`), so it works before and without the app; the app
 * closes it when something is chosen, when the focus or a click goes elsewhere, and on Escape. The panel is beside the disclosure
 * and not in it, so that a style sheet can show it without its button where there is room for it.
 */
export function Menu({ label, summary, className = "", hover = false, iconOnly = false, children }: Props) {
	const menu = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLDetailsElement>(null);
	const opening = useHoverOpening(menu, button);
	const tooltip = useTooltip();
	useClosing(menu, button);
	const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (button.current && relatedTarget && !currentTarget.contains(relatedTarget)) button.current.open = false;
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
		<div className={`menu ${className}`.trim()} ref={menu} onBlur={closeWhenFocusLeaves} {...(hover ? opening.menu : {})}>
			<details ref={button} {...(hover ? opening.button : {})}>
				<summary aria-label={label} {...(hover ? opening.summary : {})} {...(iconOnly ? tooltip : {})}>
					{summary}
				</summary>
			</details>
			<div className="menu-panel">{children}</div>
		</div>
	);
}

function useClosing(menu: RefObject<HTMLElement | null>, button: RefObject<HTMLDetailsElement | null>): void {
	const { key } = useLocation();
	const shownAt = useRef(key);
	useEffect(() => {
		// A menu that was opened before the app started stays open; any navigation closes it.
		if (shownAt.current !== key && button.current) button.current.open = false;
		shownAt.current = key;
	}, [key, button]);
	useEffect(() => {
		const close = (event: MouseEvent | KeyboardEvent) => {
			if (!menu.current || !button.current?.open) return;
			if (!(event instanceof KeyboardEvent ? event.key === "Escape" : closes(event, menu.current))) return;
			const hadFocus = menu.current.contains(document.activeElement);
			button.current.open = false;
			// The focused element is hidden now. If a link was followed, the navigation moves the focus itself.
			if (hadFocus) button.current.querySelector("summary")?.focus({ preventScroll: true });
		};
		return listen(["click", "keydown"], close, document);
	}, [menu, button]);
}

/** Whether a click closes the menu: it is outside, or on any link or button inside. */
function closes(event: MouseEvent, menu: HTMLElement): boolean {
	const { target } = event;
	if (!(target instanceof Element)) return false;
	// Uses the path, because the clicked element may have been removed by now.
	if (!event.composedPath().includes(menu)) return true;
	return target.closest("a, button") !== null;
}
