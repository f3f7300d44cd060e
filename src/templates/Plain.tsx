import type { PlainPage } from "#schemas/pages/page-data.ts";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { SidePicture } from "#src/blocks/SidePicture.tsx";
import "./plain.css";

export function Plain({ page }: { page: PlainPage }) {
	return (
		<article className="reading beside-picture">
			<PageIntro page={page} />
			<SidePicture picture={page.picture} />
		</article>
	);
}
