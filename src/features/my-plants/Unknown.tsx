import { useTranslate } from "#src/data/shared.ts";

/** Limits on how many names are shown, and how many characters of each: a hand-made list may contain any number. */
const shownMax = 6;
const lengthMax = 40;

/** Shortens the unknown names in a list for a sentence. */
export function shorten(names: readonly string[]): string {
	const shown = names.slice(0, shownMax).map((name) => (name.length > lengthMax ? `${name.slice(0, lengthMax)}…` : name));
	return shown.join(", ") + (names.length > shownMax ? ", …" : "");
}

/** Says which plants of a file or an address are unknown and were left out. */
export function Unknown({ names }: { names: readonly string[] }) {
	const t = useTranslate();
	return names.length > 0 && <p className="notice">{t("myPlants.unknown", { plants: shorten(names) })}</p>;
}
