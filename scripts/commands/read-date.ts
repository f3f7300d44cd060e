import { z } from "zod";
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** The day that --date names, written 2025-01-31; anything else is a UsageError. */
export function readDate(given: string | undefined): string | undefined {
	if (given !== undefined && !z.iso.date().safeParse(given).success) throw new UsageError(say("usage.noDate", { date: given }));
	return given;
}
