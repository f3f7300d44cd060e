import { useTranslate } from "#src/data/shared.ts";

/**
 * Limits on how many unknown parameters are shown, and how many characters of each: a hand-made address may contain any number.
 */
const shownMax = 4;
const lengthMax = 40;

/**
 * Says which query parameters are not filters. The live region is rendered empty first, so that screen readers announce the
 * text when it is added.
 */
export function IgnoredNotice({ parameters }: { parameters: readonly string[] }) {
	const t = useTranslate();
	const named = parameters.slice(0, shownMax).map((each) => (each.length > lengthMax ? `${each.slice(0, lengthMax)}…` : each));
	const rest = parameters.length > shownMax ? ", …" : "";
	return (
		<div role="status">
			{named.length > 0 && (
				<p className="notice mt-4 mb-0 wrap-anywhere">{t("filters.ignored", { parameters: named.join(", ") + rest })}</p>
			)}
		</div>
	);
}
