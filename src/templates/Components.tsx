import { useEffect, useState } from "react";
import type { ComponentsPage } from "#schemas/dashboard/page-data.ts";
import { Bones } from "#src/blocks/Bones.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { Words } from "#src/features/dashboard/Words.tsx";
import { Specimens } from "#src/features/specimens/Specimens.tsx";

/** Not prerendered, as all that is for editors (R12.1): the components come once the page stands. */
export function Components({ page }: { page: ComponentsPage }) {
	const [stands, setStands] = useState(false);
	useEffect(() => setStands(true), []);
	return (
		<Words page={page}>
			<PageHead page={page} subtitle={page.meta.description} />
			{stands ? <Specimens page={page} /> : <Bones shape="cards" />}
		</Words>
	);
}
