import { expect, test } from "vitest";
import type { NoticeChannel } from "#src/features/notices/notify.ts";
import { add, type Queued, remove, shownOf } from "#src/features/notices/queue.ts";

/** Notices that were given one after the other, numbered from 1. */
function given(...channels: NoticeChannel[]): Queued[] {
	return channels.reduce<Queued[]>((queue, channel, index) => add(queue, { channel, title: "", id: index + 1 }), []);
}
const idsShown = (queue: readonly Queued[]) => shownOf(queue).map(({ id }) => id);

test.each([
	[["status"], [1]],
	[["status", "status"], [2]],
	[
		["general", "general", "general", "general"],
		[1, 2, 3],
	],
	[
		["general", "status", "general", "general", "status", "general"],
		[1, 3, 4, 5],
	],
] as const)("R13.5 of %j show %j", (channels, ids) => {
	expect(idsShown(given(...channels))).toEqual(ids);
});

test("R13.5 when a general notice goes, the one that waited shows", () => {
	expect(idsShown(remove(given("general", "general", "general", "general"), 2))).toEqual([1, 3, 4]);
});
