import { useTranslate } from "#src/data/shared.ts";

/** How a visitor says what light there is: by the window, or because they know it. */
export type Way = "window" | "known";

/** The choice between the two ways to say what light there is, which is the first question. */
export function Ways({ way, step, onChoose }: { way: Way; step: number; onChoose(way: Way): void }) {
	const t = useTranslate();
	return (
		<div className="finder-ways step filters" data-step={step === 0 ? "current" : undefined}>
			{(["window", "known"] as const).map((each) => (
				<button key={each} type="button" data-live={`way-${each}`} aria-pressed={each === way} onClick={() => onChoose(each)}>
					{t(each === "window" ? "finder.planner.title" : "finder.known")}
				</button>
			))}
		</div>
	);
}

/** On small screens one question shows at a time; these lead through them. `step` counts from 0. */
export function Steps({ step, steps, onStep }: { step: number; steps: number; onStep(step: number): void }) {
	const t = useTranslate();
	return (
		<div className="finder-steps">
			<button type="button" className="button quiet" disabled={step === 0} onClick={() => onStep(step - 1)}>
				{t("finder.back")}
			</button>
			<p className="fine" role="status">
				{t("finder.step", { step: step + 1, steps })}
			</p>
			<button type="button" className="button" data-live="next" disabled={step === steps - 1} onClick={() => onStep(step + 1)}>
				{t("finder.next")}
			</button>
		</div>
	);
}
