import { myPlantsLimits } from "#schemas/shared/my-plants.ts";
import { atBase } from "#src/data/base.ts";
import { useTranslate } from "#src/data/shared.ts";
import { DrawnImage } from "#src/ui/DrawnImage.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { TextButton } from "#src/ui/TextButton.tsx";
import { ActButtons } from "./ActButtons.tsx";
import { noActs, type Pot } from "./collection.ts";
import { dayFrom } from "./days.ts";
import { describeSeason } from "./describe.ts";
import { dueOf } from "./due.ts";
import type { PlantPlan, ShownPlans, Task } from "./schedule.ts";
import type { PotActions } from "./use-pot-actions.ts";

type Props = Omit<ShownPlans, "away"> & {
	/** Null for a shared list. */
	actions: PotActions | null;
};

/** With more plants than this, all but the soil is in closed disclosures: the calendar below has the same information in short. */
const unfoldedMax = 3;

/** Plants with their checks, in words, and when each is due. */
export function PlantCards({ plans, ...props }: Props) {
	return (
		<ul className="columns items-start">
			{plans.map((plan) => (
				<PlantCard key={plan.pot.id} plan={plan} isOpen={plans.length <= unfoldedMax} {...props} />
			))}
		</ul>
	);
}

type CardProps = Omit<Props, "plans"> & { plan: PlantPlan; isOpen: boolean };

function PlantCard({ plan, isOpen, actions, ...props }: CardProps) {
	const t = useTranslate();
	const { pot, plant, name, tasks } = plan;
	const [soil, ...others] = tasks;
	const whereabouts = [
		...(pot.name === "" ? [] : [plant.name]),
		...(pot.outdoors ? [t("myPlants.outdoors")] : []),
		...(pot.place === "" ? [] : [pot.place]),
	];
	const rows = (shown: readonly Task[]) => (
		<dl className="text-note leading-snug">
			{shown.map((task) => (
				<TaskRow key={task.kind} plan={plan} task={task} actions={actions} {...props} />
			))}
		</dl>
	);
	return (
		<li className="card">
			<div className="flex items-center gap-4 max-tight:flex-col max-tight:items-start [&_img]:h-19.25 [&_img]:w-16 [&_img]:bg-paper [&_img]:object-contain">
				{plant.picture && (
					<DrawnImage src={atBase(plant.picture)} alt="" width={64} height={77} loading="lazy" decoding="async" />
				)}
				<div className="min-w-0">
					<h3 className="wrap-anywhere">
						<LocalLink to={plant.path}>{name}</LocalLink>
					</h3>
					{whereabouts.length > 0 && <p className="wrap-anywhere text-faded text-note leading-snug">{whereabouts.join(" · ")}</p>}
				</div>
			</div>
			{soil && rows([soil])}
			{others.length > 0 && (
				<details open={isOpen}>
					<summary className="chevron justify-between font-semibold text-leaf">
						{t("myPlants.others")} <span className="sr-only">{name}</span>
					</summary>
					{rows(others)}
				</details>
			)}
			{actions && (
				<>
					<details>
						<summary className="chevron justify-between font-semibold text-leaf">
							{t("myPlants.own")} <span className="sr-only">{name}</span>
						</summary>
						<PotForm pot={pot} onEdit={(part) => actions.onEdit(pot, part)} />
					</details>
					<TextButton onClick={() => actions.onRemove(pot, name)}>
						{t("keepPlant.remove")} <span className="sr-only">{name}</span>
					</TextButton>
				</>
			)}
		</li>
	);
}

type RowProps = Omit<CardProps, "isOpen"> & { task: Task };

/** A task of a plant: when it is due, when it was last done, how often in each season. */
function TaskRow({ plan, task, page: { months }, today, writeDay, actions }: RowProps) {
	const t = useTranslate();
	const { day } = dueOf(task, plan.pot, today);
	const { done, looked } = plan.pot.last[task.kind] ?? noActs;
	const acts = [
		...(done === "" ? [] : [t("myPlants.lastDone", { day: writeDay(dayFrom(done)) })]),
		...(looked === "" ? [] : [t("myPlants.lastLooked", { day: writeDay(dayFrom(looked)) })]),
	];
	return (
		<div className="border-line border-t py-2">
			<dt className="font-semibold">{t(`myPlants.task.${task.kind}`)}</dt>
			<dd className="text-ink tabular-nums first-letter:uppercase">
				{day < today && t("myPlants.since", { day: writeDay(day) })}
				{day === today && t("myPlants.dueToday")}
				{day > today && t("myPlants.next", { day: writeDay(day) })}
			</dd>
			{acts.map((act) => (
				<dd key={act} className="text-faded tabular-nums first-letter:uppercase">
					{act}
				</dd>
			))}
			{task.seasons.map((season) => (
				<dd key={season.months[0]} className="text-faded tabular-nums first-letter:uppercase">
					{describeSeason(task, season, plan.plant, { t, months })}
				</dd>
			))}
			{actions && (
				<dd className="mt-2">
					<ActButtons kind={task.kind} name={plan.name} onAct={(done) => actions.onAct([plan], task.kind, done)} />
				</dd>
			)}
		</div>
	);
}

/** What the visitor notes about a plant; kept when a field is left. */
function PotForm({ pot, onEdit }: { pot: Pot; onEdit(part: Partial<Pot>): void }) {
	const t = useTranslate();
	return (
		<div className="grid gap-3 py-3 text-note">
			<Field label={t("myPlants.ownName")} value={pot.name} onEnter={(name) => onEdit({ name })} />
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					className="size-5 accent-leaf"
					checked={pot.outdoors}
					onChange={({ currentTarget }) => onEdit({ outdoors: currentTarget.checked })}
				/>
				{t("myPlants.isOutdoors")}
			</label>
			<Field label={t("myPlants.place")} value={pot.place} onEnter={(place) => onEdit({ place })} />
			<Field label={t("myPlants.bought")} type="date" value={pot.bought} onEnter={(bought) => onEdit({ bought })} />
			<Field label={t("myPlants.note")} value={pot.note} onEnter={(note) => onEdit({ note })} />
		</div>
	);
}

type FieldProps = { label: string; type?: "date"; value: string; onEnter(value: string): void };

function Field({ label, type, value, onEnter }: FieldProps) {
	return (
		<label className="grid min-w-0 gap-1">
			{label}
			<input
				// A value from another tab replaces what the field shows.
				key={value}
				className="control w-full min-w-0"
				type={type}
				defaultValue={value}
				maxLength={myPlantsLimits.words}
				// Of dates: a year of more digits could not be stored.
				max={type && "9999-12-31"}
				onBlur={({ currentTarget }) => {
					if (currentTarget.value !== value) onEnter(currentTarget.value.trim());
				}}
			/>
		</label>
	);
}
