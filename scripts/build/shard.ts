import { fnv1a } from "#schemas/shared/fnv.ts";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** One of several machines that build a site together: its number, from 1, and the total. */
export type Shard = { number: number; of: number };

/** Parses a shard from the command line, such as `2/3`; anything else is a UsageError. */
export function readShard(given: string): Shard {
	const [, number, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(given) ?? [];
	if (number === undefined || of === undefined) throw new UsageError(msg("shard.form", { given }));
	if (Number(number) > Number(of)) throw new UsageError(msg("shard.none", { number, of }));
	return { number: Number(number), of: Number(of) };
}

/** Whether a name belongs to a shard; the assignment is the same on every machine. */
export function isOfShard({ number, of }: Shard, name: string): boolean {
	return fnv1a(name) % of === number - 1;
}
