import { useState } from "react";
import { languages } from "#schemas/shared/languages.ts";
import { useFormLang, useTranslate } from "../words.ts";
import { attributesOf, type ControlProps } from "./control-props.ts";

/**
 * A number with its unit and limits; without a unit, between limits, it has a slider too. A decimal comma is accepted; text that
 * is not a number is kept, so that the check reports it.
 */
export function NumberField(props: ControlProps) {
	const { schema, label, value, onChange, onBlur } = props;
	const [lang, t] = [useFormLang(), useTranslate()];
	const [typed, setTyped] = useState<string | null>(null);
	const { minimum, maximum, "x-unit": unit = "" } = schema;
	const isLimited = minimum !== undefined && maximum !== undefined && Math.abs(minimum) < 1e9 && maximum < 1e9;
	// What is measured in no unit is set by eye.
	const isShare = schema["x-unit"] === undefined;
	const said = typeof value === "number" ? String(value).replace(".", languages[lang].decimal) : String(value ?? "");
	const shown = typed !== null && toNumber(typed) === value ? typed : said;
	return (
		<>
			<span className="flex items-center gap-[0.4rem]">
				<input
					{...attributesOf(props)}
					inputMode="decimal"
					value={shown}
					onChange={({ target }) => {
						setTyped(target.value);
						onChange(toNumber(target.value));
					}}
					aria-label={unit === "" || label.endsWith(unit) ? label : `${label}, ${unit}`}
					title={isLimited ? t("between", { min: minimum, max: maximum, unit }) : undefined}
				/>
				{unit !== "" && <span aria-hidden="true">{unit}</span>}
			</span>
			{isLimited && isShare && (
				<input
					type="range"
					min={minimum}
					max={maximum}
					step={schema.type === "integer" ? 1 : 0.01}
					value={typeof value === "number" ? value : minimum}
					onBlur={onBlur}
					onChange={({ target }) => onChange(target.valueAsNumber)}
					aria-label={label}
					className="mt-1 block w-full accent-leaf"
				/>
			)}
		</>
	);
}

/** Shares of a whole on one line: «50; 25; 25». */
export function NumbersField(props: ControlProps) {
	const { value, onChange, onBlur } = props;
	const [typed, setTyped] = useState<string | null>(null);
	const said = Array.isArray(value) ? value.join("; ") : "";
	return (
		<input
			{...attributesOf(props)}
			inputMode="decimal"
			value={typed ?? said}
			placeholder="50; 25; 25"
			onBlur={() => {
				setTyped(null);
				onBlur();
			}}
			onChange={({ target }) => {
				setTyped(target.value);
				const numbers = target.value.split(/[;\s/]+/).filter((each) => each !== "");
				onChange(numbers.length === 0 ? undefined : numbers.map(toNumber));
			}}
		/>
	);
}

/** Converts typed text to the value stored in the file: a number, undefined if empty, or the text itself. */
function toNumber(typed: string): number | string | undefined {
	const text = typed.trim().replace(",", ".").replace("\u2212", "-");
	if (text === "") return undefined;
	return /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : typed;
}
