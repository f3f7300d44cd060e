import type { ReactNode } from "react";
import type { ProfilePage, SheetPage } from "#schemas/page-data.ts";
import type { RichText as RichTextData } from "#schemas/rich-text.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { AffiliateLine } from "./AffiliateLine.tsx";
import { FactList } from "./FactList.tsx";
import { PageHead } from "./PageHead.tsx";
import { RichText } from "./RichText.tsx";
import { Section } from "./Section.tsx";
import { Toxicity } from "./Toxicity.tsx";

type Props = {
	page: SheetPage | ProfilePage;
	subtitle?: string;
	intro: RichTextData;
	aside?: ReactNode;
	children: ReactNode;
};

/** What both layouts of a plant's page share: heading, names, quick facts, toxicity with its sources, last lines. */
export function SheetFrame({ page, subtitle, intro, aside, children }: Props) {
	const t = useTranslate();
	const { plant } = page;
	return (
		<article className="reading">
			<PageHead page={page} label={plant.family} subtitle={subtitle}>
				<p className="latin" lang="la">
					{plant.latin}
				</p>
			</PageHead>
			{plant.picture && <Picture picture={plant.picture} sizes="(min-width: 68rem) 64rem, 92vw" hero caption />}
			<div className="with-aside">
				<aside className="sheet-aside" aria-labelledby="facts">
					<h2 id="facts">{t("facts.title")}</h2>
					<FactList facts={page.facts} />
					{aside}
				</aside>
				<div className="prose">
					<RichText text={intro} />
					<Section id="toxicity" title={t("sheet.toxicity")}>
						<Toxicity toxicity={plant.toxicity} sources />
						{page.toxicitySigns && <p>{page.toxicitySigns}</p>}
					</Section>
					{children}
					<Section id="sources" title={t("sheet.sources")}>
						<ul>
							{page.sources.map(({ title, url }) => (
								<li key={title}>{url ? <LocalLink to={url}>{title}</LocalLink> : title}</li>
							))}
						</ul>
					</Section>
				</div>
			</div>
			<AffiliateLine line={page.affiliateLine} />
			<p>
				<LocalLink to={page.back.path} className="back">
					{t("sheet.back")}
				</LocalLink>
			</p>
		</article>
	);
}
