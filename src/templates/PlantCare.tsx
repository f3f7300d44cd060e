import type { PlantCarePage } from "#schemas/pages/page-data.ts";
import { CardCare } from "#src/blocks/CardCare.tsx";
import { FactList } from "#src/blocks/FactList.tsx";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { Parts } from "#src/blocks/Parts.tsx";
import { Toxicity } from "#src/blocks/Toxicity.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import "./plant-care.css";

/** The care of all plants, one after the other: for reading without scripts, for find-in-page, and for printing. */
export function PlantCare({ page }: { page: PlantCarePage }) {
	return (
		<>
			<PageIntro page={page} />
			<div className="plant-care mt-10 [&>:not(:last-child)]:mb-12">
				{page.plants.map((plant) => (
					<Plant key={plant.slug} plant={plant} />
				))}
			</div>
			{page.paging && <Parts paging={page.paging} />}
		</>
	);
}

function Plant({ plant: { slug, name, latin, path, toxicity, details } }: { plant: PlantCarePage["plants"][number] }) {
	const t = useTranslate();
	return (
		<section id={slug}>
			<h2>{name}</h2>
			<p className="latin" lang="la">
				{latin}
			</p>
			{path && (
				<p>
					<LocalLink to={path}>{t("plants.seeSheet", { name })}</LocalLink>
				</p>
			)}
			{details && (
				<div className="plant-brief wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-12 [&>.toxicity]:col-span-full">
					<Toxicity toxicity={toxicity} sources />
					<FactList facts={details.facts} />
					{details.care && <CardCare care={details.care} />}
				</div>
			)}
		</section>
	);
}
