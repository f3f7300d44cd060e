import { ExpirationPlugin } from "workbox-expiration";

const secondsPerDay = 86_400;

/** Limits a cache by number of entries and by age in days; its entries are purged first when storage runs out. */
export function expireAfter({ entries, days }: { entries: number; days: number }): ExpirationPlugin {
	return new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: days * secondsPerDay, purgeOnQuotaError: true });
}
