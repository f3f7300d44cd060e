import { type RefObject, useEffect } from "react";
import { isSlashOn } from "./slash-setting.ts";

/**
 * `/` and Ctrl+K (⌘K) bring the cursor into the field; where it lies in a closed dialog, the dialog opens. While the visitor is
 * typing somewhere `/` is a letter. Keys of one letter can be turned off (WCAG 2.1.4).
 */
export function useShortcut(field: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			const { current } = field;
			if (!current || event.defaultPrevented || !isShortcut(event) || !reveal(current)) return;
			event.preventDefault();
			current.focus();
			current.select();
		};
		document.addEventListener("keydown", focus);
		return () => document.removeEventListener("keydown", focus);
	}, [field]);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
	if (key === "/") return !ctrlKey && !metaKey && !altKey && isSlashOn() && !isTyping(target);
	return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

/** Opens the dialog that a field lies in, if the button before it can be seen. Says whether the field can be seen then. */
function reveal(field: HTMLInputElement): boolean {
	const dialog = field.closest("dialog");
	if (dialog && !dialog.open && dialog.previousElementSibling?.checkVisibility()) dialog.showModal();
	return field.checkVisibility({ visibilityProperty: true });
}

/** Fields that one only ticks or pulls take no letters. */
function isTyping(target: EventTarget | null): boolean {
	if (target instanceof HTMLInputElement) return !/^(checkbox|radio|range|button|submit|reset|file|color)$/.test(target.type);
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
}
