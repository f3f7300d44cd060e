import type { ScreenPage } from "#schemas/page-data.ts";
import type { RichText as Text } from "#schemas/rich-text.ts";
import { PageHead } from "./PageHead.tsx";
import { RichText } from "./RichText.tsx";

/** The heading of a page, and the text below it. */
export function PageIntro({ page }: { page: ScreenPage & { body: Text } }) {
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
		</>
	);
}
