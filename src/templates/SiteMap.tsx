import type { SiteMapPage } from "#schemas/page-data.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

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
						<ul>
							{links.map(({ path, label }) => (
								<li key={path}>
									<LocalLink to={path}>{label}</LocalLink>
								</li>
							))}
						</ul>
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
