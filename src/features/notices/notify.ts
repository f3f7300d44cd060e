import type { Notice } from "#src/data/window-events.ts";

/** Shows a notice, from anywhere in the app; the shell listens. A notice sent before the shell is mounted is lost. */
export function notify(notice: Notice): void {
	dispatchEvent(new CustomEvent("notice", { detail: notice }));
}

/** Displays notices, oldest first; items are only ever appended, and dropped by what shows none but the last. */
export type ToastsProps = { given: readonly Notice[]; drop(notice: Notice): void };
