import { installCard } from "#schemas/spec/constants.ts";

/** What a browser hands over once it would install the site: a dialog of its own, which opens a single time. */
export type InstallDialog = Event & {
	prompt(): Promise<unknown>;
	readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** That dialog, and when it was offered, in milliseconds since the page began. */
export type InstallOffer = { dialog: InstallDialog; madeAt: number };

declare global {
	interface Window {
		/** The offer that still stands. It may come before the app does, so the first script of the page keeps it. */
		installOffer?: InstallOffer | undefined;
	}
	interface WindowEventMap {
		beforeinstallprompt: InstallDialog;
		appinstalled: Event;
		/** The offer has been taken. */
		"install-offer-gone": Event;
		/** Something needs the app, which waits for a sign of the visitor. */
		"app-wanted": Event;
	}
}

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
