import { useTranslate } from "#src/data/shared.ts";
import type { Advice, Choice, Filter } from "./choice.ts";

type Props = { advice: Advice[]; nameFilter(filter: Filter): string; onTake(choice: Choice): void };

/** Shown when nothing matches all filters: which filters to remove, and how many results that gives. */
export function Nothing({ advice, nameFilter, onTake }: Props) {
	const t = useTranslate();
	return (
		<div className="mx-auto flex max-w-[36rem] flex-col items-center gap-3 py-12 text-center">
			<EmptyPot />
			<h2>{t("filters.none")}</h2>
			<p>{t("filters.advice")}</p>
			<ul className="mt-2 flex w-full flex-col items-stretch gap-2">
				{advice.map(({ drop, choice, count }) => {
					const filters = drop.map(nameFilter).join(" + ");
					return (
						<li key={filters}>
							<button type="button" className="button quiet w-full" onClick={() => onTake(choice)}>
								{t("filters.without", { filters, count })}
							</button>
						</li>
					);
				})}
			</ul>
		</div>
	);
}

function EmptyPot() {
	return (
		<svg
			className="size-20 text-clay"
			viewBox="0 0 64 64"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.6"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d="M14 22h36v8H14zM17 30l4 26h22l4-26" />
			<path d="M20 22c4-3 20-3 24 0M22 36l1 6M32 22c0-5 1-8 4-11" strokeLinecap="round" />
		</svg>
	);
}
