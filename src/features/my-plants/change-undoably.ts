import { notify } from "#src/features/notices/notify.ts";
import { type Collection, emptyCollection, type Pot, withoutPots, withReturned } from "./collection.ts";
import { changeMyPlants } from "./use-my-plants.ts";

/** A change of the list, and what takes it back from the list as it is by then; `former` is the list before the change. */
type Undoable = { change(before: Collection): Collection; undo(now: Collection, former: Collection): Collection };

/**
 * Changes the list, and says so in a notice that offers to take it back. `said` is text and no sentence, since some words of the page of
 * plants are not those of the shell, which shows the notice.
 */
export function changeUndoably(said: string, { change, undo }: Undoable): void {
	let former = emptyCollection;
	changeMyPlants((before) => {
		former = before;
		return change(before);
	});
	notify({
		channel: "general",
		title: () => said,
		action: { label: (t) => t("keepPlant.undo"), run: () => void changeMyPlants((now) => undo(now, former)) },
	});
}

/** The removal of pots. */
export function removal(pots: readonly Pot[]): Undoable {
	return {
		change: (before) => withoutPots(before, pots),
		undo: (now, former) => withReturned(now, pots, former),
	};
}
