import { useTranslate } from "#src/data/shared.ts";
import type { TaskKind } from "./collection.ts";

type Props = {
	kind: TaskKind;
	/** The plants, for screen readers. */
	name: string;
	onAct(done: boolean): void;
};

const look = "button quiet px-3 py-1.5 text-note";

/** Says with one tap that a task was done, or that it was not needed yet. */
export function ActButtons({ kind, name, onAct }: Props) {
	const t = useTranslate();
	return (
		<span className="flex flex-wrap gap-2 print:hidden">
			<button type="button" className={look} onClick={() => onAct(true)}>
				{t(`myPlants.done.${kind}`)} <span className="sr-only">{name}</span>
			</button>
			<button type="button" className={look} onClick={() => onAct(false)}>
				{t("myPlants.looked")} <span className="sr-only">{name}</span>
			</button>
		</span>
	);
}
