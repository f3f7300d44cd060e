import type { GuideListPage } from "#schemas/pages/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { Parts } from "#src/blocks/Parts.tsx";
import "./guide-list.css";

export function GuideList({ page }: { page: GuideListPage }) {
	return (
		<>
			<PageIntro page={page} />
			<div className="cards">
				{page.guides.map((guide) => (
					<Card key={guide.path} summary={guide} level={2} />
				))}
			</div>
			{page.paging && <Parts paging={page.paging} />}
		</>
	);
}
