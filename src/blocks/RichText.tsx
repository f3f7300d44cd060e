import { Fragment, useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import rehypeReact from "rehype-react";
import { unified } from "unified";
import type { RichText as RichTextData } from "#schemas/rich-text.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";

const processor = unified()
	.use(rehypeReact, {
		Fragment,
		jsx,
		jsxs,
		// An alignment as style attribute would fall foul of the content security policy.
		tableCellAlignToStyle: false,
		components: { a: Anchor, table: Table, td: cell("td"), th: cell("th") },
	})
	.freeze();

/** Text with structure, rendered to our own components. */
export function RichText({ text }: { text: RichTextData }) {
	return useMemo(() => processor.stringify(text), [text]);
}

function Anchor({ href = "", node: _, ...props }: React.ComponentProps<"a"> & { node?: unknown }) {
	return href.startsWith("#") ? <a href={href} {...props} /> : <LocalLink to={href} {...props} />;
}

/** A wide table scrolls in its place; the frame takes focus so that keys can scroll it. */
function Table({ node: _, ...props }: React.ComponentProps<"table"> & { node?: unknown }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
		<div className="table-frame" tabIndex={0}>
			<table {...props} />
		</div>
	);
}

function cell(Tag: "td" | "th") {
	return function Cell({ align, node: _, ...props }: React.ComponentProps<"td"> & { node?: unknown }) {
		return <Tag {...props} className={align === "right" ? "text-right" : align === "center" ? "text-center" : undefined} />;
	};
}
