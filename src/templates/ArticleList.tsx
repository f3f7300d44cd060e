import type { ArticleListPage, ScreenPage } from "#schemas/pages/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { FilteredList } from "#src/features/catalogue/FilteredList.tsx";
import { partOfList } from "#src/features/catalogue/use-long-list.ts";
import { Generator } from "#src/features/generator/Generator.tsx";
import "./article-list.css";

/** Classes of the grid of cards: the first article of a list whose last row would not be full takes two columns. */
const grid =
	"wide:[&>:first-child:is(:nth-last-child(3n+2),:nth-last-child(3n+4))>h2]:text-h2 wide:[&>:first-child:is(:nth-last-child(3n+2),:nth-last-child(3n+4))>h2]:leading-[1.15] wide:[&>:first-child:nth-last-child(3n+2)]:col-span-2 wide:[&>:first-child:nth-last-child(3n+2)_img]:aspect-21/9 wide:[&>:first-child:nth-last-child(3n+2)_img]:object-cover";

export function ArticleList({ page }: { page: ArticleListPage }) {
	return (
		<>
			<PageIntro page={page} />
			<FilteredList listing={page.listing} items={page.articles} part={partOfList(page, articlesOf)} layout="bar" grid={grid}>
				{(article) => <Card key={article.path} summary={article} level={2} />}
			</FilteredList>
			{(!page.paging || page.paging.part === 1) && <Generator page={page} loadPreview={loadLongRead} />}
		</>
	);
}

const articlesOf = (page: ScreenPage) => (page.template === "article-list" ? page.articles : []);

const loadLongRead = async () => (await import("./LongRead.tsx")).LongRead;
