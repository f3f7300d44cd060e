import { useEffect, useRef } from "react";
import type { HomePage } from "#schemas/pages/page-data.ts";
import { Unbroken } from "#src/blocks/Unbroken.tsx";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { useMyPlants } from "./use-my-plants.ts";

/**
 * What to do in each month. Selecting a month works without scripts; with them the current month is preselected, and visitors
 * who chose the southern hemisphere get the tasks of its seasons. The prerendered page knows neither, so no month is selected
 * in it.
 */
export function MonthTasks({ months }: { months: HomePage["months"] }) {
	const { shell, t } = useShared();
	const tasksOf = (index: number) => months[(index + ahead) % months.length]?.tasks ?? { everywhere: [], inClimates: [] };
	const fields = useRef<HTMLFieldSetElement>(null);
	const collection = useMyPlants()?.collection;
	const ahead = collection?.hemisphere === "south" ? 6 : 0;
	useEffect(() => {
		const choices = fields.current?.querySelectorAll("input") ?? [];
		const now = choices[new Date().getMonth()];
		// The visitor may have selected a month before hydration.
		if (now && ![...choices].some(({ checked }) => checked)) now.checked = true;
	}, []);
	return (
		<section aria-labelledby="months">
			<h2 id="months">{t("months.title")}</h2>
			<fieldset
				data-months=""
				ref={fields}
				className="group mt-4 grid grid-cols-12 border-ink border-t p-0 unscripted:grid-cols-1 unscripted:gap-x-8 unscripted:border-t-0 unscripted:wide:grid-cols-3"
			>
				{/* The panels of all months share one grid cell, so that selecting another month causes no layout shift. */}
				<legend className="sr-only">{t("months.legend")}</legend>
				<p className="col-span-12 col-start-1 row-start-2 mt-3 group-has-checked:invisible unscripted:hidden">
					{t("months.none")}
				</p>
				{/* The month that is selected stays so in another language. */}
				{months.map(({ name, initial }, index) => {
					const { everywhere, inClimates } = tasksOf(index);
					return (
						<div key={index} className="group/month contents">
							<label className="relative row-start-1 grid min-h-13 cursor-pointer place-items-center border-line pt-3 font-semibold text-faded before:absolute before:top-0 before:left-1/2 before:h-2.5 before:w-px before:bg-ink before:content-[''] hover:text-ink has-checked:text-leaf has-checked:before:-ml-0.5 has-checked:before:h-4 has-checked:before:w-1 has-checked:before:bg-leaf has-focus-visible:outline-2 has-focus-visible:outline-clay print:hidden unscripted:hidden">
								<input
									className="absolute inset-0 m-0 cursor-pointer appearance-none"
									type="radio"
									name="month"
									value={index + 1}
								/>
								<span aria-hidden="true">{initial}</span>
								<span className="sr-only">{name}</span>
							</label>
							<div className="invisible col-span-12 col-start-1 row-start-2 mt-3 group-has-checked/month:visible unscripted:visible unscripted:col-auto unscripted:row-auto">
								<h3 className="first-letter:uppercase">{name}</h3>
								<Tasks tasks={everywhere} />
								{/* The climates are those of one country. Closed, so that a short month leaves no gap. */}
								{ahead === 0 && inClimates.length > 0 && (
									<details className="mt-3">
										<summary className="chevron w-fit gap-2 py-2 font-semibold text-leaf">{t("months.byClimate")}</summary>
										<Tasks tasks={inClimates} />
									</details>
								)}
							</div>
						</div>
					);
				})}
			</fieldset>
			{shell.myPlants !== null && collection && collection.pots.length > 0 && (
				<p>
					<LocalLink to={shell.myPlants}>{t("months.own")}</LocalLink>
				</p>
			)}
		</section>
	);
}

function Tasks({ tasks }: { tasks: readonly string[] }) {
	return (
		<ul className="mt-3 grid list-none gap-x-8 gap-y-3 p-0 *:border-line *:border-l-2 *:pl-4 wide:grid-cols-3 unscripted:wide:grid-cols-1">
			{tasks.map((task) => (
				<li key={task}>
					<Unbroken>{task}</Unbroken>
				</li>
			))}
		</ul>
	);
}
