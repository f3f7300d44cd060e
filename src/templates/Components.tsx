import { useEffect, useState } from "react";
import type { ComponentsPage } from "#schemas/dashboard/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";
import { Specimens } from "#src/features/specimens/Specimens.tsx";
import "#src/features/dashboard/dashboard.css";

/** Not prerendered, as all that is for editors: the components come once the page stands. */
export function Components({ page }: { page: ComponentsPage }) {
	const [stands, setStands] = useState(false);
	useEffect(() => setStands(true), []);
	return (
		<OwnWords words={page.words}>
			<PageHead page={page} subtitle={page.meta.description} />
			{stands ? <Specimens page={page} /> : <SkeletonBlocks shape="cards" />}
		</OwnWords>
	);
}
