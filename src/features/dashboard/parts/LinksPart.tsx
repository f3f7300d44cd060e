import { useTranslate } from "#src/data/shared.ts";
import { LinkMatrix } from "../charts/LinkMatrix.tsx";
import { DataTable } from "../DataTable.tsx";
import { graphOf, orphansOf } from "../figures.ts";
import { PageLink } from "../PageLink.tsx";
import { Part } from "../Part.tsx";
import { pageColumn } from "../page-column.tsx";
import type { PartProps } from "./part-props.ts";

/** Which page links to which, and pages that no text links to. */
export function LinksPart({ report, lang }: PartProps) {
	const t = useTranslate();
	const graph = graphOf(report.entries).sort((a, b) => (a.path < b.path ? -1 : 1));
	const orphans = orphansOf(graph);
	return (
		<Part id="links" title={t("dashboard.links.title")} text={t("dashboard.links.text")}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1) */}
			{/* biome-ignore lint/a11y/useSemanticElements: a region would be another landmark inside the landmark of its section */}
			<div role="group" className="overflow-x-auto" tabIndex={0} aria-label={t("dashboard.links.title")}>
				<LinkMatrix name={t("dashboard.links.title")} graph={graph} titleOf={({ entry }) => entry.titles[lang]} />
			</div>
			<h3 className="mt-6 mb-1">{t("dashboard.links.orphans")}</h3>
			{orphans.length === 0 ? (
				<p className="notice mb-0 border-leaf">{t("dashboard.links.none")}</p>
			) : (
				<ul className="list-disc pl-6 sm:columns-2">
					{orphans.map(({ path, entry }) => (
						<li key={path}>
							<PageLink entry={entry} lang={lang} />
						</li>
					))}
				</ul>
			)}
			<DataTable
				name={t("dashboard.links.title")}
				file="links"
				rows={graph}
				rowKey={({ path }) => path}
				columns={[
					pageColumn(({ entry }: (typeof graph)[number]) => entry, lang, t),
					{ id: "in", label: t("dashboard.column.linksIn"), value: ({ textsIn }) => textsIn.length },
					{ id: "lists", label: t("dashboard.column.listsIn"), value: ({ listsIn }) => listsIn.length },
					{ id: "out", label: t("dashboard.column.linksOut"), value: ({ textsOut }) => textsOut.length },
				]}
			/>
		</Part>
	);
}
