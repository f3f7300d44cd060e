import type { SheetPage } from "#schemas/pages/plant/page-data.ts";
import { RichList } from "#src/blocks/RichList.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { CareCards } from "./sheet/CareCards.tsx";
import { SheetFrame } from "./sheet/SheetFrame.tsx";

/** A plant's page in the layout of a guide. */
export function Sheet({ page }: { page: SheetPage }) {
	return (
		<SheetFrame
			page={page}
			intro={page.intro}
			contents={{
				history: <RichText text={page.history} />,
				benefits: <RichList items={page.benefits} />,
				care: <CareCards care={page.care} />,
				propagation: <RichList items={page.propagation} ordered />,
				harvest: <RichList items={page.harvest ?? []} ordered />,
				varieties: <RichList items={page.varieties ?? []} />,
				mistakes: <RichText text={page.mistakes} />,
				decor: <RichText text={page.decor} />,
			}}
		/>
	);
}
