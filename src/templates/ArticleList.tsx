import type { ArticleListPage } from "#schemas/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { PageHead } from "#src/blocks/PageHead.tsx";
import { RichText } from "#src/blocks/RichText.tsx";
import { FilteredList } from "#src/features/catalogue/FilteredList.tsx";
import { Generator } from "#src/features/generator/Generator.tsx";

export function ArticleList({ page }: { page: ArticleListPage }) {
	return (
		<>
			<PageHead page={page} />
			<div className="prose">
				<RichText text={page.body} />
			</div>
			<FilteredList listing={page.listing} things={page.articles} layout="bar">
				{(article) => <Card key={article.path} summary={article} level={2} />}
			</FilteredList>
			<Generator page={page} loadPreview={loadLongRead} />
		</>
	);
}

const loadLongRead = async () => (await import("./LongRead.tsx")).LongRead;
