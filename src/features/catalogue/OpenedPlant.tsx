import { type ReactNode, useRef } from "react";
import type { PlantListPage } from "#schemas/pages/page-data.ts";
import { PlantBrief } from "#src/blocks/PlantBrief.tsx";
import { useTranslate } from "#src/data/shared.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { LocalLink } from "#src/ui/LocalLink.tsx";
import { usePlantDetails } from "./use-plant-details.ts";

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
