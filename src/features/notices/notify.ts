import type { Notice } from "#src/data/window-events.ts";

/** Shows a notice, from anywhere in the app; the shell listens. A notice sent before the shell is mounted is lost. */
export function notify(notice: Notice): void {
	dispatchEvent(new CustomEvent("notice", { detail: notice }));
}

/** Displays notices, oldest first: they are appended. What shows the last alone drops it when it is closed. */
export type ToastsProps = { given: readonly Notice[]; drop(notice: Notice): void };
