import type { CheckedDraft } from "#schemas/content/edit.ts";
import { formatFigure, placeholderPattern } from "#schemas/content/figures.ts";
import type { RichText } from "#schemas/content/rich-text.ts";
import { type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { createMarkdownReader } from "../../content/markdown/read-markdown.ts";
import type { Kind } from "../../kinds/kind.ts";

/** The figures that texts of an entry with these facts may insert, formatted per language; empty while the facts are invalid. */
export function writeFigures({ shape }: Kind<object, object>, facts: unknown): CheckedDraft["figures"] {
	const read = shape.facts.safeParse(facts);
	if (!read.success) return {};
	return Object.fromEntries(
		Object.entries(shape.figures(read.data)).map(([name, figure]) => [
			name,
			perLanguage((lang) => formatFigure(figure, lang, "metric")),
		]),
	);
}

/** Renders Markdown as the site would, with figures filled in. Placeholders without a figure stay in braces. */
export function previewMarkdown(markdown: string, lang: Lang, figures: CheckedDraft["figures"]): RichText {
	const filled = markdown.replace(placeholderPattern, (braces, name: string) => figures[name]?.[lang] ?? braces);
	return createMarkdownReader()(filled, { file: "", pointer: "body", locate: () => [1, 1] }).value.rich;
}
