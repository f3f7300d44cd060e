import { useEffect, useState } from "react";
import type { ComponentsPage } from "#schemas/pages/dashboard/page-data.ts";
import type { LabelledFact } from "#schemas/pages/gauge.ts";
import type { PlantCard } from "#schemas/pages/plant/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { FactList } from "#src/blocks/FactList.tsx";
import { PlantTile } from "#src/blocks/PlantTile.tsx";
import { Plate } from "#src/blocks/Plate.tsx";
import { SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";
import { Toxicity } from "#src/blocks/Toxicity.tsx";
import { get } from "#src/data/browser.ts";
import { loadPage } from "#src/data/load.ts";
import { useShared } from "#src/data/shared.ts";
import { Nothing } from "#src/features/catalogue/Nothing.tsx";
import { Bars } from "#src/features/dashboard/charts/Bars.tsx";
import { Columns } from "#src/features/dashboard/charts/Columns.tsx";
import { Colours } from "./Colours.tsx";
import { Controls, Fields, MenusAndTabs, NoticeButtons, Type } from "./Controls.tsx";
import { Panes } from "./Panes.tsx";

/** Every component of the site, in both themes, with real data. New components are to be added here. */
export function Specimens({ page }: { page: ComponentsPage }) {
	const { t } = useShared();
	const facts = useFacts(page);
	const { cards, plants } = page.examples;
	const [plant] = plants;
	return (
		<div>
			<Panes id="colours" title={t("components.colours")} show={(theme) => <Colours file={`contrast-${theme}`} />} />
			<Panes id="type" title={t("components.type")} show={() => <Type plant={plant} />} />
			<Panes id="controls" title={t("components.controls")} show={() => <Controls />} />
			<Panes id="menus" title={t("components.menus")} show={() => <MenusAndTabs plants={plants} />} />
			<Panes id="forms" title={t("components.forms")} show={() => <Fields />} />
			<NoticeButtons />
			{plant?.picture && <Panes id="plate" title={t("components.plate")} show={() => <Plates plant={plant} />} />}
			<Panes
				id="gauges"
				title={t("components.gauges")}
				show={() => (
					<>
						<FactList facts={facts} />
						{plant && <Toxicity toxicity={plant.toxicity} sources />}
					</>
				)}
			/>
			<Panes
				id="cards"
				title={t("components.cards")}
				show={(theme) => (
					<div className="flex flex-col gap-4">
						{cards.slice(0, 1).map((summary) => (
							<Card key={summary.path} summary={summary} level={3} />
						))}
						{plants.slice(1).map((each) => (
							<PlantTile key={each.slug} plant={{ ...each, slug: `${each.slug}-${theme}` }} />
						))}
					</div>
				)}
			/>
			<Panes
				id="charts"
				title={t("components.charts")}
				show={() => (
					<>
						<Bars
							max={10}
							bars={facts.slice(0, 3).map(({ label, value }) => ({
								id: label,
								label,
								pieces: [
									{ value: value.length % 7, tone: "leaf" },
									{ value: label.length % 4, tone: "clay" },
								],
								text: `${(value.length % 7) + (label.length % 4)}`,
							}))}
						/>
						<Columns
							name={t("components.charts")}
							write={String}
							columns={["article", "guide", "plant", "page"].map((kind, index) => ({
								id: kind,
								title: kind,
								kind,
								value: 90 - index * 20,
							}))}
						/>
					</>
				)}
			/>
			<Panes id="waiting" title={t("components.waiting")} show={() => <SkeletonBlocks shape="prose" />} />
			<Panes
				id="empty"
				title={t("components.empty")}
				show={() => (
					<>
						<Nothing advice={[]} nameFilter={() => ""} onTake={() => undefined} />
						<p className="notice mb-0 border-leaf">{t("dashboard.findings.none")}</p>
					</>
				)}
			/>
		</div>
	);
}

/** A plate at its sizes in lists. */
function Plates({ plant: { picture } }: { plant: PlantCard }) {
	return (["card", "rank"] as const).map((size) => picture && <Plate key={size} picture={picture} size={size} />);
}

/** The quick facts of a real sheet; empty until they have loaded, and if loading fails. */
function useFacts({ examples: { sheet }, lang }: ComponentsPage): LabelledFact[] {
	const [facts, setFacts] = useState<LabelledFact[]>([]);
	useEffect(() => {
		if (sheet === null) return;
		loadPage(sheet, lang, get).then(
			(page) => "facts" in page && setFacts(page.facts),
			() => setFacts([]),
		);
	}, [sheet, lang]);
	return facts;
}
