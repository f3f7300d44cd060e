import { notify } from "#src/features/notices/notify.ts";
import { type Collection, type Pot, withPots } from "./collection.ts";
import { changeMyPlants } from "./use-my-plants.ts";

/**
 * Changes pots, and says so in a notice that offers to put them back. `said` is text and no sentence, since some words of the page of
 * plants are not those of the shell, which shows the notice.
 */
export function changeUndoably(said: string, pots: readonly Pot[], next: (before: Collection) => Collection): void {
	changeMyPlants(next);
	notify({
		channel: "general",
		title: () => said,
		action: { label: (t) => t("keepPlant.undo"), run: () => void changeMyPlants((before) => withPots(before, pots)) },
	});
}
