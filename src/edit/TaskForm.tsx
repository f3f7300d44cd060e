import { type FormEvent, type ReactNode, useState } from "react";
import type { EditTask, PlannedTask } from "#schemas/content/edit.ts";
import { Button } from "#src/ui/Button.tsx";
import { carryOut, planTask, Refused } from "./api.ts";
import { useTranslate } from "./words.ts";

type Props = {
	task: EditTask;
	/** What the button says that carries the task out. */
	action: string;
	/** Called afterwards, with the folder of the entry, null if it is gone. */
	onDone(entry: string | null): void;
	/** The fields of the task. */
	children: ReactNode;
};

/** Shows what a task would change, and carries it out once the editor has seen that. */
export function TaskForm({ task, action, onDone, children }: Props) {
	const t = useTranslate();
	const [shown, setShown] = useState<{ task: string; plan: PlannedTask } | null>(null);
	const [said, setSaid] = useState("");
	const [isBusy, setBusy] = useState(false);
	// What was shown for other fields is not what these would do.
	const plan = shown?.task === JSON.stringify(task) ? shown.plan : null;
	const attempt = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} catch (error) {
			setSaid(error instanceof Refused ? error.message : t("failed"));
			setShown(null);
		}
		setBusy(false);
	};
	const look = (event: FormEvent) => {
		event.preventDefault();
		setSaid("");
		void attempt(async () => {
			const plan = await planTask(task);
			setShown({ task: JSON.stringify(task), plan });
			if (plan.changes.length === 0) setSaid(t("noChange"));
		});
	};
	const confirm = ({ state }: PlannedTask) => attempt(async () => onDone((await carryOut({ task, state })).entry));
	return (
		<form onSubmit={look} className="grid max-w-[40rem] content-start gap-4" aria-busy={isBusy}>
			{children}
			<p>
				<button type="submit" className="button quiet" aria-disabled={isBusy}>
					{t("showChanges")}
				</button>
			</p>
			<div role="status" className="whitespace-pre-wrap break-words empty:hidden">
				{said}
			</div>
			{plan && plan.changes.length > 0 && (
				<div className="grid gap-4">
					<ul aria-label={t("changes")} className="border-line border-y py-2 text-[0.85rem]">
						{plan.changes.map((change, index) => (
							<li key={`${index} ${change}`} className="whitespace-pre-wrap break-words py-[0.1rem]">
								<code>{change}</code>
							</li>
						))}
					</ul>
					<p>
						<Button aria-disabled={isBusy} onClick={() => isBusy || confirm(plan)}>
							{action}
						</Button>
					</p>
				</div>
			)}
		</form>
	);
}
