import { use } from "react";
import { isLang } from "#schemas/spec/languages.ts";
import { useEditing } from "../editing.ts";
import { FormLangContext, fill, useWords } from "../words.ts";
import type { ControlProps } from "./control-props.ts";
import { choicesOf, kindOf } from "./kind-of.ts";
import { MarkdownField } from "./MarkdownField.tsx";
import { NumberField, NumbersField } from "./NumberField.tsx";
import { PhotoField } from "./PhotoField.tsx";

/** The input control of a value. It has its own accessible name, since a row has one visible label for all languages. */
export function Control(props: ControlProps) {
	const { id, part, schema, label, value, onChange, onBlur, isWrong } = props;
	const words = useWords();
	const said = typeof value === "string" ? value : "";
	const shared = {
		id,
		onBlur,
		"aria-label": label,
		"aria-invalid": isWrong,
		"aria-describedby": `${id}-findings`,
		...(isLang(part) && { lang: part }),
	};
	switch (kindOf(schema)) {
		case "markdown":
			return <MarkdownField {...props} />;
		case "number":
			return <NumberField {...props} />;
		case "numbers":
			return <NumbersField {...props} />;
		case "photo":
			return <PhotoField {...props} />;
		case "terms":
			return <TermsField {...props} />;
		case "choice":
			return <ChoiceField {...props} />;
		case "link":
			return <LinkField {...props} />;
		case "flag":
			return (
				<select
					{...shared}
					value={String(value ?? "")}
					onChange={({ target }) => onChange(target.value === "" ? undefined : target.value === "true")}
				>
					<option value="">{words.choose}</option>
					<option value="true">{words.yes}</option>
					<option value="false">{words.no}</option>
				</select>
			);
		case "words":
			return (
				<textarea
					{...shared}
					rows={3}
					placeholder={words.onePerLine}
					value={Array.isArray(value) ? value.join("\n") : said}
					onChange={({ target }) => onChange(target.value === "" ? undefined : target.value.split("\n"))}
				/>
			);
		case "day":
			return <input {...shared} type="date" value={said} onChange={({ target }) => onChange(target.value || undefined)} />;
		case "text":
			return (
				<>
					<textarea {...shared} rows={2} value={said} onChange={({ target }) => onChange(target.value.replaceAll("\n", " "))} />
					<Length text={said} max={schema.maxLength} />
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
	const words = useWords();
	if (max === undefined || text.length < max * 0.7) return null;
	return <p className="fine">{fill(words.atMost, { n: text.length, max })}</p>;
}

/** A select. A value that is not an option is kept, and marked as such. */
function ChoiceField({ id, schema, label, value, onChange, onBlur, isWrong }: ControlProps) {
	const words = useWords();
	const lang = use(FormLangContext);
	const { choices } = useEditing();
	const options = choicesOf(schema, choices);
	const said = value === undefined || value === null ? "" : String(value);
	return (
		<select
			id={id}
			value={said}
			onBlur={onBlur}
			onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
			aria-label={label}
			aria-invalid={isWrong}
			aria-describedby={`${id}-findings`}
		>
			<option value="">{words.choose}</option>
			{said !== "" && options.every((option) => option.value !== said) && (
				<option value={said}>{fill(words.notKnown, { value: said })}</option>
			)}
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.labels[lang] ?? option.value}
				</option>
			))}
		</select>
	);
}

/** Several terms of a vocabulary, in its order. */
function TermsField({ id, schema, label, value, onChange, onBlur }: ControlProps) {
	const lang = use(FormLangContext);
	const { choices } = useEditing();
	const chosen: unknown[] = Array.isArray(value) ? value : [];
	const options = choicesOf(schema.items ?? {}, choices);
	const toggle = (term: string) => {
		const kept = chosen.includes(term) ? chosen.filter((each) => each !== term) : [...chosen, term];
		onChange(kept.length === 0 ? undefined : kept);
	};
	return (
		<fieldset id={id} className="edit-terms" aria-label={label} aria-describedby={`${id}-findings`} tabIndex={-1} onBlur={onBlur}>
			{options.map((option) => (
				<label key={option.value}>
					<input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />{" "}
					{option.labels[lang] ?? option.value}
				</label>
			))}
		</fieldset>
	);
}

/** A link: pages of the site are suggested, any other value may be typed. */
function LinkField({ id, label, value, onChange, onBlur, isWrong }: ControlProps) {
	const lang = use(FormLangContext);
	const { choices } = useEditing();
	return (
		<>
			<input
				id={id}
				list={`${id}-pages`}
				value={typeof value === "string" ? value : ""}
				onBlur={onBlur}
				onChange={({ target }) => onChange(target.value)}
				aria-label={label}
				aria-invalid={isWrong}
				aria-describedby={`${id}-findings`}
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
