import { type RefObject, useEffect } from "react";
import { listen } from "#src/data/effects.ts";
import { isSlashOn } from "./slash-setting.ts";

/**
 * `/` and Ctrl+K (⌘K) focus the field; if it is in a closed dialog, the dialog opens. While the visitor is typing, `/` is a
 * character. Single-character shortcuts can be turned off (WCAG 2.1.4).
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
		return listen(["keydown"], focus, document);
	}, [field]);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
	if (key === "/") return !ctrlKey && !metaKey && !altKey && isSlashOn() && !isTyping(target);
	return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

/** Opens the dialog that contains a field, if its button is visible. Returns whether the field is visible then. */
function reveal(field: HTMLInputElement): boolean {
	const dialog = field.closest("dialog");
	if (dialog && !dialog.open && dialog.previousElementSibling?.checkVisibility()) dialog.showModal();
	return field.checkVisibility({ visibilityProperty: true });
}

/** Inputs such as checkboxes and sliders take no text. */
function isTyping(target: EventTarget | null): boolean {
	if (target instanceof HTMLInputElement) return !/^(checkbox|radio|range|button|submit|reset|file|color)$/.test(target.type);
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
}
