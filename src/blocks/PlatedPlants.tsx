import type { ReactNode } from "react";
import type { PlatedPlant } from "#schemas/pages/plant/page-data.ts";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { Plate } from "./Plate.tsx";

type Props = {
	plants: readonly PlatedPlant[];
	/** Actions for a plant, below its names. */
	children?: (plant: PlatedPlant) => ReactNode;
};

/** A few plants as small plates in a row, each linking to its sheet or brief. */
export function PlatedPlants({ plants, children }: Props) {
	return (
		// Six per row, three or two on narrow screens: no row has a gap.
		<ul className="grid grid-cols-2 gap-x-4 gap-y-6 max-tight:grid-cols-1 sm:grid-cols-3 sm:gap-x-5 wide:grid-cols-6">
			{plants.map((plant) => {
				const { slug, path, number, name, latin, picture } = plant;
				return (
					<li
						key={slug}
						className="relative flex min-w-0 flex-col has-[>a:focus-visible]:outline-2 has-[>a:focus-visible]:outline-clay has-[>a:focus-visible]:outline-offset-4 [&>.plate]:mb-2.5 [&>.plate]:[transition:translate_160ms_ease-out] hover:[&>.plate]:[translate:0_-4px] has-[>a:focus-visible]:[&>.plate]:[translate:0_-4px]"
					>
						{picture && (
							<Plate picture={{ ...picture, alt: "" }} size="card">
								{number}
							</Plate>
						)}
						<LocalLink
							to={path}
							className="stretched-link hyphens-auto font-semibold font-serif text-lg/tight hover:underline wide:text-base/tight"
						>
							{name}
						</LocalLink>
						<span className="latin text-note leading-snug" lang="la">
							{latin}
						</span>
						{children?.(plant)}
					</li>
				);
			})}
		</ul>
	);
}
