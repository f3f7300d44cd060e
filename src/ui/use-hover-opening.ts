import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { constants } from "#schemas/shared/constants.ts";

/**
 * Opens a disclosure on mouse hover, and leaves it open for a moment after the mouse has left, so that the way to the panel
 * need not be straight. If it was opened by click or key, hover does not close it; a click on one opened by hover keeps it
 * open. Touch and pen only click.
 */
export function useHoverOpening(menu: RefObject<HTMLElement | null>, button: RefObject<HTMLDetailsElement | null>) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const openedByMouse = useRef(false);
	useEffect(() => () => clearTimeout(timer.current), []);
	const later = (act: (details: HTMLDetailsElement) => void, ms: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => button.current && act(button.current), ms);
	};
	return {
		menu: {
			onPointerEnter: ({ pointerType }: PointerEvent) => {
				if (pointerType === "mouse") later(open, constants.submenuOpenMs);
			},
			onPointerLeave: ({ pointerType }: PointerEvent) => {
				if (pointerType === "mouse") later(close, constants.submenuGraceMs);
			},
		},
		button: {
			onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
				if (!currentTarget.open) openedByMouse.current = false;
			},
		},
		summary: {
			onClick: (event: MouseEvent) => {
				clearTimeout(timer.current);
				// A click's `detail` is 0 if it came from the keyboard.
				if (openedByMouse.current && event.detail > 0) event.preventDefault();
				openedByMouse.current = false;
			},
		},
	};

	function open(details: HTMLDetailsElement): void {
		if (details.open) return;
		details.open = true;
		openedByMouse.current = true;
	}

	function close(details: HTMLDetailsElement): void {
		if (openedByMouse.current && !menu.current?.querySelector(".menu-panel :focus")) details.open = false;
	}
}
