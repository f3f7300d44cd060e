import { useId } from "react";
import type { Facet, Listing } from "#schemas/pages/listing.ts";
import type { FinderQuestion } from "#schemas/shared/finder.ts";
import { useTranslate } from "#src/data/shared.ts";
import { type Choice, withOptions } from "../catalogue/choice.ts";
import { withAnswer } from "./answers.ts";

export type Change = { choice: Choice; change(choice: Choice): void };

type ChipsProps = Change & { listing: Listing; question: Exclude<FinderQuestion, "pets">; chosen: string | null };

/** A question with at most one answer. */
export function Chips({ listing, question, chosen, choice, change }: ChipsProps) {
	const t = useTranslate();
	const { label, options } = facetOf(listing, question);
	const answers: { id: string | null; label: string }[] = [{ id: null, label: t("finder.any") }, ...options];
	return (
		<fieldset className="question">
			<legend>{label}</legend>
			<div className="chips">
				{answers.map(({ id, label }) => (
					<label key={id} className="chip">
						<input
							type="radio"
							name={question}
							value={id ?? ""}
							checked={chosen === id}
							onChange={() => change(withAnswer(choice, question, id))}
						/>
						<span>{label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** A question with any number of answers, all of which must hold. */
export function Several({ listing, question, choice, change }: Change & { listing: Listing; question: "pets" }) {
	const note = useId();
	const facet = facetOf(listing, question);
	const chosen = choice.options[question] ?? [];
	const toggle = (id: string) => {
		const next = facet.options.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each));
		change(withOptions(withOptions(choice, "surprise", []), question, next));
	};
	return (
		<fieldset className="question" aria-describedby={note}>
			<legend>{facet.label}</legend>
			<div className="chips">
				{facet.options.map(({ id, label }) => (
					<label key={id} className="chip">
						<input type="checkbox" name={question} value={id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
						<span>{label}</span>
					</label>
				))}
			</div>
			<p id={note} className="fine">
				{facet.note}
			</p>
		</fieldset>
	);
}

/** The facet of a question; throws if the page does not have it. */
export function facetOf({ facets }: Listing, question: FinderQuestion): Facet {
	const facet = facets.find(({ id }) => id === question);
	if (!facet) throw new Error(`the finder does not ask about ${question}`);
	return facet;
}
