import { useTranslate } from "#src/data/shared.ts";
import { listNames } from "#src/ui/list-names.ts";

/** Maximum number of parameters that are named. */
const namedMax = 4;

/**
 * Says which query parameters are not filters. The live region is rendered empty first, so that screen readers announce the
 * text when it is added.
 */
export function IgnoredNotice({ parameters }: { parameters: readonly string[] }) {
	const t = useTranslate();
	return (
		<div role="status">
			{parameters.length > 0 && (
				<p className="notice mt-4 mb-0 wrap-anywhere">{t("filters.ignored", { parameters: listNames(parameters, namedMax) })}</p>
			)}
		</div>
	);
}
