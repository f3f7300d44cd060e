import { useEffect, useState } from "react";
import type { SiteMapPage } from "#schemas/page-data.ts";
import { dayFormat } from "#schemas/spec/day.ts";
import { LinkList } from "#src/blocks/LinkList.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useShared } from "#src/data/shared.ts";

export function SiteMap({ page }: { page: SiteMapPage }) {
	const { t } = useShared();
	return (
		<>
			<PageHead page={page} />
			<Today />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<div className="columns">
				{page.lists.map(({ heading, links }) => (
					<section key={heading} className="feature scrolling">
						<h2>
							{heading} <span className="badge">{links.length}</span>
						</h2>
						<LinkList links={links} />
					</section>
				))}
			</div>
			<section className="intro-card" aria-labelledby="seo">
				<h2 id="seo">{t("siteMap.seoTitle")}</h2>
				<p>{t("siteMap.seoText")}</p>
			</section>
		</>
	);
}

/** R14.2: the current date, which comes after the first render, since that knows no clock. Its line is there from the start. */
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
