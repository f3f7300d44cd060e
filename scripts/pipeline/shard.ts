import { fnv1a } from "#schemas/fnv.ts";
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** One of several machines that build a site together: which one, from 1, and of how many. */
export type Shard = { number: number; of: number };

/** Reads a shard as it is written on the command line, such as `2/3`; anything else is a UsageError. */
export function readShard(given: string): Shard {
	const [, number, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(given) ?? [];
	if (number === undefined || of === undefined) throw new UsageError(say("shard.form", { given }));
	if (Number(number) > Number(of)) throw new UsageError(say("shard.none", { number, of }));
	return { number: Number(number), of: Number(of) };
}

/** Whether a shard makes what has a name; for each name it is the same one everywhere. */
export function isOfShard({ number, of }: Shard, name: string): boolean {
	return fnv1a(name) % of === number - 1;
}
