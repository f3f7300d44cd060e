import { constants } from "#schemas/spec/constants.ts";
import type { Notice, NoticeChannel } from "./notify.ts";

/** A notice that was given, with a number of its own. */
export type Queued = Notice & { id: number };

/** Adds a notice. The channel that shows one at a time keeps the newest alone, since what it says of now replaces what it said. */
export function add(queue: readonly Queued[], notice: Queued): Queued[] {
	const { shown } = constants.noticeChannels[notice.channel];
	return [...queue.filter(({ channel }) => shown > 1 || channel !== notice.channel), notice];
}

export function remove(queue: readonly Queued[], id: number): Queued[] {
	return queue.filter((notice) => notice.id !== id);
}

/** What shows of a queue, oldest first: of each channel as many as it may show; the others wait their turn. */
export function shownOf(queue: readonly Queued[]): Queued[] {
	const channels = Object.keys(constants.noticeChannels) as NoticeChannel[];
	const shown = channels.flatMap((name) =>
		queue.filter(({ channel }) => channel === name).slice(0, constants.noticeChannels[name].shown),
	);
	return shown.sort((a, b) => a.id - b.id);
}
