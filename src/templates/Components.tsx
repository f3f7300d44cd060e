import type { ComponentsPage } from "#schemas/pages/dashboard/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";
import { Specimens } from "#src/features/specimens/Specimens.tsx";
import { useHydrating } from "#src/ui/use-hydrating.ts";
import "#src/features/dashboard/dashboard.css";

/** Not prerendered, like everything for editors: the components are rendered after hydration. */
export function Components({ page }: { page: ComponentsPage }) {
	const hydrating = useHydrating();
	return (
		<OwnWords words={page.words}>
			<PageHead page={page} subtitle={page.meta.description} />
			{hydrating ? <SkeletonBlocks shape="cards" /> : <Specimens page={page} />}
		</OwnWords>
	);
}
