import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { KeepablePlant } from "#schemas/my-plants/page-data.ts";
import { sharedHemisphereParameter, sharedPlantsParameter } from "#schemas/spec/my-plants.ts";
import { type Collection, findHemisphere, type Hemisphere, readShared } from "./collection.ts";

export type SharedList = {
	plants: KeepablePlant[];
	/** What the address names besides, as it stands there. */
	unknown: string[];
	/** Where the plants grow; null where the address does not say it. */
	hemisphere: Hemisphere | null;
	/** Writes another hemisphere into the address. */
	move(to: Hemisphere): void;
	/** Takes the list out of the address. */
	leave(): void;
};

/** The list that the address shares; null when it shares none. */
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

/** The query of an address that shares a list. Slugs and the comma between them need no escape. */
export function sharedQuery({ plants, hemisphere }: Collection): string {
	return `?${sharedPlantsParameter}=${plants.join(",")}&${sharedHemisphereParameter}=${hemisphere}`;
}

/** Plants of a list in its order, and those that the catalogue does not have. */
export function findPlants(slugs: readonly string[], catalogue: readonly KeepablePlant[]) {
	const bySlug = new Map(catalogue.map((plant) => [plant.slug, plant]));
	return {
		known: slugs.flatMap((slug) => bySlug.get(slug) ?? []),
		unknown: slugs.filter((slug) => !bySlug.has(slug)),
	};
}
