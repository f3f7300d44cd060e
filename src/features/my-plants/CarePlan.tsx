import { type ComponentProps, useEffect, useMemo, useRef, useState } from "react";
import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { UnitSwitch } from "#src/features/units/UnitSwitch.tsx";
import type { Sentence } from "#src/i18n/translate.ts";
import { TextButton } from "#src/ui/TextButton.tsx";
import { Week } from "./Agenda.tsx";
import { Calendar } from "./Calendar.tsx";
import { withList, withoutPlants, withPlants } from "./collection.ts";
import { type Day, dayOf } from "./dates.ts";
import { dayWriter, describeAdded } from "./describe.ts";
import { EmptyList } from "./EmptyList.tsx";
import { MonthTicks } from "./MonthTicks.tsx";
import { PlantPlans } from "./PlantPlans.tsx";
import { planFor } from "./schedule.ts";
import { Transfer } from "./Transfer.tsx";
import { shorten, Unknown } from "./Unknown.tsx";
import { useMyPlants } from "./use-my-plants.ts";
import { findPlants, useSharedList } from "./use-shared-list.ts";
import "./my-plants.css";

/** Sections, of which only the calendar is printed. */
const planLook = "[&>section>h2]:mb-3 [&>section>p]:max-w-[42rem] [&>section]:mb-14 print:[&>:not([data-print])]:hidden";

/**
 * The visitor's plants, or a shared list, with what to check on them. Until storage has been read, it renders as for a visitor
 * without plants.
 */
export function CarePlan({ page }: { page: MyPlantsPage }) {
	const t = useTranslate();
	const { saved, change } = useMyPlants();
	const shared = useSharedList(page.plants);
	const [shownMessage, setShownMessage] = useState<{ sentence: Sentence } | null>(null);
	const status = useRef<HTMLParagraphElement>(null);
	// A prerendered page has no current date; it is set after mounting.
	const [today, setToday] = useState<Day | null>(null);
	useEffect(() => setToday(dayOf(new Date())), []);
	const sentences = useMemo(() => ({ t, months: page.months }), [t, page.months]);
	const writeDay = useMemo(() => dayWriter(page.lang, today ?? 0), [page.lang, today]);
	/** For buttons that disappear when pressed: moves the focus to the status message. */
	const say = (sentence: Sentence) => {
		setShownMessage({ sentence });
		status.current?.focus({ preventScroll: true });
	};
	const add = ({ slug, name }: { slug: string; name: string }) => {
		change((before) => withPlants(before, [slug]));
		say((t) => t("keepPlant.added", { name }));
	};
	if (!saved || today === null) return <Unread page={page} onAdd={add} />;

	const { collection, lasting, unreadable } = saved;
	const { plants: slugs } = collection;
	const mine = findPlants(slugs, page.plants);
	const visiting = shared !== null && shared.plants.length > 0;
	const hemisphere = (visiting ? shared.hemisphere : null) ?? collection.hemisphere;
	const shown = visiting ? shared.plants : mine.known;
	const keep = () => {
		if (!shared) return;
		const wanted = shared.plants.map(({ slug }) => slug);
		const added = wanted.filter((slug) => !slugs.includes(slug)).length;
		change((before) => withList(before, { plants: wanted, hemisphere: shared.hemisphere }));
		shared.leave();
		say((t) => describeAdded(added, wanted.length - added, t));
	};
	return (
		<div className={planLook}>
			<p role="status" ref={status} tabIndex={-1} className="fine focus:outline-none">
				{shownMessage?.sentence(t)}
			</p>
			{!lasting && <p className="notice">{t("keepPlant.notLasting")}</p>}
			{unreadable && <p className="notice">{t("myPlants.unreadable")}</p>}
			{shared && !visiting && <p className="notice">{t("myPlants.nothingShared")}</p>}
			{shared && <Unknown names={shared.unknown} />}
			{!visiting && mine.unknown.length > 0 && <RemovedPlants slugs={mine.unknown} />}
			{shown.length > 0 && <MonthTicks plans={planFor(shown, hemisphere)} initials={page.monthInitials} today={today} />}
			{shown.length > 0 && <Week plans={planFor(shown, hemisphere)} today={today} writeDay={writeDay} />}
			<section aria-labelledby="plants">
				<h2 id="plants">{t(visiting ? "myPlants.shared" : "myPlants.yours")}</h2>
				{visiting && (
					<SharedList
						onKeep={keep}
						onLeave={() => {
							shared.leave();
							say(() => "");
						}}
					/>
				)}
				{shown.some(({ care }) => care.shelter) && <UnitSwitch />}
				{shown.length === 0 ? (
					<EmptyList page={page} onAdd={add} />
				) : (
					<PlantPlans plans={planFor(shown, hemisphere)} sentences={sentences} today={today} writeDay={writeDay}>
						{({ plant: { slug, name } }) =>
							!visiting && (
								<TextButton
									onClick={() => {
										change((before) => withoutPlants(before, [slug]));
										say(() => "");
									}}
								>
									{t("keepPlant.remove")} <span className="sr-only">{name}</span>
								</TextButton>
							)
						}
					</PlantPlans>
				)}
			</section>
			{shown.length > 0 && (
				<Calendar
					page={page}
					plants={shown}
					sentences={sentences}
					hemisphere={hemisphere}
					today={today}
					writeDay={writeDay}
					onMove={(to) => (visiting ? shared.move(to) : change((before) => ({ ...before, hemisphere: to })))}
				/>
			)}
			{!visiting && <Transfer page={page} collection={collection} />}
		</div>
	);
}

/** Says which plants of the list are no longer in the catalogue, and removes them from it. */
function RemovedPlants({ slugs }: { slugs: string[] }) {
	const t = useTranslate();
	const { change } = useMyPlants();
	return (
		<p className="notice">
			{t("myPlants.gone", { plants: shorten(slugs) })}{" "}
			<TextButton onClick={() => change((before) => withoutPlants(before, slugs))}>{t("myPlants.forget")}</TextButton>
		</p>
	);
}

/** Placeholder until storage has been read: the space of the message for visitors without plants, and plants to start with. */
function Unread({ page, onAdd }: ComponentProps<typeof EmptyList>) {
	const t = useTranslate();
	return (
		<div className={planLook}>
			<p role="status" className="fine" />
			<section aria-labelledby="plants" className="scripted:[&>:not(h2,h3,.plated-plants)]:invisible">
				<h2 id="plants">{t("myPlants.yours")}</h2>
				<EmptyList page={page} onAdd={onAdd} />
			</section>
		</div>
	);
}

/** What a visitor can do with a shared list. */
function SharedList({ onKeep, onLeave }: { onKeep(): void; onLeave(): void }) {
	const t = useTranslate();
	return (
		<>
			<p>{t("myPlants.sharedText")}</p>
			<div className="actions mt-5">
				<button type="button" className="button" onClick={onKeep}>
					{t("myPlants.keep")}
				</button>
				<button type="button" className="button quiet" onClick={onLeave}>
					{t("myPlants.leave")}
				</button>
			</div>
		</>
	);
}
