import type { FieldSchema } from "#schemas/content/edit.ts";
import { isLang } from "#schemas/shared/languages.ts";
import { useEditing } from "../editing.ts";
import { useFormLang, useTranslate } from "../words.ts";
import { attributesOf, type ControlProps } from "./control-props.ts";
import { choicesOf, kindOf } from "./kind-of.ts";
import { MarkdownField } from "./MarkdownField.tsx";
import { NumberField, NumbersField } from "./NumberField.tsx";
import { PhotoField } from "./PhotoField.tsx";

/** The input control of a value. It has its own accessible name, since a row has one visible label for all languages. */
export function Control(props: ControlProps) {
	const { part, schema, value, onChange } = props;
	const t = useTranslate();
	const kind = kindOf(schema);
	const Field = isOwnField(kind) ? ownFields[kind] : null;
	if (Field) return <Field {...props} />;
	const text = typeof value === "string" ? value : "";
	const shared = { ...attributesOf(props), ...(isLang(part) && { lang: part }) };
	switch (kind) {
		case "flag":
			return (
				<select
					{...shared}
					value={String(value ?? "")}
					onChange={({ target }) => onChange(target.value === "" ? undefined : target.value === "true")}
				>
					<option value="">{t("choose")}</option>
					<option value="true">{t("yes")}</option>
					<option value="false">{t("no")}</option>
				</select>
			);
		case "words":
			return (
				<textarea
					{...shared}
					rows={3}
					placeholder={t("onePerLine")}
					value={Array.isArray(value) ? value.join("\n") : text}
					onChange={({ target }) => onChange(target.value === "" ? undefined : target.value.split("\n"))}
				/>
			);
		case "day":
			return <input {...shared} type="date" value={text} onChange={({ target }) => onChange(target.value || undefined)} />;
		case "text":
			return (
				<>
					<textarea {...shared} rows={2} value={text} onChange={({ target }) => onChange(target.value.replaceAll("\n", " "))} />
					<Length text={text} max={schema.maxLength} />
				</>
			);
		default:
			return (
				<input
					{...shared}
					value={value === undefined || value === null ? "" : String(value)}
					onChange={({ target }) => onChange(target.value)}
				/>
			);
	}
}

/** Character count of a text, shown once it is near the limit. */
function Length({ text, max }: { text: string; max: number | undefined }) {
	const t = useTranslate();
	if (max === undefined || text.length < max * 0.7) return null;
	return <p className="fine">{t("atMost", { n: text.length, max })}</p>;
}

/** A select. A value that is not an option is kept, and marked as such. */
function ChoiceField(props: ControlProps) {
	const { schema, value, onChange } = props;
	const t = useTranslate();
	const options = useOptions(schema);
	const text = value === undefined || value === null ? "" : String(value);
	return (
		<select
			{...attributesOf(props)}
			value={text}
			onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
		>
			<option value="">{t("choose")}</option>
			{text !== "" && options.every((option) => option.value !== text) && (
				<option value={text}>{t("notKnown", { value: text })}</option>
			)}
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
}

/** Several terms of a vocabulary, in its order. */
function TermsField({ id, schema, label, value, onChange, onBlur }: ControlProps) {
	const chosen: unknown[] = Array.isArray(value) ? value : [];
	const options = useOptions(schema.items ?? {});
	const toggle = (term: string) => {
		const kept = chosen.includes(term) ? chosen.filter((each) => each !== term) : [...chosen, term];
		onChange(kept.length === 0 ? undefined : kept);
	};
	return (
		<fieldset
			id={id}
			className="flex flex-wrap gap-x-4 gap-y-1 py-[0.4rem]"
			aria-label={label}
			aria-describedby={`${id}-findings`}
			tabIndex={-1}
			onBlur={onBlur}
		>
			{options.map((option) => (
				<label key={option.value}>
					<input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} /> {option.label}
				</label>
			))}
		</fieldset>
	);
}

/** A link: pages of the site are suggested, any other value may be typed. */
function LinkField(props: ControlProps) {
	const { id, value, onChange } = props;
	const lang = useFormLang();
	const { choices } = useEditing();
	return (
		<>
			<input
				{...attributesOf(props)}
				list={`${id}-pages`}
				value={typeof value === "string" ? value : ""}
				onChange={({ target }) => onChange(target.value)}
			/>
			<datalist id={`${id}-pages`}>
				{choices.links.map(({ value: path, labels }) => (
					<option key={path} value={path}>
						{labels[lang]}
					</option>
				))}
			</datalist>
		</>
	);
}

/** The options of a field, labelled in the form's language. */
function useOptions(schema: FieldSchema): { value: string; label: string }[] {
	const lang = useFormLang();
	const { choices } = useEditing();
	return choicesOf(schema, choices).map(({ value, labels }) => ({ value, label: labels[lang] ?? value }));
}

/** Fields whose controls are components of their own. */
const ownFields = {
	markdown: MarkdownField,
	number: NumberField,
	numbers: NumbersField,
	photo: PhotoField,
	terms: TermsField,
	choice: ChoiceField,
	link: LinkField,
};

function isOwnField(kind: string): kind is keyof typeof ownFields {
	return Object.hasOwn(ownFields, kind);
}
