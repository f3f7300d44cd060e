import { installCard } from "#schemas/spec/constants.ts";
import type { InstallOffer } from "#src/data/window-events.ts";

/** Milliseconds until the card for an offer may come; `now` is since the page began, too. */
export function waitForCard({ madeAt }: Pick<InstallOffer, "madeAt">, now: number): number {
	return Math.max(0, madeAt + installCard.delayMs - now);
}

/**
 * Whether a dismissal still counts: when it was, and the time now, both in milliseconds since 1970. A dismissal in the future
 * is the mistake of a clock, and counts no more than none.
 */
export function isDismissed(dismissedAt: number | null, now: number): boolean {
	if (dismissedAt === null) return false;
	const age = now - dismissedAt;
	return age >= 0 && age < installCard.dismissedMs;
}
