import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { PrintedAddress } from "#src/blocks/PrintedAddress.tsx";
import { CarePlan } from "#src/features/my-plants/CarePlan.tsx";
import "./my-plants.css";

/** The visitor's own plants. Without scripts a text explains why there are none. */
export function MyPlants({ page }: { page: MyPlantsPage }) {
	return (
		<OwnWords words={page.words}>
			<article className="*:[.prose]:mb-8 print:[&>:is(.prose,.notice)]:hidden">
				<PageIntro page={page} />
				<noscript>
					<p className="notice">{page.words["myPlants.needsScript"]}</p>
				</noscript>
				<CarePlan page={page} />
				<PrintedAddress page={page} />
			</article>
		</OwnWords>
	);
}
