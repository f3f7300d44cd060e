import { useEffect, useState } from "react";
import type { SiteMapPage } from "#schemas/pages/page-data.ts";
import { dayFormat } from "#schemas/shared/day.ts";
import { LinkList } from "#src/blocks/LinkList.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { Parts } from "#src/blocks/Parts.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import "./site-map.css";

export function SiteMap({ page }: { page: SiteMapPage }) {
	const { t } = useShared();
	const isFirst = !page.paging || page.paging.part === 1;
	return (
		<>
			<PageHead page={page} />
			<Today />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<div className={isFirst ? "columns sections" : undefined}>
				{page.lists.map(({ heading, links, total, rest }) => (
					<section key={heading} className={isFirst ? "feature scrolling" : "feature whole"}>
						<h2>
							{heading} <span className="badge">{total}</span>
						</h2>
						<LinkList links={links} />
						{rest && (
							<p>
								<LocalLink to={rest.path}>{rest.label}</LocalLink>
							</p>
						)}
					</section>
				))}
			</div>
			{page.paging && <Parts paging={page.paging} />}
			<section className="intro-card" aria-labelledby="seo">
				<h2 id="seo">{t("siteMap.seoTitle")}</h2>
				<p>{t("siteMap.seoText")}</p>
			</section>
		</>
	);
}

/** The current date, set after the first render, which must not depend on the clock. Space for its line is reserved. */
function Today() {
	const { shell } = useShared();
	const [today, setToday] = useState<Date | null>(null);
	useEffect(() => setToday(new Date()), []);
	return (
		<p className="fine">
			{today ? (
				<time dateTime={today.toISOString().slice(0, 10)}>{dayFormat(shell.lang, { dateStyle: "long" })(today)}</time>
			) : (
				"\u00a0"
			)}
		</p>
	);
}
