import { type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { FinderPage, FinderPlant } from "#schemas/pages/finder/page-data.ts";
import type { FinderWish } from "#schemas/shared/finder.ts";
import { useTranslate } from "#src/data/shared.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { TextButton } from "#src/ui/TextButton.tsx";
import { ChoiceForm } from "../catalogue/ChoiceForm.tsx";
import { noChoice, withOptions } from "../catalogue/choice.ts";
import { IgnoredNotice } from "../catalogue/IgnoredNotice.tsx";
import { useChoice } from "../catalogue/use-choice.ts";
import { answersOf, consistent, hasAnswers, isWish } from "./answers.ts";
import { Planner } from "./Planner.tsx";
import { Chips, Several } from "./Question.tsx";
import { Results } from "./Results.tsx";
import { type LightInput, LightInputChoice, Steps, stepLook } from "./Steps.tsx";
import { type Rating, rank, type Verdict } from "./score.ts";
import { BathroomLight, WaysOut } from "./WaysOut.tsx";
import { WishLinks, WishLists } from "./WishLists.tsx";

const questionOrder = ["light", "pets", "time", "experience", "air", "room", "wish"] as const;

/**
 * Questions beside the matching plants; the answers are in the address. Before anything is answered, and without scripts, lists
 * for common wishes are shown in place of the results.
 */
export function PlantFinder({ page }: { page: FinderPage }) {
	const { listing, plants } = page;
	const t = useTranslate();
	const form = useRef<HTMLFormElement>(null);
	const results = useRef<HTMLDivElement>(null);
	const formId = useId();
	const { choice: read, ignored, change } = useChoice(listing, form);
	const { choice, ignored: contradicting } = useMemo(() => consistent(read), [read]);
	const answers = useMemo(() => answersOf(choice), [choice]);
	const ranked = useMemo(() => rank(plants, answers), [plants, answers]);
	const surprise = ranked.find(({ plant }) => plant.slug === choice.options["surprise"]?.[0]) ?? null;
	const shows = hasAnswers(answers) || surprise !== null;
	const wish = useLinkedWish(results, shows);
	const [step, setStep] = useState(0);
	const [chosenWay, setWay] = useState<LightInput | null>(null);
	const way = chosenWay ?? (choice.options["light"] ? "known" : "window");
	const stepOf = (index: number) => (index === step ? "current" : undefined);
	const wayAttribute = (each: LightInput) => (each === way ? undefined : "other");

	const show = () => {
		results.current?.focus({ preventScroll: true });
		results.current?.scrollIntoView();
	};
	const pickSurprise = () => {
		const picked = drawAnother(ranked, surprise);
		if (picked) change(withOptions(choice, "surprise", [picked.plant.slug]));
		requestAnimationFrame(show);
	};

	return (
		<>
			<WishLinks listing={listing} path={page.path} current={shows ? wish : null} />
			<div className="mt-8 grid grid-cols-1 gap-y-6 wide:grid-cols-[22rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr] wide:gap-x-12 unscripted:block print:block">
				<ChoiceForm
					form={form}
					id={formId}
					className="wide:row-span-2 wide:self-start"
					label={t("finder.questions")}
					onSubmit={show}
				>
					<LightInputChoice way={way} step={step} onChoose={setWay} />
					<div className={stepLook} data-step={stepOf(0)} data-way={wayAttribute("window")}>
						<Planner page={page} choice={choice} change={change} />
					</div>
					<div className="unscripted:hidden print:hidden">
						{questionOrder.map((question, index) => (
							<div
								key={question}
								className={stepLook}
								data-step={stepOf(index)}
								data-way={question === "light" ? wayAttribute("known") : undefined}
							>
								{question === "pets" ? (
									<Several listing={listing} question={question} choice={choice} change={change} />
								) : (
									<Chips listing={listing} question={question} chosen={answers[question]} choice={choice} change={change} />
								)}
							</div>
						))}
						<Steps step={step} steps={questionOrder.length} onStep={setStep} />
						<p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
							<QuietButton onClick={pickSurprise}>{t("finder.surprise")}</QuietButton>
							{shows && <TextButton onClick={() => change(noChoice(listing))}>{t("finder.clear")}</TextButton>}
						</p>
					</div>
				</ChoiceForm>
				<Status ranked={ranked} answered={hasAnswers(answers)} onShow={shows ? show : null} />
				<div ref={results} className="min-w-0 focus:outline-none" id={shows ? (wish ?? undefined) : undefined} tabIndex={-1}>
					<IgnoredNotice parameters={[...ignored, ...contradicting]} />
					{shows ? (
						<>
							<BathroomLight {...{ plants, listing, choice, change }} />
							<Results
								ranked={ranked}
								surprise={surprise}
								answers={answers}
								ways={<WaysOut {...{ plants, listing, choice, change }} />}
							/>
						</>
					) : (
						<WishLists plants={plants} listing={listing} path={page.path} />
					)}
				</div>
			</div>
		</>
	);
}

/** How many plants match the answers, and a link to them. */
function Status({
	ranked,
	answered,
	onShow,
}: {
	ranked: readonly Rating<FinderPlant>[];
	answered: boolean;
	onShow: (() => void) | null;
}) {
	const t = useTranslate();
	const describe = (verdict: Verdict) =>
		t(`finder.status.${verdict}`, { count: ranked.filter((each) => each.verdict === verdict).length });
	return (
		<div className="flex flex-nowrap items-center justify-between gap-4 border-ink border-b py-2.5 max-tight:flex-wrap unscripted:hidden print:hidden">
			<p role="status" className="text-note leading-snug tabular-nums">
				{answered
					? [describe("fits"), describe("compromise"), describe("out")].join(" ")
					: t("finder.unasked", { count: ranked.length })}
			</p>
			{onShow && (
				<button type="button" className="button shrink-0 wide:hidden" onClick={onShow}>
					{t("finder.see")}
				</button>
			)}
		</div>
	);
}

/** A random matching plant other than the previous one; if fewer than two match, a compromise may be picked. */
function drawAnother(ranked: readonly Rating<FinderPlant>[], last: Rating<FinderPlant> | null): Rating<FinderPlant> | undefined {
	const fitting = ranked.filter(({ verdict }) => verdict === "fits");
	const others = (fitting.length > 1 ? fitting : ranked.filter(({ verdict }) => verdict !== "out")).filter(
		(each) => each !== last,
	);
	return others[Math.floor(Math.random() * others.length)];
}

/** The wish named by the address's fragment. If results have replaced its list, the page scrolls to the results. */
function useLinkedWish(results: RefObject<HTMLDivElement | null>, shows: boolean): FinderWish | null {
	const { hash, key } = useLocation();
	const anchor = hash.slice(1);
	const wish = isWish(anchor) ? anchor : null;
	const linked = useRef<string>(undefined);
	useEffect(() => {
		if (wish === null || !shows || linked.current === key) return;
		linked.current = key;
		results.current?.scrollIntoView();
	}, [wish, key, shows, results]);
	return wish;
}
