import { splitPath } from "#schemas/spec/url.ts";
import { useTranslate } from "#src/data/shared.ts";

/** Addresses whose pages are lists of cards; all others are pages to read. */
const lists = new Set(["/", "/blog", "/fiches-plantes"]);

/** The outline of a page that is on its way. */
export function Skeleton({ path }: { path: string }) {
	const t = useTranslate();
	const rows = lists.has(splitPath(path).path) ? "cards" : "prose";
	return (
		<div className="skeleton" role="status" data-skeleton={rows}>
			<p className="sr-only">{t("page.loading")}</p>
			<div className="bone head" />
			<div className={rows}>
				{["a", "b", "c", "d", "e", "f"].map((name) => (
					<div key={name} className="bone" />
				))}
			</div>
		</div>
	);
}
