import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { KeepablePlant } from "#schemas/pages/my-plants/page-data.ts";
import { sharedHemisphereParameter, sharedPlantsParameter } from "#schemas/shared/my-plants.ts";
import { type Collection, findHemisphere, type Hemisphere, readShared } from "./collection.ts";

export type SharedList = {
	plants: KeepablePlant[];
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
		const { plants, skipped } = readShared(sharedPlants);
		const found = findPlants(plants, catalogue);
		const go = (search: string) => void navigate({ search }, { replace: true, preventScrollReset: true });
		return {
			plants: found.known,
			unknown: [...found.unknown, ...skipped],
			hemisphere: findHemisphere(place),
			move: (to) => go(sharedQuery({ plants, hemisphere: to })),
			leave: () => go(""),
		};
	}, [isShared, sharedPlants, place, catalogue, navigate]);
}

/** The query of an address that shares a list. Slugs and the comma between them need no escaping. */
export function sharedQuery({ plants, hemisphere }: Collection): string {
	return `?${sharedPlantsParameter}=${plants.join(",")}&${sharedHemisphereParameter}=${hemisphere}`;
}

/** The catalogue's plants for these slugs, in order, and the slugs that it does not have. */
export function findPlants(slugs: readonly string[], catalogue: readonly KeepablePlant[]) {
	const bySlug = new Map(catalogue.map((plant) => [plant.slug, plant]));
	return {
		known: slugs.flatMap((slug) => bySlug.get(slug) ?? []),
		unknown: slugs.filter((slug) => !bySlug.has(slug)),
	};
}
