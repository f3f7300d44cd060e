import type { Notice } from "#src/data/window-events.ts";

/** Shows a notice, from any place in the app: the shell listens. Before the shell is there, nobody does. */
export function notify(notice: Notice): void {
	dispatchEvent(new CustomEvent("notice", { detail: notice }));
}

/** Shows notices that were given, oldest first; the list only grows. */
export type ToastsProps = { given: readonly Notice[] };
