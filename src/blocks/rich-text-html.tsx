import { Fragment, type ReactNode } from "react";
import type { RichElement } from "#schemas/rich-text.ts";
import { linkAttributes } from "#src/ui/link-attributes.ts";
import { lineName } from "./Checklist.tsx";
import { alignment, type RenderNodes } from "./RichText.tsx";
import { splitAtShort, unbrokenClass } from "./unbroken.ts";

/** Renders the texts of one document; `fill` inserts them once React has rendered everything else. */
export type TextWriter = { renderNodes: RenderNodes; fill(html: string): string };

/**
 * Writes the same HTML as React does for `RichText`, byte for byte, for all nodes except images and checklists, which their
 * components render. `localize` maps paths of links to addresses. A test compares the two outputs.
 */
export function createTextWriter(localize: (path: string) => string): TextWriter {
	const runs: string[] = [];
	const renderNodes: RenderNodes = (nodes, render) => {
		const rendered: ReactNode[] = [];
		let run = new Html();
		const endRun = () => {
			if (run.pieces.length === 0) return;
			const name = `run-${runs.push(run.pieces.join("")) - 1}`;
			rendered.push(<slot key={name} name={name} />);
			run = new Html();
		};
		nodes.forEach((node, place) => {
			if (node.type === "text") writeText(node.value, run);
			else if (!writeElement(node, run, localize)) {
				endRun();
				rendered.push(<Fragment key={place}>{render(node)}</Fragment>);
			}
		});
		endRun();
		return rendered;
	};
	return { renderNodes, fill: (html) => fill(html, runs) };
}

function fill(html: string, runs: readonly string[]): string {
	const filled = new Html();
	let at = 0;
	for (const { 0: placeholder, 1: place, index } of html.matchAll(/<slot name="run-(\d+)"><\/slot>/g)) {
		filled.add(html.slice(at, index));
		filled.add(runs[Number(place)] ?? "");
		at = index + placeholder.length;
	}
	filled.add(html.slice(at));
	return filled.pieces.join("");
}

/** An HTML buffer. As React does, it puts a comment between adjacent texts, which a browser would otherwise parse as one. */
class Html {
	pieces: string[] = [];

	add(piece: string): void {
		if (piece === "") return;
		const last = this.pieces.at(-1);
		if (last !== undefined && !last.endsWith(">") && !piece.startsWith("<")) this.pieces.push("<!-- -->");
		this.pieces.push(piece);
	}
}

/** Writes an element with its content; if it needs a component, writes nothing and returns false. */
function writeElement(element: RichElement, html: Html, localize: (path: string) => string): boolean {
	const { tagName, properties, children } = element;
	if (tagName === "img" || properties.dataBlock === "checklist") return false;
	// React doubles a leading line break, which a browser would otherwise drop.
	if (tagName === "pre" && children[0]?.type === "text") return false;
	if (tagName === "br") {
		html.add("<br/>");
		return true;
	}
	const tags = tagsOf(element, localize);
	if (!tags) return false;
	const { length } = html.pieces;
	html.add(tags.start);
	for (const child of children) {
		if (child.type === "text") {
			if (!(isTablePart.test(tagName) && isBlank.test(child.value))) writeText(child.value, html);
		} else if (!writeElement(child, html, localize)) {
			html.pieces.length = length;
			return false;
		}
	}
	html.add(tags.end);
	return true;
}

function writeText(words: string, html: Html): void {
	for (const [index, piece] of splitAtShort(words).entries())
		html.add(index % 2 === 1 ? `<span class="${unbrokenClass}">${escapeText(piece)}</span>` : escapeText(piece));
}

/** React ignores whitespace between the parts of a table. */
const isTablePart = /^(?:table|thead|tbody|tr)$/;
const isBlank = /^[ \t\n\f\r]*$/;

/** The start and end tag of an element; null for a link that React has to render itself. */
function tagsOf({ tagName, properties }: RichElement, localize: (path: string) => string): { start: string; end: string } | null {
	const { dataBlock, dataItem, align, href = "" } = properties;
	if (tagName === "a") {
		if (!/^(?:[/#]|https?:|mailto:|tel:)/.test(href)) return null;
		const { href: address, rel } = href.startsWith("#")
			? { href, rel: undefined }
			: linkAttributes(href, localize, properties.rel);
		return { start: `<a${others(properties)}${attribute("href", address)}${attribute("rel", rel)}>`, end: "</a>" };
	}
	if (tagName === "li" && dataItem !== undefined)
		return { start: `<li${attribute("data-live", lineName(dataItem))}>`, end: "</li>" };
	if (tagName === "table") return { start: '<div class="table-frame" tabindex="0"><table>', end: "</table></div>" };
	const name = dataBlock === "picture" || dataBlock === "side-picture" ? "figure" : tagName;
	const start = `<${name}${others(properties)}${attribute("class", alignment(align))}${attribute("data-block", dataBlock)}>`;
	return { start, end: `</${name}>` };
}

/** The attributes that any element may have, in React's order. */
function others(properties: RichElement["properties"]): string {
	let written = "";
	for (const name in properties)
		if (name === "id" || name === "title" || name === "alt" || name === "start") written += attribute(name, properties[name]);
		else if (name === "open" && properties.open) written += attribute(name, "");
	return written;
}

function attribute(name: string, value: string | number | undefined): string {
	return value === undefined ? "" : ` ${name}="${escapeText(String(value))}"`;
}

const entities: Readonly<Record<string, string>> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

function escapeText(text: string): string {
	return /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (sign) => entities[sign] ?? sign) : text;
}
