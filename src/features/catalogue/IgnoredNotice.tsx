import { useTranslate } from "#src/data/shared.ts";

/** So many parts of an address are named, and so many letters of each: whoever made it up may have gone on. */
const shownMax = 4;
const lengthMax = 40;

/** Says which parts of the address are no filters. Stands empty before, so that screen readers hear what comes. */
export function IgnoredNotice({ parameters }: { parameters: readonly string[] }) {
	const t = useTranslate();
	const named = parameters.slice(0, shownMax).map((each) => (each.length > lengthMax ? `${each.slice(0, lengthMax)}…` : each));
	const rest = parameters.length > shownMax ? ", …" : "";
	return (
		<div role="status">
			{named.length > 0 && <p className="listing-ignored">{t("filters.ignored", { parameters: named.join(", ") + rest })}</p>}
		</div>
	);
}
