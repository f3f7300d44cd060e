import type { PlainPage } from "#schemas/page-data.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { SidePicture } from "#src/blocks/SidePicture.tsx";

export function Plain({ page }: { page: PlainPage }) {
	return (
		<article className="reading beside-picture">
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<SidePicture picture={page.picture} />
		</article>
	);
}
