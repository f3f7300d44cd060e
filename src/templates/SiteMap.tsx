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

/** A list that scrolls by itself, and fades out where it is cut off. */
const scrolling =
	"[&>ul]:max-h-80 [&>ul]:overflow-y-auto [&>ul]:overscroll-contain [&>ul]:pr-2 [&>ul]:pb-8 [&>ul]:[mask-image:linear-gradient(to_top,transparent,black_2rem)]";

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
			<div className={isFirst ? "columns gap-8" : undefined}>
				{page.lists.map(({ heading, links, total, rest }) => (
					<section
						key={heading}
						data-scrolls={isFirst || undefined}
						className={`border-leaf border-t-2 pt-4 [&_li_a]:inline-block [&_li_a]:py-1 ${isFirst ? scrolling : "mt-6 [&>ul]:columns-[18rem]"}`}
					>
						<h2 className="mb-2">
							{heading} <span className="badge">{total}</span>
						</h2>
						<LinkList links={links} />
						{rest && (
							<p className={isFirst ? "mt-3" : undefined}>
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
