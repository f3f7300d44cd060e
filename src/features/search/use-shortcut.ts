import { type RefObject, useEffect } from "react";
import { isSlashOn } from "./slash-setting.ts";

/**
 * R5.3: `/` and Ctrl+K (⌘K) bring the cursor into the field, unless it is hidden or the visitor is typing somewhere. Keys
 * of one letter can be turned off (WCAG 2.1.4).
 */
export function useShortcut(field: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			const { current } = field;
			if (!current || event.defaultPrevented || !isShortcut(event) || isTyping(event.target)) return;
			if (!current.checkVisibility({ visibilityProperty: true })) return;
			event.preventDefault();
			current.focus();
			current.select();
		};
		document.addEventListener("keydown", focus);
		return () => document.removeEventListener("keydown", focus);
	}, [field]);
}

function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
	if (key === "/") return !ctrlKey && !metaKey && !altKey && isSlashOn();
	return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
