import { useEffect, useRef } from "react";
import type { HomePage } from "#schemas/pages/page-data.ts";
import { Unbroken } from "#src/blocks/Unbroken.tsx";
import { useShared } from "#src/data/shared.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import "./month-tasks.css";
import { useMyPlants } from "./use-my-plants.ts";

/**
 * What to do in each month. Selecting a month works without scripts; with them the current month is preselected, and visitors
 * who chose the southern hemisphere get the tasks of its seasons. The prerendered page knows neither, so no month is selected
 * in it.
 */
export function MonthTasks({ months }: { months: HomePage["months"] }) {
	const { shell, t } = useShared();
	const fields = useRef<HTMLFieldSetElement>(null);
	const collection = useMyPlants().saved?.collection;
	const ahead = collection?.hemisphere === "south" ? 6 : 0;
	useEffect(() => {
		const choices = fields.current?.querySelectorAll("input") ?? [];
		const now = choices[new Date().getMonth()];
		// The visitor may have selected a month before hydration.
		if (now && ![...choices].some(({ checked }) => checked)) now.checked = true;
	}, []);
	return (
		<section aria-labelledby="months" className="months">
			<h2 id="months">{t("months.title")}</h2>
			<fieldset ref={fields}>
				<legend className="sr-only">{t("months.legend")}</legend>
				<p className="month-none">{t("months.none")}</p>
				{months.map(({ name, initial }, index) => (
					<div key={name} className="month">
						<label>
							<input type="radio" name="month" value={index + 1} />
							<span aria-hidden="true">{initial}</span>
							<span className="sr-only">{name}</span>
						</label>
						<div className="month-tasks">
							<h3>{name}</h3>
							<ul>
								{months[(index + ahead) % months.length]?.tasks.map((task) => (
									<li key={task}>
										<Unbroken>{task}</Unbroken>
									</li>
								))}
							</ul>
						</div>
					</div>
				))}
			</fieldset>
			{shell.myPlants !== null && collection && collection.plants.length > 0 && (
				<p>
					<LocalLink to={shell.myPlants}>{t("months.own")}</LocalLink>
				</p>
			)}
		</section>
	);
}
