import { useEffect, useState } from "react";
import type { ComponentsPage } from "#schemas/pages/dashboard/page-data.ts";
import { OwnWords } from "#src/blocks/OwnWords.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { SkeletonBlocks } from "#src/blocks/SkeletonBlocks.tsx";
import { Specimens } from "#src/features/specimens/Specimens.tsx";
import "#src/features/dashboard/dashboard.css";

/** Not prerendered, like everything for editors: the components are rendered after mounting. */
export function Components({ page }: { page: ComponentsPage }) {
	const [mounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	return (
		<OwnWords words={page.words}>
			<PageHead page={page} subtitle={page.meta.description} />
			{mounted ? <Specimens page={page} /> : <SkeletonBlocks shape="cards" />}
		</OwnWords>
	);
}
