import { Fragment, useMemo } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import rehypeReact from "rehype-react";
import { unified } from "unified";
import type { RichElement, RichText as RichTextData } from "#schemas/rich-text.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";

const processor = unified()
	.use(rehypeReact, {
		Fragment,
		jsx,
		jsxs,
		// An alignment as style attribute would fall foul of the content security policy.
		tableCellAlignToStyle: false,
		passNode: true,
		components: { a: Anchor, img: Image, table: Table, td: cell("td"), th: cell("th") },
	})
	.freeze();

/** Text with structure, rendered to our own components. */
export function RichText({ text }: { text: RichTextData }) {
	return useMemo(() => processor.stringify(text), [text]);
}

function Anchor({ href = "", node: _, ...props }: React.ComponentProps<"a"> & { node?: unknown }) {
	return href.startsWith("#") ? <a href={href} {...props} /> : <LocalLink to={href} {...props} />;
}

/** A picture among words has no room for a caption, so it names its author to whoever points at it. */
function Image({ node, alt, title, ...props }: React.ComponentProps<"img"> & { node?: unknown }) {
	// Nodes come in as they stand in the RichText.
	const { data } = node as RichElement;
	if (!data) return <img {...props} alt={alt} title={title} />;
	const { picture, alone } = data;
	const author = alone || !picture.credit ? undefined : `${picture.credit.author} · ${picture.credit.licence}`;
	return <Picture picture={picture} sizes="(min-width: 46rem) 42rem, 92vw" title={title ?? author} caption={alone} />;
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
