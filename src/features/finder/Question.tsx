import { type ReactNode, useId } from "react";
import type { Listing } from "#schemas/pages/listing.ts";
import type { FinderQuestion } from "#schemas/shared/finder.ts";
import { useTranslate } from "#src/data/shared.ts";
import { type Choice, facetOf, toggled, withOptions } from "../catalogue/choice.ts";
import { withAnswer } from "./answers.ts";

export type Change = { choice: Choice; change(choice: Choice): void };

type ChipsProps = Change & {
	listing: Listing;
	question: Exclude<FinderQuestion, "pets">;
	chosen: string | null;
	/** Whether it is a part of the planner. */
	isPart?: boolean;
};

/** A question with at most one answer. */
export function Chips({ listing, question, chosen, isPart = false, choice, change }: ChipsProps) {
	const t = useTranslate();
	const { label, options } = facetOf(listing, question);
	const answers: { id: string | null; label: string }[] = [{ id: null, label: t("finder.any") }, ...options];
	return (
		<Question label={label} isPart={isPart}>
			{answers.map(({ id, label }) => (
				<Chip key={id} label={label} isBlank={id === null}>
					<input
						type="radio"
						name={question}
						value={id ?? ""}
						checked={chosen === id}
						onChange={() => change(withAnswer(choice, question, id))}
						className={chipInput}
					/>
				</Chip>
			))}
		</Question>
	);
}

/** A question with any number of answers, all of which must hold. */
export function Several({ listing, question, choice, change }: Change & { listing: Listing; question: "pets" }) {
	const facet = facetOf(listing, question);
	const chosen = choice.options[question] ?? [];
	const toggle = (id: string) => change(withOptions(withOptions(choice, "surprise", []), question, toggled(facet, chosen, id)));
	return (
		<Question label={facet.label} note={facet.note}>
			{facet.options.map(({ id, label }) => (
				<Chip key={id} label={label}>
					<input
						type="checkbox"
						name={question}
						value={id}
						checked={chosen.includes(id)}
						onChange={() => toggle(id)}
						className={chipInput}
					/>
				</Chip>
			))}
		</Question>
	);
}

type QuestionProps = { label: string; note?: string | undefined; isPart?: boolean; children: ReactNode };

function Question({ label, note, isPart = false, children }: QuestionProps) {
	const id = useId();
	return (
		<fieldset
			className={isPart ? "mt-3" : "wide:mt-4 wide:border-line wide:border-t wide:pt-4"}
			aria-describedby={note === undefined ? undefined : id}
		>
			<legend className={`float-left w-full font-semibold ${isPart ? "font-sans text-base" : "font-serif text-xl"}`}>
				{label}
			</legend>
			<div className="clear-both flex flex-wrap gap-2 pt-2">{children}</div>
			{note !== undefined && (
				<p id={id} className="fine mt-2">
					{note}
				</p>
			)}
		</fieldset>
	);
}

/** The control of a chip lies over all of it. */
const chipInput = "absolute inset-0 size-full cursor-pointer appearance-none rounded-full";

/** An answer to choose. «No answer» looks like one that is not chosen, even when it is. */
function Chip({ label, isBlank = false, children }: { label: string; isBlank?: boolean; children: ReactNode }) {
	const chosen = isBlank
		? "has-checked:bg-transparent has-checked:font-semibold has-checked:text-leaf"
		: "has-checked:bg-leaf has-checked:text-on-leaf has-checked:forced-color-adjust-none";
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: the control is what the label is around
		<label
			className={`relative flex min-h-11 cursor-pointer items-center rounded-full border border-faded bg-paper px-4 leading-snug hover:border-leaf has-checked:border-leaf ${chosen}`}
		>
			{children}
			<span>{label}</span>
		</label>
	);
}
