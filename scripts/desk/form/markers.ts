import { isDeepStrictEqual } from "node:util";
import { isCollection, isPair, isScalar, isSeq, type Node, parseDocument, visit } from "yaml";

/** A value that waits for an editor's word, by its JSON pointer, and the comment behind it, from `start` to `end`. */
type Marked = { pointer: string; value: unknown; start: number; end: number };

/** The JSON pointers of the fields of a YAML text whose values are to be confirmed: a TODO marker stands in the comment behind them. */
export function findUnconfirmed(yaml: string): string[] {
	return findMarked(yaml)
		.filter(({ value }) => value !== "TODO")
		.map(({ pointer }) => pointer);
}

/**
 * Removes the comments of drafted fields that are settled: `confirmed`, or with another value than before. `before` and `after` are a
 * YAML text and what it was changed to.
 */
export function dropSettled(before: string, after: string, confirmed: readonly string[]): string {
	const earlier = new Map(findMarked(before).map(({ pointer, value }) => [pointer, value]));
	return findMarked(after, [...earlier.keys()])
		.filter(
			({ pointer, value }) =>
				confirmed.includes(pointer) || (earlier.has(pointer) && !isDeepStrictEqual(earlier.get(pointer), value)),
		)
		.reduceRight((text, { start, end }) => text.slice(0, start).trimEnd() + text.slice(end), after);
}

/** What is marked in a YAML text, and the fields at `pointers` that have a comment. */
function findMarked(yaml: string, pointers: readonly string[] = []): Marked[] {
	const marked: Marked[] = [];
	visit(parseDocument(yaml, { logLevel: "error" }), {
		Node(_, node, path) {
			if (!node.comment || !node.range) return;
			const pointer = pointerOf(node, path as readonly Node[]);
			const value: unknown = node.toJSON();
			if (!node.comment.startsWith(" TODO") && value !== "TODO" && !pointers.includes(pointer)) return;
			const start = yaml.indexOf("#", node.range[1]);
			const lineEnd = yaml.indexOf("\n", start);
			marked.push({ pointer, value, start, end: lineEnd === -1 ? yaml.length : lineEnd });
		},
	});
	return marked.filter(({ start }) => start !== -1).sort((a, b) => a.start - b.start);
}

function pointerOf(node: Node, path: readonly unknown[]): string {
	return [...path, node]
		.flatMap((each, index, all) => {
			if (isPair(each)) return [`/${isScalar(each.key) ? each.key.value : each.key}`];
			const parent = all[index - 1];
			return isSeq(parent) && (isCollection(each) || isScalar(each)) ? [`/${parent.items.indexOf(each)}`] : [];
		})
		.join("");
}
