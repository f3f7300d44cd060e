import { useEffect, useState } from "react";
import type { PlantDetails, PlantDetailsFile } from "#schemas/pages/plant/page-data.ts";
import { inUnits } from "#schemas/shared/differences.ts";
import { plantDetailsPath } from "#schemas/shared/plant-details.ts";
import { isListOf, isRecord } from "#schemas/shared/shapes.ts";
import { get } from "#src/data/browser.ts";
import { useShared } from "#src/data/shared.ts";
import { useUnits } from "#src/data/units.ts";

/** The result of a request for a file: its contents, or null if it failed. */
type Answer = { path: string; file: PlantDetailsFile | null };

/**
 * The details of a plant for its opened card, in the page's language and the reader's units; null until they have loaded. Also
 * whether loading failed.
 */
export function usePlantDetails(slug: string): { details: PlantDetails | null; failed: boolean; retry(): void } {
	const { shell } = useShared();
	const { system } = useUnits();
	const [answer, setAnswer] = useState<Answer | null>(null);
	const [attempt, setAttempt] = useState(0);
	const path = plantDetailsPath(slug, shell.lang);
	useEffect(() => {
		let current = true;
		const settle = (file: Answer["file"]) => {
			if (current) setAnswer({ path, file });
		};
		get(path, isPlantDetails).then(settle, () => settle(null));
		return () => {
			current = false;
		};
	}, [path, attempt]);
	const came = answer?.path === path ? answer : null;
	const file = came?.file ?? null;
	return {
		details: file && inUnits(file, system),
		failed: came !== null && file === null,
		retry: () => {
			setAnswer(null);
			setAttempt(attempt + 1);
		},
	};
}

const isFacts = isListOf(isRecord);

function isPlantDetails(data: unknown): data is PlantDetailsFile {
	return isRecord(data) && isFacts(data["facts"]) && (data["care"] === null || isRecord(data["care"]));
}
