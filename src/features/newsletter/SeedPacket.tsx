import type { ReactNode } from "react";
import { useTranslate } from "#src/data/shared.ts";

/**
 * The newsletter section of the home page, around its form: a seed packet with its flap folded down and a seedling printed on
 * it.
 */
export function SeedPacket({ children }: { children: ReactNode }) {
	const t = useTranslate();
	return (
		<section
			className="relative grid items-center gap-x-10 gap-y-4 rounded-sm border border-line bg-plate px-5 pt-16 pb-8 before:absolute before:inset-x-0 before:top-0 before:h-10 before:rounded-t-sm before:[border-bottom:2px_dashed_var(--color-line)] before:bg-paper before:content-[''] before:[clip-path:polygon(0_0,100%_0,100%_100%,0_100%)] sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-10"
			aria-labelledby="seed-packet"
		>
			<svg
				className="mx-auto w-32 sm:w-full"
				strokeLinecap="round"
				strokeLinejoin="round"
				viewBox="0 0 200 220"
				aria-hidden="true"
			>
				<path
					className="fill-[color-mix(in_oklab,var(--color-clay)_62%,var(--color-plate))]"
					d="M28 178c22-9 48-12 74-11s50 4 70 12c-14 14-42 22-72 22s-58-9-72-23z"
				/>
				<path className="fill-none stroke-5 stroke-leaf" d="M100 170c-2-24-1-44 3-66" />
				<path
					className="fill-[color-mix(in_oklab,var(--color-leaf)_78%,var(--color-plate))] stroke-[1.2] stroke-ink"
					d="M103 106c-2-26-22-42-56-42-1 30 20 48 56 42z"
				/>
				<path
					className="fill-[color-mix(in_oklab,var(--color-leaf)_52%,var(--color-plate))] stroke-[1.2] stroke-ink"
					d="M103 102c4-28 24-46 54-48 2 32-18 52-54 48z"
				/>
				<path className="fill-none stroke-[1.6] stroke-plate" d="M101 104C88 90 72 80 56 72M106 100c12-14 26-26 40-36" />
				<path
					className="fill-ink"
					d="M58 186c5-5 11-5 14-1-4 5-10 6-14 1zM118 190c5-5 11-5 14-1-4 5-10 6-14 1zM88 192c4-4 9-4 12-1-3 4-9 5-12 1z"
				/>
			</svg>
			<div className="[&_p+.fine]:mt-2">
				<h2 id="seed-packet">{t("newsletter.title")}</h2>
				<p className="subtitle mt-2 mb-5">{t("newsletter.subtitle")}</p>
				{children}
			</div>
		</section>
	);
}
