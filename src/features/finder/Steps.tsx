import { useTranslate } from "#src/data/shared.ts";

/** How the visitor specifies the light: by the window, or directly. */
export type LightInput = "window" | "known";

/** The choice between the two ways to specify the light; the first question. */
export function LightInputChoice({ way, step, onChoose }: { way: LightInput; step: number; onChoose(way: LightInput): void }) {
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

/** Navigation through the questions, one at a time, on small screens. `step` counts from 0. */
export function Steps({ step, steps, onStep }: { step: number; steps: number; onStep(step: number): void }) {
	const t = useTranslate();
	return (
		<div className="finder-steps spread">
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
