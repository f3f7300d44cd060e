import type { ArticleListPage } from "#schemas/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";

export function ArticleList({ page }: { page: ArticleListPage }) {
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<div className="cards">
				{page.articles.map((summary) => (
					<Card key={summary.path} summary={summary} level={2} />
				))}
			</div>
		</>
	);
}
