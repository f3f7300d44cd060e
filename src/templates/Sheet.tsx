import type { SheetPage } from "#schemas/pages/plant/page-data.ts";
import { RichList } from "#src/blocks/RichList.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { SheetFrame } from "./sheet/SheetFrame.tsx";

/** A plant's page in the layout of a guide. */
export function Sheet({ page }: { page: SheetPage }) {
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
	return (
		<SheetFrame
			page={page}
			intro={page.intro}
			contents={{
				history: <RichText text={page.history} />,
				benefits: <RichList items={page.benefits.items} />,
				care,
				propagation: <RichList items={page.propagation} ordered />,
				harvest: <RichList items={page.harvest?.items ?? []} ordered />,
				varieties: <RichList items={page.varieties?.items ?? []} />,
				mistakes: <RichText text={page.mistakes} />,
				decor: <RichText text={page.decor} />,
			}}
		/>
	);
}
