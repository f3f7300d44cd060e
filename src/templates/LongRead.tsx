import type { RoutePath } from "#schemas/generated/routes.ts";
import type { LongReadPage } from "#schemas/pages/page-data.ts";
import { AffiliateLine } from "#src/blocks/AffiliateLine.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { PrintedAddress } from "#src/blocks/PrintedAddress.tsx";
import { Ranking } from "#src/blocks/Ranking.tsx";
import { Recommended } from "#src/blocks/Recommended.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { Contents } from "#src/features/reading/Contents.tsx";
import { PageTools } from "#src/features/reading/PageTools.tsx";
import { ProgressBar } from "#src/features/reading/ProgressBar.tsx";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import "./long-read.css";

export function LongRead({ page }: { page: LongReadPage }) {
	const t = useTranslate();
	return (
		<article key={page.path} className={`reading ${page.picture ? "with-scene" : ""}`}>
			<ProgressBar />
			<PageHead page={page} label={page.badge} subtitle={page.subtitle}>
				{/* Author and date, then the tools: these are added after hydration, so they are placed where they move nothing. */}
				<div className="byline flex flex-wrap items-center gap-x-5 *:[.fine]:shrink-0 *:[.fine]:basis-full *:[.page-tools]:flex-1 max-tight:*:[.page-tools]:basis-full">
					<p className="fine">
						{t("article.by", { author: page.author })} · <time dateTime={page.published.iso}>{page.published.label}</time> ·{" "}
						{t("article.readingTime", { minutes: page.readingMinutes })}
					</p>
					<PageTools page={page} updated={page.updated} />
					{page.imperial && <UnitSwitch />}
				</div>
			</PageHead>
			{page.picture && <Picture picture={page.picture} sizes="(min-width: 72rem) 34rem, 92vw" hero caption />}
			<section className="intro-card mt-0" aria-labelledby="page-intro">
				<h2 id="page-intro">{page.introTitle}</h2>
				<RichText text={page.intro} />
			</section>
			<div className="with-aside">
				<Contents sections={page.contents} />
				<div className="prose">
					{page.ranking && <Ranking ranking={page.ranking} />}
					<RichText text={page.body} />
				</div>
			</div>
			{page.conclusion && (
				<section className="intro-card mt-12" aria-labelledby="page-conclusion">
					<h2 id="page-conclusion">{page.conclusion.title}</h2>
					<RichText text={page.conclusion.text} />
					<p>
						<LocalLink to={page.conclusion.cta.path} className="button">
							{page.conclusion.cta.label}
						</LocalLink>
					</p>
				</section>
			)}
			<div className="prose">
				<RichText text={page.sources} />
			</div>
			<Recommended candidates={page.recommended} />
			{page.affiliateLine && <AffiliateLine line={page.affiliateLine} />}
			<PrintedAddress page={page}>{t("reading.printedArticle")}</PrintedAddress>
			<p>
				<LocalLink to={page.back.path} className="back">
					{t(page.back.path === ("/blog" satisfies RoutePath) ? "article.backToBlog" : "article.backToGuides")}
				</LocalLink>
			</p>
		</article>
	);
}
