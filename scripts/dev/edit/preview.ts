import type { CheckedDraft } from "#schemas/edit.ts";
import { formatFigure, placeholderPattern } from "#schemas/figures.ts";
import type { RichText } from "#schemas/rich-text.ts";
import { type Lang, perLanguage } from "#schemas/spec/languages.ts";
import type { Kind } from "../../kinds/kind.ts";
import { createMarkdownReader } from "../../markdown/read-markdown.ts";

/** The figures that an entry with these facts may name, as each language writes them; none while the facts are at fault. */
export function writeFigures({ facts: shape, figures }: Kind<object, object>, facts: unknown): CheckedDraft["figures"] {
	const read = shape.safeParse(facts);
	if (!read.success) return {};
	return Object.fromEntries(
		Object.entries(figures(read.data)).map(([name, figure]) => [
			name,
			perLanguage((lang) => formatFigure(figure, lang, "metric")),
		]),
	);
}

/** A Markdown text as the site shows it, its figures filled in. What has no figure stays in braces. */
export function previewMarkdown(markdown: string, lang: Lang, figures: CheckedDraft["figures"]): RichText {
	const filled = markdown.replace(placeholderPattern, (braces, name: string) => figures[name]?.[lang] ?? braces);
	return createMarkdownReader()(filled, { file: "", pointer: "body", locate: () => [1, 1] }).value.rich;
}
