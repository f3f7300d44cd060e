import type { constants } from "#schemas/spec/constants.ts";

/** Where a notice shows: what the site is doing (one at a time), or anything else (several). */
export type NoticeChannel = keyof typeof constants.noticeChannels;

/** A short message in the corner, in the language of the page. */
export type Notice = {
	channel: NoticeChannel;
	title: string;
	text?: string;
	/** Something is wrong: shown in clay, and said to screen readers at once. */
	destructive?: boolean;
	/** What it is about: the notice that spoke of the same is replaced. */
	about?: string;
	/** Something that the visitor may do about it; the notice goes when it is done. */
	action?: { label: string; run(): void };
	/** Whether it stays until it is closed, because it asks something. */
	stays?: boolean;
};

declare global {
	interface WindowEventMap {
		notice: CustomEvent<Notice>;
	}
}

/** Shows a notice, from any place in the app: the shell listens. Before the shell is there, nobody does. */
export function notify(notice: Notice): void {
	dispatchEvent(new CustomEvent("notice", { detail: notice }));
}

/** Shows notices that were given, oldest first; the list only grows. */
export type ToastsProps = { given: readonly Notice[] };
