import { articleFacts } from "#schemas/content/article/schema.ts";
import { longReadKind } from "../long-read/kind.ts";

/** An article of the blog. */
export const article = longReadKind({
	name: "article",
	found: "article",
	folder: "articles",
	facts: articleFacts,
	prefix: "/blog",
	above: (view) => ({ path: "/blog", label: view.string("nav.blog") }),
});
