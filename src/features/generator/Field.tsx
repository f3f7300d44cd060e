import { type ReactNode, useId } from "react";
import { useTranslate } from "#src/data/shared.ts";
import type { FieldProblem } from "./make-draft.ts";

/** Attributes that style a field, and associate it with its label, hint and error. */
type Described = { id: string; className: string; "aria-invalid": boolean; "aria-describedby": string };

type Props = {
	label: string;
	problem: FieldProblem | undefined;
	hint?: string;
	/** Renders the field itself. */
	children(described: Described): ReactNode;
};

/** A field with its label, a hint, and its error. */
export function Field({ label, problem, hint, children }: Props) {
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className="block text-faded text-note">
				{label}
			</label>
			{children({
				id,
				className: "control mt-1 w-full aria-invalid:border-2 aria-invalid:border-clay",
				"aria-invalid": problem !== undefined,
				"aria-describedby": `${id}-about`,
			})}
			<p id={`${id}-about`} className={problem ? "mt-1 font-semibold text-clay text-note" : "fine"}>
				{problem ? <Words problem={problem} /> : hint}
			</p>
		</div>
	);
}

function Words({ problem }: { problem: FieldProblem }) {
	const t = useTranslate();
	if (problem.is === "long") return t("generator.problem.long", { max: problem.max });
	if (problem.is === "taken") return t("generator.problem.taken", { path: problem.path });
	return t(`generator.problem.${problem.is}`);
}
