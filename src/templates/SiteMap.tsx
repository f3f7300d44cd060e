import type { SiteMapPage } from "#schemas/page-data.ts";
import { LinkList } from "#src/blocks/LinkList.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";

export function SiteMap({ page }: { page: SiteMapPage }) {
	const t = useTranslate();
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<div className="columns">
				{page.lists.map(({ heading, links }) => (
					<section key={heading} className="feature">
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
