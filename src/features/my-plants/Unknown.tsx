import { useTranslate } from "#src/data/shared.ts";
import { listNames } from "#src/ui/list-names.ts";

/** Says which plants of a file or an address are unknown and were left out. */
export function Unknown({ names }: { names: readonly string[] }) {
	const t = useTranslate();
	return names.length > 0 && <p className="notice">{t("myPlants.unknown", { plants: listNames(names) })}</p>;
}
