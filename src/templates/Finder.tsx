import type { FinderPage } from "#schemas/pages/finder/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { PlantFinder } from "#src/features/finder/PlantFinder.tsx";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";
import "./finder.css";

export function Finder({ page }: { page: FinderPage }) {
	return (
		<OwnWords words={page.words}>
			<PageHead page={page} />
			<PlantFinder page={page} />
			<div className="prose mt-13 border-line border-t pt-6">
				<RichText text={page.body} />
			</div>
			<UnitSwitch />
		</OwnWords>
	);
}
