import type { SheetPage } from "#schemas/page-data.ts";
import { RichList } from "#src/blocks/RichList.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { Section } from "#src/blocks/Section.tsx";
import { SheetFrame } from "#src/blocks/SheetFrame.tsx";
import { useTranslate } from "#src/data/shared.ts";

/** A plant's page in the layout of a guide. */
export function Sheet({ page }: { page: SheetPage }) {
	const t = useTranslate();
	return (
		<SheetFrame page={page} intro={page.intro}>
			<Section id="history" title={t("sheet.history")}>
				<RichText text={page.history} />
			</Section>
			<Section id="benefits" title={page.benefits.title}>
				<RichList items={page.benefits.items} />
			</Section>
			<Section id="care" title={t("sheet.care")}>
				<div className="cards">
					{page.care.map(({ id, title, text }) => (
						<section key={id} className="card">
							<h3>{title}</h3>
							<RichText text={text} />
						</section>
					))}
				</div>
			</Section>
			<Section id="propagation" title={t("sheet.propagation")}>
				<RichList items={page.propagation} ordered />
			</Section>
			{page.harvest && (
				<Section id="harvest" title={page.harvest.title}>
					<RichList items={page.harvest.items} ordered />
				</Section>
			)}
			{page.varieties && (
				<Section id="varieties" title={page.varieties.title}>
					<RichList items={page.varieties.items} />
				</Section>
			)}
			<Section id="mistakes" title={t("sheet.mistakes")}>
				<RichText text={page.mistakes} />
			</Section>
			<Section id="decor" title={t("sheet.decor")}>
				<RichText text={page.decor} />
			</Section>
		</SheetFrame>
	);
}
