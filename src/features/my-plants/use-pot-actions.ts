import { useTranslate } from "#src/data/shared.ts";
import { listNames } from "#src/ui/list-names.ts";
import { changeUndoably, removal } from "./change-undoably.ts";
import { type Collection, type Pot, type TaskKind, withPots } from "./collection.ts";
import type { Day } from "./days.ts";
import { afterAct, withoutAct } from "./due.ts";
import type { PlantPlan } from "./schedule.ts";
import { changeMyPlants } from "./use-my-plants.ts";

/** What the visitor may do with plants of their own. */
export type PotActions = {
	onAct(plans: readonly PlantPlan[], kind: TaskKind, done: boolean): void;
	onEdit(pot: Pot, part: Partial<Pot>): void;
	onRemove(pot: Pot, name: string): void;
};

/** These actions. They change the pots as they are in the list by then: another tab may have changed or removed them. */
export function usePotActions(today: Day): PotActions {
	const t = useTranslate();
	return {
		onAct(plans, kind, done) {
			const ids = new Set(plans.map(({ pot }) => pot.id));
			const own = ({ pots }: Collection) => pots.filter(({ id }) => ids.has(id));
			const task = t(done ? `myPlants.done.${kind}` : "myPlants.looked");
			const names = listNames(plans.map(({ name }) => name));
			changeUndoably(t("myPlants.event", { task, plant: names }), {
				change: (before) => withPots(before, afterAct(own(before), kind, today, done)),
				undo: (now, former) => withPots(now, withoutAct(own(now), kind, own(former))),
			});
		},
		onEdit(pot, part) {
			changeMyPlants((before) => ({
				...before,
				pots: before.pots.map((each) => (each.id === pot.id ? { ...each, ...part } : each)),
			}));
		},
		onRemove(pot, name) {
			changeUndoably(t("keepPlant.removed", { name }), removal([pot]));
		},
	};
}
