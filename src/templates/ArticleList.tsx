import type { ArticleListPage, ScreenPage } from "#schemas/pages/page-data.ts";
import { Card } from "#src/blocks/Card.tsx";
import { PageIntro } from "#src/blocks/PageHead.tsx";
import { FilteredList } from "#src/features/catalogue/FilteredList.tsx";
import { partOfList } from "#src/features/catalogue/use-long-list.ts";
import { Generator } from "#src/features/generator/Generator.tsx";
import "./article-list.css";

/**
 * Classes of the grid of cards: the first article fills what a last row of three would lack, beside another or alone. By the number, not
 * by selectors for what follows it: while a document arrives, they match one list after the other.
 */
function gridOf(count: number): string {
	if (count === 1 || count % 3 === 0) return "";
	const lead = "wide:[&>:first-child>h2]:text-h2 wide:[&>:first-child>h2]:leading-[1.15]";
	const wide = "wide:[&>:first-child]:col-span-2 wide:[&>:first-child_img]:aspect-21/9 wide:[&>:first-child_img]:object-cover";
	return `${lead} ${count % 3 === 1 ? "lead-row" : wide}`;
}

export function ArticleList({ page }: { page: ArticleListPage }) {
	return (
		<>
			<PageIntro page={page} />
			<FilteredList listing={page.listing} items={page.articles} part={partOfList(page, articlesOf)} layout="bar" grid={gridOf}>
				{(article) => <Card key={article.path} summary={article} level={2} />}
			</FilteredList>
			{(!page.paging || page.paging.part === 1) && <Generator page={page} loadPreview={loadLongRead} />}
		</>
	);
}

const articlesOf = (page: ScreenPage) => (page.template === "article-list" ? page.articles : []);

const loadLongRead = async () => (await import("./LongRead.tsx")).LongRead;
