import type { SheetPage } from "#schemas/plant/page-data.ts";
import { RichList } from "#src/blocks/RichList.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { SheetFrame, type SheetSection } from "./SheetFrame.tsx";

/** A plant's page in the layout of a guide. */
export function Sheet({ page }: { page: SheetPage }) {
	const t = useTranslate();
	const { benefits, harvest, varieties } = page;
	const care = (
		<div className="cards">
			{page.care.map(({ id, title, text }) => (
				<section key={id} className="card">
					<h3 id={`care-${id}`}>{title}</h3>
					<RichText text={text} />
				</section>
			))}
		</div>
	);
	const sections: (SheetSection | false)[] = [
		{ id: "history", title: t("sheet.history"), content: <RichText text={page.history} /> },
		{ id: "benefits", title: benefits.title, content: <RichList items={benefits.items} /> },
		{ id: "care", title: t("sheet.care"), content: care },
		{ id: "propagation", title: t("sheet.propagation"), content: <RichList items={page.propagation} ordered /> },
		harvest !== null && { id: "harvest", title: harvest.title, content: <RichList items={harvest.items} ordered /> },
		varieties !== null && { id: "varieties", title: varieties.title, content: <RichList items={varieties.items} /> },
		{ id: "mistakes", title: t("sheet.mistakes"), content: <RichText text={page.mistakes} /> },
		{ id: "decor", title: t("sheet.decor"), content: <RichText text={page.decor} /> },
	];
	return <SheetFrame page={page} intro={page.intro} sections={sections.filter((section) => section !== false)} />;
}
