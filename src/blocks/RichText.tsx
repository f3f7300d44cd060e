import { createContext, Fragment, type ReactNode, use, useMemo } from "react";
import type { RichElement, RichNode, RichText as RichTextData } from "#schemas/rich-text.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Picture } from "#src/ui/Picture.tsx";
import { Checklist, ChecklistLine } from "./Checklist.tsx";

/**
 * How the build renders texts: it writes the HTML of most nodes by itself, which takes a tenth of the time, and has `render` make
 * the others. Null in the browser, where components make all of them.
 */
export type RenderNodes = (nodes: readonly RichNode[], render: (element: RichElement) => ReactNode) => ReactNode;

export const RenderNodesContext = createContext<RenderNodes | null>(null);

/** Text with structure, rendered to our own components. */
export function RichText({ text: { children } }: { text: RichTextData }) {
	const renderNodes = use(RenderNodesContext);
	return useMemo(() => renderAll(children, renderNodes), [children, renderNodes]);
}

function renderAll(nodes: readonly RichNode[], renderNodes: RenderNodes | null): ReactNode {
	if (renderNodes) return renderNodes(nodes, (element) => renderElement(element, renderNodes));
	// A text never changes its order, so that places serve as keys.
	return nodes.map((node, place) => (
		<Fragment key={place}>{node.type === "text" ? node.value : renderElement(node, null)}</Fragment>
	));
}

function renderElement(element: RichElement, renderNodes: RenderNodes | null): ReactNode {
	const { tagName: Tag, properties } = element;
	const { dataBlock, dataItem, align, href = "", ...others } = properties;
	if (Tag === "img") return <Image element={element} />;
	if (Tag === "br") return <br />;
	const content = renderAll(element.children, renderNodes);
	if (Tag === "a")
		return href.startsWith("#") ? (
			<a {...others} href={href}>
				{content}
			</a>
		) : (
			<LocalLink {...others} to={href}>
				{content}
			</LocalLink>
		);
	if (dataItem !== undefined)
		return (
			<ChecklistLine id={dataItem} key={dataItem}>
				{content}
			</ChecklistLine>
		);
	if (Tag === "table") return <Table>{content}</Table>;
	return (
		<Tag {...others} className={alignment(align)} data-block={dataBlock}>
			{dataBlock === "checklist" ? <Checklist ids={itemsIn(element)}>{content}</Checklist> : content}
		</Tag>
	);
}

/** The class of a cell; an alignment as style attribute would fall foul of the content security policy. */
export function alignment(align: string | undefined): string | undefined {
	return align === "right" ? "text-right" : align === "center" ? "text-center" : undefined;
}

/** Names of the items in a block. */
function itemsIn({ children }: RichElement): string[] {
	return children.flatMap((node) => {
		if (node.type === "text") return [];
		return node.properties.dataItem ?? itemsIn(node);
	});
}

/** A picture among words has no room for a caption, so it names its author to whoever points at it. */
function Image({ element: { properties, data } }: { element: RichElement }) {
	const { src, alt, title } = properties;
	if (!data) return <img src={src} alt={alt} title={title} />;
	const { picture, alone } = data;
	const author = alone || !picture.credit ? undefined : `${picture.credit.author} · ${picture.credit.licence}`;
	return <Picture picture={picture} sizes="(min-width: 46rem) 42rem, 92vw" title={title ?? author} caption={alone} />;
}

/** A wide table scrolls in its place; the frame takes focus so that keys can scroll it. */
function Table({ children }: { children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
		<div className="table-frame" tabIndex={0}>
			<table>{children}</table>
		</div>
	);
}
