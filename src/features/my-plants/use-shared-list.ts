import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { KeepablePlant } from "#schemas/my-plants/page-data.ts";
import { sharedPlantsParameter } from "#schemas/spec/my-plants.ts";
import { readShared } from "./collection.ts";

export type SharedList = {
	plants: KeepablePlant[];
	/** What the address names besides, as it stands there. */
	unknown: string[];
	/** Takes the list out of the address. */
	leave(): void;
};

/** The list that the address shares; null when it shares none. */
export function useSharedList(catalogue: readonly KeepablePlant[]): SharedList | null {
	const [parameters] = useSearchParams();
	const navigate = useNavigate();
	const asked = parameters.getAll(sharedPlantsParameter).join(",");
	const isShared = parameters.has(sharedPlantsParameter);
	return useMemo(() => {
		if (!isShared) return null;
		const { plants, skipped } = readShared(asked);
		const found = findPlants(plants, catalogue);
		return {
			plants: found.known,
			unknown: [...found.unknown, ...skipped],
			leave: () => void navigate({ search: "" }, { replace: true, preventScrollReset: true }),
		};
	}, [isShared, asked, catalogue, navigate]);
}

/** Plants of a list in its order, and those that the catalogue does not have. */
export function findPlants(slugs: readonly string[], catalogue: readonly KeepablePlant[]) {
	const bySlug = new Map(catalogue.map((plant) => [plant.slug, plant]));
	return {
		known: slugs.flatMap((slug) => bySlug.get(slug) ?? []),
		unknown: slugs.filter((slug) => !bySlug.has(slug)),
	};
}
