import { Document, isMap, isPair, isScalar, isSeq, Scalar, visit } from "yaml";

/** Column at which text is wrapped, as in the existing content. */
const lineWidth = 120;

/** Identifiers and numbers; lists of these are written on one line. */
const plainWord = /^[a-z0-9][a-z0-9-]*$/;

/** Serialises a field as YAML. The first line is not indented, the following ones are by `indent`; ends with a line break. */
export function writeField(key: string, value: unknown, indent: number): string {
	return indentLines(write({ [key]: value }, indent), indent);
}

/** Serialises a list item in the same way. */
export function writeItem(value: unknown, indent: number): string {
	return indentLines(write([value], indent), indent);
}

/**
 * Serialises a replacement for a scalar, in the same style if possible: block, quoted, or plain. `indent` is that of the field or
 * of the item's dash. `inline` means that more follows on the line, which rules out a block scalar.
 */
export function writeScalar(value: unknown, { type, source = "" }: Scalar, indent: number, inline: boolean): string {
	const scalar = new Scalar(value);
	const isBlock = type === "BLOCK_FOLDED" || type === "BLOCK_LITERAL";
	if (typeof value === "string") {
		if (type !== undefined && !inline) scalar.type = type;
		if (inline) scalar.type = type === undefined || isBlock ? "QUOTE_DOUBLE" : type;
		else if (value.includes("\n")) scalar.type = "BLOCK_LITERAL";
	}
	const wraps = isBlock || source.includes("\n");
	const text = indentLines(stringify([scalar], wraps && !inline ? lineWidth - indent : 0), indent).slice("- ".length);
	return isBlock ? text : text.replace(/\n$/, "");
}

function write(value: unknown, indent: number): string {
	const document = new Document(value);
	visit(document, {
		Scalar(key, node) {
			if (key === "key" || typeof node.value !== "string") return;
			if (node.value.includes("\n")) node.type = "BLOCK_LITERAL";
			else if (node.value.length > lineWidth - indent - 20) node.type = "BLOCK_FOLDED";
		},
		Map(_, node) {
			node.flow =
				node.items.every((pair) => isPair(pair) && isScalar(pair.value) && isShort(pair.value)) && node.items.length > 0;
		},
		Seq(_, node) {
			node.flow = node.items.every((item) => isScalar(item) && (typeof item.value === "number" || isName(item.value)));
		},
	});
	const outermost = document.contents;
	if (isMap(outermost) || isSeq(outermost)) outermost.flow = false;
	// The library pads both kinds of brackets or neither; the content pads only braces.
	return stringify(document, lineWidth - indent).replace(/(?<=: )\[ ([a-z0-9.-]+(?:, [a-z0-9.-]+)*) \](?=$| \}|,)/gm, "[$1]");
}

function isShort({ value }: Scalar): boolean {
	return typeof value !== "string" || isName(value);
}

function isName(value: unknown): boolean {
	return typeof value === "string" && plainWord.test(value);
}

function stringify(value: unknown, width: number): string {
	const document = value instanceof Document ? value : new Document(value);
	return document.toString({ lineWidth: width, indent: 2 });
}

function indentLines(text: string, indent: number): string {
	return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}
