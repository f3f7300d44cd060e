import type { PlantListPage } from "#schemas/page-data.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { PlantTile } from "#src/blocks/PlantTile.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";

export function PlantList({ page }: { page: PlantListPage }) {
	const t = useTranslate();
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<p className="fine">{t("plants.count", { count: page.plants.length })}</p>
			<div className="cards">
				{page.plants.map((plant) => (
					<PlantTile key={plant.slug} plant={plant} />
				))}
			</div>
		</>
	);
}
