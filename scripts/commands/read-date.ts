import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** The date given by `--date`, as in 2025-01-31; anything else is a UsageError. */
export function readDate(given: string | undefined): string | undefined {
	if (given !== undefined && !isDay(given)) throw new UsageError(msg("usage.noDate", { date: given }));
	return given;
}

/** Whether the text is a valid ISO date. Does not use zod, which takes longer to load than most checks take. */
function isDay(given: string): boolean {
	const at = new Date(`${given}T00:00:00Z`);
	return /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given);
}
