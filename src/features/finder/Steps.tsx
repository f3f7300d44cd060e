import { useTranslate } from "#src/data/shared.ts";

/** How a question is shown: of the two about the light one, on small screens one at a time, without scripts all. */
export const stepLook = "unscripted:block max-wide:not-data-[step=current]:hidden data-[way=other]:hidden";

/** How the visitor specifies the light: by the window, or directly. */
export type LightInput = "window" | "known";

/** The choice between the two ways to specify the light; the first question. */
export function LightInputChoice({ way, step, onChoose }: { way: LightInput; step: number; onChoose(way: LightInput): void }) {
	const t = useTranslate();
	return (
		<div
			className="mb-4 grid grid-cols-2 overflow-hidden rounded-sm border border-faded unscripted:hidden print:hidden max-tight:grid-cols-1 max-wide:not-data-[step=current]:hidden"
			data-step={step === 0 ? "current" : undefined}
		>
			{(["window", "known"] as const).map((each) => (
				<button
					key={each}
					type="button"
					data-live={`way-${each}`}
					aria-pressed={each === way}
					onClick={() => onChoose(each)}
					className="min-h-11 px-3 py-2 leading-snug aria-pressed:bg-leaf aria-pressed:font-semibold aria-pressed:text-on-leaf"
				>
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
		<div className="mt-4 flex flex-wrap items-center justify-between gap-3 wide:hidden">
			<button type="button" className="button quiet disabled:invisible" disabled={step === 0} onClick={() => onStep(step - 1)}>
				{t("finder.back")}
			</button>
			<p className="fine min-w-min grow basis-0 hyphens-none wrap-break-word text-center" role="status">
				{t("finder.step", { step: step + 1, steps })}
			</p>
			<button
				type="button"
				className="button disabled:invisible"
				data-live="next"
				disabled={step === steps - 1}
				onClick={() => onStep(step + 1)}
			>
				{t("finder.next")}
			</button>
		</div>
	);
}
