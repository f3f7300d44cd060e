import { ExpirationPlugin } from "workbox-expiration";

const secondsPerDay = 86_400;

/** Keeps of what was seen so many at most, each for so many days, and gives it up first where there is no room. */
export function expireAfter({ entries, days }: { entries: number; days: number }): ExpirationPlugin {
	return new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: days * secondsPerDay, purgeOnQuotaError: true });
}
