import type { PlainPage } from "#schemas/pages/page-data.ts";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { besidePicture, SidePicture } from "#src/blocks/SidePicture.tsx";
import "./plain.css";

export function Plain({ page }: { page: PlainPage }) {
	return (
		<article className={`reading ${besidePicture}`}>
			<PageIntro page={page} />
			<SidePicture picture={page.picture} />
		</article>
	);
}
