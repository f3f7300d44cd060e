import type { PlainPage } from "#schemas/page-data.ts";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";

export function Plain({ page }: { page: PlainPage }) {
	return (
		<article className="reading">
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
		</article>
	);
}
