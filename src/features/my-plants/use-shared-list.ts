import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { KeepablePlant } from "#schemas/pages/my-plants/page-data.ts";
import { myPlantsLimits, sharedHemisphereParameter, sharedPlantsParameter } from "#schemas/shared/my-plants.ts";
import { type Hemisphere, isHemisphere, isSlug } from "./collection.ts";

export type SharedList = {
	/** Slugs of plants of the catalogue. */
	plants: string[];
	/** Entries of the address that are not in the catalogue, as written. */
	unknown: string[];
	/** The hemisphere where the plants grow; null if the address does not have it. */
	hemisphere: Hemisphere | null;
	/** Writes another hemisphere into the address. */
	move(to: Hemisphere): void;
	/** Removes the list from the address. */
	leave(): void;
};

/** The list shared by the address; null if there is none. */
export function useSharedList(catalogue: readonly KeepablePlant[]): SharedList | null {
	const [parameters] = useSearchParams();
	const navigate = useNavigate();
	const sharedPlants = parameters.getAll(sharedPlantsParameter).join(",");
	const place = parameters.get(sharedHemisphereParameter);
	const isShared = parameters.has(sharedPlantsParameter);
	return useMemo(() => {
		if (!isShared) return null;
		const { slugs, others } = readShared(sharedPlants);
		const known = new Set(catalogue.map(({ slug }) => slug));
		const go = (search: string) => void navigate({ search }, { replace: true, preventScrollReset: true });
		return {
			plants: slugs.filter((slug) => known.has(slug)),
			unknown: [...slugs.filter((slug) => !known.has(slug)), ...others],
			hemisphere: isHemisphere(place) ? place : null,
			move: (to) => go(sharedQuery(slugs, to)),
			leave: () => go(""),
		};
	}, [isShared, sharedPlants, place, catalogue, navigate]);
}

/** The query of an address that shares plants. Slugs and the comma between them need no escaping. */
export function sharedQuery(plants: readonly string[], hemisphere: Hemisphere): string {
	return `?${sharedPlantsParameter}=${plants.join(",")}&${sharedHemisphereParameter}=${hemisphere}`;
}

/** Parses the plants of an address, `pothos,aloe-vera`, and returns what is no slug separately. */
export function readShared(parameter: string): { slugs: string[]; others: string[] } {
	const entries = parameter
		.slice(0, myPlantsLimits.characters)
		.split(",")
		.map((each) => each.trim());
	const distinct = [...new Set(entries)].filter((each) => each !== "");
	return {
		slugs: distinct.filter(isSlug).slice(0, myPlantsLimits.plants),
		others: distinct.filter((each) => !isSlug(each)),
	};
}
