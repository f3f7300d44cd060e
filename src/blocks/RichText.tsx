import { type ComponentProps, useMemo } from "react";
import type { RichElement, RichText as RichTextData } from "#schemas/content/rich-text.ts";
import { atBase } from "#src/data/base.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { Checklist, ChecklistLine } from "./Checklist.tsx";
import { createCompile, type ExtraProps } from "./compile-rich-text.ts";

/** Renders a rich text with our own components. */
export function RichText({ text: { children } }: { text: RichTextData }) {
	return useMemo(() => compile(children), [children]);
}

const compile = createCompile({ a: Anchor, div: Block, img: Image, li: Item, table: Table, td: Cell, th: HeaderCell });

/** Props of a component for an element: its attributes, its children, and the node that it was made from. */
type Given<Tag extends "a" | "div" | "img" | "li" | "table" | "td" | "th"> = ComponentProps<Tag> & ExtraProps;

function Anchor({ node, href = "", rel, ...others }: Given<"a">) {
	return href.startsWith("#") ? <a {...others} href={href} /> : <LocalLink {...others} to={href} rel={rel} />;
}

function Block({ node, children, ...others }: Given<"div">) {
	const element = asRich(node);
	const block = element?.properties.dataBlock;
	if (block === "picture" || block === "side-picture") return <figure {...others}>{children}</figure>;
	if (!element || block !== "checklist") return <div {...others}>{children}</div>;
	return (
		<div {...others}>
			<Checklist ids={itemsIn(element)}>{children}</Checklist>
		</div>
	);
}

function Item({ node, children, ...others }: Given<"li">) {
	const id = asRich(node)?.properties.dataItem;
	return id === undefined ? <li {...others}>{children}</li> : <ChecklistLine id={id}>{children}</ChecklistLine>;
}

/** An inline image has no room for a caption, so its author is in its title. */
function Image({ node, src, alt, title }: Given<"img">) {
	const data = asRich(node)?.data;
	if (!data) return <img src={atBase(src)} alt={alt} title={title} />;
	const { picture, alone } = data;
	const author = alone || !picture.credit ? undefined : `${picture.credit.author} · ${picture.credit.licence}`;
	return <Picture picture={picture} sizes="(min-width: 46rem) 42rem, 92vw" title={title ?? author} caption={alone} />;
}

/** A wide table scrolls horizontally; the frame is focusable so that it can be scrolled by keyboard. */
function Table({ children }: Given<"table">) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
		<div className="table-frame" tabIndex={0}>
			<table>{children}</table>
		</div>
	);
}

function Cell({ node, align, ...others }: Given<"td">) {
	return <td {...others} className={alignment(align)} />;
}

function HeaderCell({ node, align, ...others }: Given<"th">) {
	return <th {...others} className={alignment(align)} />;
}

/** The class that aligns a cell; the content security policy forbids a style attribute. */
function alignment(align: string | undefined): string | undefined {
	return align === "right" ? "text-right" : align === "center" ? "text-center" : undefined;
}

/** The node of an element, which in our texts has only our own properties. */
function asRich(node: ExtraProps["node"]): RichElement | undefined {
	return node as RichElement | undefined;
}

/** Ids of the items in a block. */
function itemsIn({ children }: RichElement): string[] {
	return children.flatMap((node) => {
		if (node.type === "text") return [];
		return node.properties.dataItem ?? itemsIn(node);
	});
}
