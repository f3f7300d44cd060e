import type { GuideListPage } from "#schemas/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { Parts } from "#src/blocks/Parts.tsx";
import { RichText } from "#src/blocks/RichText.tsx";

export function GuideList({ page }: { page: GuideListPage }) {
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<div className="cards">
				{page.guides.map((guide) => (
					<Card key={guide.path} summary={guide} level={2} />
				))}
			</div>
			{page.paging && <Parts paging={page.paging} />}
		</>
	);
}
