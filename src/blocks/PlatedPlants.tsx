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
		<ul className="plated-plants">
			{plants.map((plant) => {
				const { slug, path, number, name, latin, picture } = plant;
				return (
					<li key={slug}>
						{picture && (
							<Plate picture={{ ...picture, alt: "" }} size="card">
								{number}
							</Plate>
						)}
						<LocalLink to={path} className="stretched-link">
							{name}
						</LocalLink>
						<span className="latin" lang="la">
							{latin}
						</span>
						{children?.(plant)}
					</li>
				);
			})}
		</ul>
	);
}
