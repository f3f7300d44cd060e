import { autocompletion, type CompletionContext, type CompletionResult, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { setDiagnostics } from "@codemirror/lint";
import { Compartment } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";
import type { EditFinding } from "#schemas/content/edit.ts";

/** A completion offered to the author. */
type Suggestion = { label: string; detail: string };

type Props = {
	label: string;
	value: string;
	onChange(value: string): void;
	mode: "markdown" | "yaml";
	lang?: string;
	findings?: readonly EditFinding[];
	/** Figures, offered after `{`, and links, offered after `](`. */
	figures?: readonly Suggestion[];
	links?: readonly Suggestion[];
};

const noSuggestions: readonly Suggestion[] = [];
const noFindings: readonly EditFinding[] = [];

/** A code editor with syntax highlighting and findings underlined. Tab moves the focus out of it, as in any field. */
export function CodeEditor(props: Props) {
	const { value, label, mode, lang, findings = noFindings } = props;
	const place = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView>(undefined);
	const latest = useRef(props);
	latest.current = props;
	useEffect(() => {
		if (!place.current) return;
		const created = new EditorView({
			parent: place.current,
			doc: latest.current.value,
			extensions: [
				history(),
				keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
				mode === "yaml" ? yaml() : markdown(),
				syntaxHighlighting(colours),
				autocompletion({ override: [(context) => suggest(context, latest.current)] }),
				EditorView.lineWrapping,
				attributes.of([]),
				EditorView.updateListener.of(({ docChanged, state }) => docChanged && latest.current.onChange(state.doc.toString())),
			],
		});
		view.current = created;
		return () => created.destroy();
	}, [mode]);
	useEffect(() => {
		const effects = attributes.reconfigure(
			EditorView.contentAttributes.of({
				"aria-label": label,
				spellcheck: mode === "yaml" ? "false" : "true",
				...(lang && { lang }),
			}),
		);
		view.current?.dispatch({ effects });
	}, [label, lang, mode]);
	useEffect(() => {
		const { current } = view;
		if (current && current.state.doc.toString() !== value)
			current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
	}, [value]);
	useEffect(() => {
		const { current } = view;
		if (!current) return;
		const { doc } = current.state;
		const marks = findings.flatMap(({ line: number, column, severity, message, hint }) => {
			if (number < 1 || number > doc.lines) return [];
			const line = doc.line(number);
			const from = Math.min(line.to, line.from + column - 1);
			const word = /^[\p{L}\p{N}'’-]+/u.exec(doc.sliceString(from, line.to))?.[0].length ?? 1;
			return [{ from, to: Math.min(line.to, from + word), severity, message: `${message} ${hint}` }];
		});
		current.dispatch(setDiagnostics(current.state, marks));
	}, [findings]);
	return <div ref={place} data-code="" />;
}

const attributes = new Compartment();

/** Colours by role, so that they follow the theme. */
const colours = HighlightStyle.define([
	{ tag: tags.heading, fontWeight: "700" },
	{ tag: tags.strong, fontWeight: "700" },
	{ tag: tags.emphasis, fontStyle: "italic" },
	{ tag: [tags.link, tags.url], color: "var(--color-leaf)" },
	{ tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--color-leaf)" },
	{ tag: [tags.comment, tags.processingInstruction, tags.meta], color: "var(--color-faded)" },
	{ tag: [tags.number, tags.bool], color: "var(--color-clay)" },
]);

function suggest(context: CompletionContext, { figures = noSuggestions, links = noSuggestions }: Props): CompletionResult | null {
	const brace = context.matchBefore(/\{[\w-]*$/);
	if (brace)
		return { from: brace.from + 1, options: figures.map(({ label, detail }) => ({ label, detail, apply: `${label}}` })) };
	const link = context.matchBefore(/\]\(\/?[\w/#-]*$/);
	return link && { from: link.from + 2, options: links.map(({ label, detail }) => ({ label, detail })) };
}
