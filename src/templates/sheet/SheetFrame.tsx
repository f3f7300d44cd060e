import type { ReactNode } from "react";
import type { RichText as RichTextData } from "#schemas/content/rich-text.ts";
import type { ProfilePage, SheetPage } from "#schemas/pages/plant/page-data.ts";
import { AffiliateLine } from "#src/blocks/AffiliateLine.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { Plate } from "#src/blocks/Plate.tsx";
import { PrintedAddress } from "#src/blocks/PrintedAddress.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { Section } from "#src/blocks/Section.tsx";
import { SourceList } from "#src/blocks/SourceList.tsx";
import { Toxicity, ToxicityLine } from "#src/blocks/Toxicity.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { AddToMyPlants } from "#src/features/my-plants/AddToMyPlants.tsx";
import { Contents } from "#src/features/reading/Contents.tsx";
import { PageTools } from "#src/features/reading/PageTools.tsx";
import { ProgressBar } from "#src/features/reading/ProgressBar.tsx";
import { SheetFacts } from "#src/features/reading/SheetFacts.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import "./sheet.css";

type Props<Page extends SheetPage | ProfilePage> = {
	page: Page;
	subtitle?: string;
	intro: RichTextData;
	aside?: ReactNode;
	/** The content of each section, except those that all sheets share. */
	contents: Record<Exclude<Page["sections"][number]["id"], keyof ReturnType<typeof sharedContents>>, ReactNode>;
};

/**
 * The parts that both layouts of a plant's page share: heading, plate, quick facts, contents, toxicity with its sources,
 * closing lines.
 */
export function SheetFrame<Page extends SheetPage | ProfilePage>({ page, subtitle, intro, aside, contents }: Props<Page>) {
	const t = useTranslate();
	const { plant } = page;
	const sections: readonly { id: string; title: string }[] = page.sections;
	const all: Record<string, ReactNode> = { ...sharedContents(page), ...contents };
	return (
		<article key={page.path} className="reading sheet">
			<ProgressBar />
			<div className="sheet-top mb-13 grid grid-cols-[minmax(0,1fr)] items-start gap-y-8 max-sm:gap-y-4 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8 wide:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] wide:gap-x-12 md:[&>.page-head]:col-start-2 [&>.page-head]:mb-0">
				<PageHead page={page} subtitle={subtitle}>
					<PageTools page={page} updated={page.updated}>
						<AddToMyPlants slug={plant.slug} name={plant.name} />
					</PageTools>
				</PageHead>
				{plant.picture && (
					<Plate picture={plant.picture} size="sheet" credit>
						<Picture picture={page.pressed} sizes="5rem" />
						<strong>{plant.name}</strong>
						<i lang="la">{plant.latin}</i>
						<span className="label">{page.label}</span>
						<span className="fine">{page.scale}</span>
					</Plate>
				)}
				<SheetFacts facts={page.facts.filter(({ value }) => value !== plant.family && value !== plant.origin)}>
					<Toxicity toxicity={plant.toxicity} />
				</SheetFacts>
			</div>
			<div className="with-aside">
				<div className="sheet-aside">
					<Contents sections={sections} />
					{aside}
				</div>
				<div className="prose">
					<RichText text={intro} />
					{sections.map(({ id, title }) => (
						<Section key={id} id={id} title={title}>
							{all[id]}
						</Section>
					))}
				</div>
			</div>
			{page.affiliateLine && <AffiliateLine line={page.affiliateLine} />}
			<PrintedAddress page={page}>{t("reading.printedSheet")}</PrintedAddress>
			<p>
				<LocalLink to={page.back.path} className="back">
					{t("sheet.back")}
				</LocalLink>
			</p>
		</article>
	);
}

/** The content of the sections that all sheets have. */
function sharedContents({ plant, toxicitySigns, emergency, inDoubt, sources }: SheetPage | ProfilePage) {
	return {
		toxicity: emergency ? (
			<>
				<Toxicity toxicity={plant.toxicity} sources />
				{toxicitySigns && <p>{toxicitySigns}</p>}
				<RichText text={emergency} />
			</>
		) : (
			<>
				<ToxicityLine toxicity={plant.toxicity}>
					{inDoubt && <LocalLink to={inDoubt.path}>{inDoubt.label}</LocalLink>}
				</ToxicityLine>
				{toxicitySigns && <p>{toxicitySigns}</p>}
			</>
		),
		sources: <SourceList sources={sources} />,
	};
}
