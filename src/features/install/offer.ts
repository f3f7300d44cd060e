import { installCard } from "#schemas/shared/constants.ts";
import type { InstallOffer } from "#src/data/window-events.ts";

/** Milliseconds until the card for an offer may be shown; `now` is measured from the start of the page, like `madeAt`. */
export function waitForCard({ madeAt }: Pick<InstallOffer, "madeAt">, now: number): number {
	return Math.max(0, madeAt + installCard.delayMs - now);
}

/**
 * Whether a dismissal still applies: both arguments are in milliseconds since 1970. A dismissal in the future comes from a
 * wrong clock and is ignored.
 */
export function isDismissed(dismissedAt: number | null, now: number): boolean {
	if (dismissedAt === null) return false;
	const age = now - dismissedAt;
	return age >= 0 && age < installCard.dismissedMs;
}
