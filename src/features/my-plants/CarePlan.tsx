import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { listen } from "#src/data/effects.ts";
import { useTranslate } from "#src/data/shared.ts";
import { notify } from "#src/features/notices/notify.ts";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";
import type { Sentence } from "#src/i18n/translate.ts";
import { Button, QuietButton } from "#src/ui/Button.tsx";
import { Absence } from "./Absence.tsx";
import { Today, Week } from "./Agenda.tsx";
import { Calendar } from "./Calendar.tsx";
import { type Collection, emptyCollection, withPlants } from "./collection.ts";
import { type Day, dayFrom, dayOf, isoOf, isoToday } from "./days.ts";
import { dayWriter, describeAdded } from "./describe.ts";
import { EmptyList } from "./EmptyList.tsx";
import { PlantCards } from "./PlantCards.tsx";
import { PlantChoice } from "./PlantChoice.tsx";
import { SitterSheet } from "./SitterSheet.tsx";
import { planFor } from "./schedule.ts";
import { Transfer } from "./Transfer.tsx";
import { Unknown } from "./Unknown.tsx";
import { Unlisted } from "./Unlisted.tsx";
import { changeMyPlants, useMyPlants } from "./use-my-plants.ts";
import { usePotActions } from "./use-pot-actions.ts";
import { type SharedList, useSharedList } from "./use-shared-list.ts";

/** Sections, of which only the one with `data-print` is printed. */
const planLook = "[&>section>h2]:mb-3 [&>section>p]:max-w-[42rem] [&>section]:mb-14 print:[&>:not([data-print])]:hidden";

/** Shows a message, and moves the focus to it: for buttons that disappear when pressed. */
type Say = (sentence: Sentence) => void;

/**
 * The visitor's plants, or a shared list, with what to check on them. Until storage has been read, it renders as for a visitor
 * without plants.
 */
export function CarePlan({ page }: { page: MyPlantsPage }) {
	const t = useTranslate();
	const saved = useMyPlants();
	const shared = useSharedList(page.plants);
	const [shownMessage, setShownMessage] = useState<{ sentence: Sentence } | null>(null);
	const status = useRef<HTMLParagraphElement>(null);
	// A prerendered page has no current date; it is set after mounting. An installed app may stay open for days.
	const [today, setToday] = useState<Day | null>(null);
	useEffect(() => {
		const look = () => setToday(dayOf(new Date()));
		look();
		return listen(["focus"], look);
	}, []);
	const say: Say = (sentence) => {
		setShownMessage({ sentence });
		status.current?.focus({ preventScroll: true });
	};
	const add = ({ slug, name }: { slug: string; name: string }) => {
		changeMyPlants((before) => withPlants(before, [slug], isoToday()));
		// The new card may be far from what was pressed.
		notify({ channel: "general", title: (t) => t("keepPlant.added", { name }) });
		// The buttons of the empty list disappear.
		if (saved?.collection.pots.length === 0) say(() => "");
	};
	if (!saved || today === null) return <Unread page={page} onAdd={add} />;

	const { collection, lasting, unreadable } = saved;
	return (
		<div className={planLook}>
			<p role="status" ref={status} tabIndex={-1} className="fine">
				{shownMessage?.sentence(t)}
			</p>
			{!lasting && <p className="notice">{t("keepPlant.notLasting")}</p>}
			{unreadable && <p className="notice">{t("myPlants.unreadable")}</p>}
			{shared && <Unknown names={shared.unknown} />}
			{shared && shared.plants.length > 0 ? (
				<SharedPlants page={page} shared={shared} collection={collection} today={today} say={say} />
			) : (
				<>
					{shared && <p className="notice">{t("myPlants.nothingShared")}</p>}
					<OwnPlants page={page} collection={collection} today={today} onAdd={add} say={say} />
					<Transfer page={page} collection={collection} />
				</>
			)}
		</div>
	);
}

type PlantsProps = { page: MyPlantsPage; collection: Collection; today: Day; say: Say };

function useDayWriter({ lang }: MyPlantsPage, today: Day) {
	return useMemo(() => dayWriter(lang, today), [lang, today]);
}

/** The visitor's own plants: what is due, an absence, cards, calendar. */
function OwnPlants({ page, collection, today, onAdd, say }: PlantsProps & ComponentProps<typeof EmptyList>) {
	const t = useTranslate();
	const actions = usePotActions(today);
	const [wanted, setWanted] = useState<"sheet" | "calendar">("calendar");
	const writeDay = useDayWriter(page, today);
	const { pots, hemisphere } = collection;
	const plans = planFor(pots, page.plants, hemisphere);
	const known = new Set(plans.map(({ pot }) => pot));
	const away = collection.away && dayFrom(collection.away.to) >= today ? collection.away : null;
	const printed = away ? wanted : "calendar";
	const printOnly = (part: typeof wanted) => {
		flushSync(() => setWanted(part));
		print();
	};
	const shownPlans = { page, plans, today, away, writeDay };
	const leaveButton = () => say(() => "");
	const remove: typeof actions.onRemove = (pot, name) => {
		actions.onRemove(pot, name);
		leaveButton();
	};
	return (
		<>
			<Unlisted
				pots={pots.filter((pot) => !known.has(pot))}
				catalogue={page.plants}
				onEdit={(pot, part) => {
					actions.onEdit(pot, part);
					leaveButton();
				}}
				onRemove={remove}
			/>
			{plans.length > 0 && (
				<>
					<Today
						{...shownPlans}
						onAct={(due, kind, done) => {
							actions.onAct(due, kind, done);
							leaveButton();
						}}
					/>
					<Absence {...shownPlans} onChange={(next) => changeMyPlants((before) => ({ ...before, away: next }))} />
					{away && <SitterSheet {...shownPlans} away={away} isPrinted={printed === "sheet"} onPrint={() => printOnly("sheet")} />}
				</>
			)}
			<section aria-labelledby="plants">
				<h2 id="plants">{t("myPlants.yours")}</h2>
				{plans.length === 0 ? (
					<EmptyList page={page} onAdd={onAdd} />
				) : (
					<>
						<PlantChoice plants={page.plants} label={t("myPlants.choose")} button={t("myPlants.add")} onChoose={onAdd} />
						{plans.some(({ tasks }) => tasks.some(({ kind }) => kind === "shelter")) && <UnitSwitch />}
						<PlantCards {...shownPlans} actions={{ ...actions, onRemove: remove }} />
					</>
				)}
			</section>
			{plans.length > 0 && (
				<Calendar
					{...shownPlans}
					hemisphere={hemisphere}
					isPrinted={printed === "calendar"}
					onPrint={() => printOnly("calendar")}
					onMove={(to) => changeMyPlants((before) => ({ ...before, hemisphere: to }))}
				/>
			)}
		</>
	);
}

/** A list from an address, which the visitor may keep. */
function SharedPlants({ page, shared, collection, today, say }: PlantsProps & { shared: SharedList }) {
	const t = useTranslate();
	const writeDay = useDayWriter(page, today);
	const hemisphere = shared.hemisphere ?? collection.hemisphere;
	const { pots } = withPlants(emptyCollection, shared.plants, isoOf(today));
	const plans = planFor(pots, page.plants, hemisphere);
	const keep = () => {
		const kept = new Set(collection.pots.map(({ plant }) => plant));
		const added = shared.plants.filter((slug) => !kept.has(slug));
		changeMyPlants((before) => withPlants(before.pots.length === 0 ? { ...before, hemisphere } : before, added, isoOf(today)));
		shared.leave();
		say((t) => describeAdded(added.length, shared.plants.length - added.length, t));
	};
	const leave = () => {
		shared.leave();
		say(() => "");
	};
	const shownPlans = { page, plans, today, away: null, writeDay };
	return (
		<>
			<Week {...shownPlans} />
			<section aria-labelledby="plants">
				<h2 id="plants">{t("myPlants.shared")}</h2>
				<p>{t("myPlants.sharedText")}</p>
				<div className="actions mt-5">
					<Button onClick={keep}>{t("myPlants.keep")}</Button>
					<QuietButton onClick={leave}>{t("myPlants.leave")}</QuietButton>
				</div>
				<PlantCards {...shownPlans} actions={null} />
			</section>
			<Calendar {...shownPlans} hemisphere={hemisphere} isPrinted onPrint={() => print()} onMove={shared.move} />
		</>
	);
}

/** Placeholder until storage has been read: the space of the message for visitors without plants, and plants to start with. */
function Unread({ page, onAdd }: ComponentProps<typeof EmptyList>) {
	const t = useTranslate();
	return (
		<div className={planLook}>
			<p role="status" className="fine" />
			<section aria-labelledby="plants" className="[@media(scripting:enabled)]:[&>:not(h2,h3,ul)]:invisible">
				<h2 id="plants">{t("myPlants.yours")}</h2>
				<EmptyList page={page} onAdd={onAdd} />
			</section>
		</div>
	);
}
