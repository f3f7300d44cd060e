import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PlantListPage } from "#schemas/pages/page-data.ts";
import type { PlantDetails, PlantDetailsFile } from "#schemas/pages/plant/page-data.ts";
import { inUnits } from "#schemas/shared/differences.ts";
import { plantDetailsPath } from "#schemas/shared/plant-details.ts";
import { isListOf, isRecord } from "#schemas/shared/shapes.ts";
import { PlantBrief } from "#src/blocks/PlantBrief.tsx";
import { get } from "#src/data/browser.ts";
import { settle } from "#src/data/effects.ts";
import { useShared, useTranslate } from "#src/data/shared.ts";
import { useUnits } from "#src/data/units.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";

type Props = Pick<PlantListPage, "emergency"> & { plant: PlantListPage["plants"][number]; children: ReactNode };

/**
 * The brief of a plant: what the list has is shown immediately, its other facts and its care once they have loaded. `children`
 * are actions for the plant.
 */
export function OpenedPlant({ plant, emergency, children }: Props) {
	const t = useTranslate();
	const rest = useRef<HTMLDivElement>(null);
	const { details, failed, retry } = usePlantDetails(plant.slug);
	const tryAgain = () => {
		// The retry button disappears.
		rest.current?.focus({ preventScroll: true });
		retry();
	};
	return (
		<>
			<PlantBrief plant={plant} details={details} emergency={emergency}>
				{children}
			</PlantBrief>
			<div ref={rest} tabIndex={-1} role="status" aria-busy={!details && !failed}>
				{failed && (
					<div className="notice mt-4 mb-0 [&>:not(:last-child)]:mb-2">
						<p>{t("plants.detailsFailed")}</p>
						<p>
							<QuietButton onClick={tryAgain}>{t("error.retry")}</QuietButton>
						</p>
						{plant.care && (
							<p>
								<LocalLink to={plant.care.path}>{plant.care.label}</LocalLink>
							</p>
						)}
					</div>
				)}
			</div>
		</>
	);
}

/** The result of a request for a file: its contents, or null if it failed. */
type Answer = { path: string; file: PlantDetailsFile | null };

/**
 * The details of a plant for its opened card, in the page's language and the reader's units; null until they have loaded. Also
 * whether loading failed.
 */
function usePlantDetails(slug: string): { details: PlantDetails | null; failed: boolean; retry(): void } {
	const { shell } = useShared();
	const { system } = useUnits();
	const [answer, setAnswer] = useState<Answer | null>(null);
	const [attempt, setAttempt] = useState(0);
	const path = plantDetailsPath(slug, shell.lang);
	useEffect(() => {
		const show = (file: Answer["file"]) => setAnswer({ path, file });
		return settle(get(path, isPlantDetails), show, () => show(null));
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
