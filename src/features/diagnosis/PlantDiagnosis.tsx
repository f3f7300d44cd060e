import { useMemo, useRef } from "react";
import type { DiagnosisPage } from "#schemas/pages/diagnosis/page-data.ts";
import { type DiagnosisAnswers, type DiagnosisQuestion, hasSigns, rankCauses, signQuestions } from "#schemas/shared/diagnosis.ts";
import { useTranslate } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { TextButton } from "#src/ui/TextButton.tsx";
import { ChoiceForm } from "../catalogue/ChoiceForm.tsx";
import { type Choice, facetOf, furtherOptions, noChoice, withOptions } from "../catalogue/choice.ts";
import { IgnoredNotice } from "../catalogue/IgnoredNotice.tsx";
import { useChoice } from "../catalogue/use-choice.ts";
import { Cause } from "./Cause.tsx";
import { CauseLists } from "./CauseLists.tsx";
import { PlantQuestion, SignChoice } from "./Question.tsx";

/**
 * Questions about a sick plant beside the most likely causes; the answers are in the address. While there is none to
 * name, and without scripts, all causes are listed by sign.
 */
export function PlantDiagnosis({ page }: { page: DiagnosisPage }) {
	const { listing, causes, drawings, plants } = page;
	const t = useTranslate();
	const form = useRef<HTMLFormElement>(null);
	const results = useRef<HTMLDivElement>(null);
	const { choice, ignored, change } = useChoice(listing, form);
	const answers = useMemo(() => answersOf(choice), [choice]);
	const suspicions = useMemo(() => rankCauses(causes, answers), [causes, answers]);
	const isSeen = hasSigns(answers);
	const plant = answers.plant === null ? undefined : plants[answers.plant];

	const answer = (question: DiagnosisQuestion, id: string | null) =>
		change(withOptions(choice, question, id === null ? [] : [id]));
	const reasonOf = (question: DiagnosisQuestion) =>
		question === "plant"
			? t("diagnosis.prone")
			: (facetOf(listing, question).options.find(({ id }) => id === answers[question])?.label ?? "");
	const show = () => {
		results.current?.focus({ preventScroll: true });
		results.current?.scrollIntoView();
	};

	return (
		<div className="mt-8 grid grid-cols-1 gap-y-6 wide:grid-cols-[26rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr] wide:gap-x-12 unscripted:block print:block">
			<ChoiceForm
				form={form}
				id="diagnosis"
				className="wide:row-span-2 wide:self-start unscripted:hidden print:hidden"
				label={t("diagnosis.questions")}
				onSubmit={show}
			>
				{signQuestions.map((question) => (
					<SignChoice
						key={question}
						facet={facetOf(listing, question)}
						drawings={drawings[question]}
						chosen={answers[question]}
						onChoose={(id) => answer(question, id)}
					/>
				))}
				<PlantQuestion facet={facetOf(listing, "plant")} chosen={answers.plant} onChoose={(id) => answer("plant", id)} />
			</ChoiceForm>
			<div className="flex flex-wrap items-center justify-between gap-4 border-ink border-b py-2.5 unscripted:hidden print:hidden">
				<p role="status" className="leading-snug">
					{!isSeen && t("diagnosis.unasked")}
					{isSeen && suspicions.length === 0 && t("diagnosis.none")}
					{suspicions.length > 0 && t("diagnosis.status", { causes: suspicions.map(({ cause }) => cause.name).join(", ") })}
				</p>
				{suspicions.length > 0 && (
					<button type="button" className="button wide:hidden" onClick={show}>
						{t("diagnosis.see")}
					</button>
				)}
				{Object.keys(choice.options).length > 0 && (
					<TextButton onClick={() => change(noChoice(listing))}>{t("diagnosis.clear")}</TextButton>
				)}
			</div>
			<div ref={results} className="min-w-0 focus:outline-none" tabIndex={-1}>
				<IgnoredNotice parameters={[...ignored, ...furtherOptions(choice)]} />
				{suspicions.length > 0 ? (
					<section aria-labelledby="causes">
						<h2 id="causes">{t("diagnosis.results")}</h2>
						<ol>
							{suspicions.map(({ cause, because }) => (
								<li key={cause.id}>
									<Cause cause={cause} signs={t("diagnosis.because", { signs: because.map(reasonOf).join(", ") })} />
								</li>
							))}
						</ol>
						{plant && (
							<p className="mt-5">
								<LocalLink to={plant.path}>{t("diagnosis.plantPage", { plant: plant.label })}</LocalLink>
							</p>
						)}
					</section>
				) : (
					<CauseLists page={page} />
				)}
			</div>
		</div>
	);
}

/** The visitor's answers: the first one to each question. */
function answersOf({ options }: Choice): DiagnosisAnswers {
	const first = (question: string) => options[question]?.[0] ?? null;
	return { where: first("where"), how: first("how"), soil: first("soil"), plant: first("plant") };
}
