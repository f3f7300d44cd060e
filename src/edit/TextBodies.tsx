import { useController } from "react-hook-form";
import { type Lang, languages } from "#schemas/shared/languages.ts";
import { controlId, useEditing } from "./editing.ts";
import { FindingsAt } from "./fields/FindingsAt.tsx";
import { MarkdownField } from "./fields/MarkdownField.tsx";
import { cells, fieldLabel, langCell, langMark } from "./look.tsx";
import { useTranslate } from "./words.ts";

/** The Markdown of an entry in each displayed language. */
export function TextBodies({ parts }: { parts: readonly Lang[] }) {
	const t = useTranslate();
	return (
		<div className="min-w-0 in-data-compact:flex in-data-compact:flex-col in-data-compact:justify-end">
			<p className={fieldLabel} id="body-title" tabIndex={-1}>
				{t("body")}
			</p>
			<div data-tall="" className={cells} data-count={parts.length}>
				{parts.map((lang) => (
					<TextBody key={lang} lang={lang} />
				))}
			</div>
		</div>
	);
}

function TextBody({ lang }: { lang: Lang }) {
	const t = useTranslate();
	const { control } = useEditing();
	const { field } = useController({ control, name: `body.${lang}` });
	return (
		<div data-cell="" className={langCell}>
			<span className={langMark} aria-hidden="true">
				{lang}
			</span>
			<MarkdownField
				id={controlId(lang, "body")}
				part={lang}
				label={`${t("body")}, ${languages[lang].label}`}
				value={field.value}
				onChange={field.onChange}
			/>
			<FindingsAt parts={[lang]} path="body" />
		</div>
	);
}
