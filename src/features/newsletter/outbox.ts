import { constants } from "#schemas/spec/constants.ts";
import type { NewsletterOutcome } from "#schemas/spec/newsletter.ts";
import type { ValueOf } from "#schemas/spec/stored-value.ts";
import { newsletterTried, newsletterWaiting } from "#schemas/spec/stored-values.ts";
import type { Keeper } from "#src/data/storage.ts";
import type { Exclusively } from "./exclusively.ts";

/** How it went: as the service says, or that the same address was sent before, with an answer (`repeated`) or without. */
export type Result = NewsletterOutcome | "repeated" | "uncertain";

/** An address that the visitor asked to keep. Only `waiting` is ever sent without being asked again. */
export type Waiting = ValueOf<typeof newsletterWaiting>[number];

export type Outbox = ReturnType<typeof createOutbox>;

type OutboxEnvironment = {
	keeper: Keeper;
	exclusively: Exclusively;
	/** Gives a name of an address from which the address cannot be read. */
	digest(address: string): Promise<string>;
	now(): number;
	/** Told when the addresses that wait have changed. */
	onChange(): void;
};

const arrived: ReadonlySet<Result> = new Set(["sent", "confirm", "already", "repeated"]);

/**
 * Sends each address once at most: one tab at a time, and before anything leaves it is written down that it does. What
 * was written down and never crossed off again (a reload, a closed tab, no answer) is sent only when the visitor says so.
 */
export function createOutbox({ keeper: { store, stored }, exclusively, digest, now, onChange }: OutboxEnvironment) {
	const waiting = () => stored(newsletterWaiting) ?? [];
	const findWaiting = (address: string) => waiting().find((each) => isSame(each.address, address));

	/** Puts a state on an address that waits, or takes it off (null). Gives whether the storage took it. */
	function setWaiting(address: string, state: Waiting["state"] | null): boolean {
		const others = waiting().filter((each) => !isSame(each.address, address));
		const next = state === null ? others : [...others, { address, state }];
		const taken = store(newsletterWaiting, next.length > 0 ? next : null);
		onChange();
		return taken;
	}

	/** Writes down that an address leaves now, unless it did before. `told`: the visitor knows that it may have arrived. */
	async function begin(address: string, told: boolean): Promise<"repeated" | "uncertain" | { end(state: "sent" | null): void }> {
		const name = await digest(address.toLowerCase());
		const tried = fresh();
		const before = tried[name]?.state;
		if (before === "sent") return "repeated";
		if (before === "sending" && !told) return "uncertain";
		store(newsletterTried, { ...tried, [name]: { state: "sending", at: now() } });
		return {
			end: (state) => store(newsletterTried, { ...without(fresh(), name), ...(state && { [name]: { state, at: now() } }) }),
		};
	}

	function fresh(): ValueOf<typeof newsletterTried> {
		const tried = stored(newsletterTried) ?? {};
		return Object.fromEntries(Object.entries(tried).filter(([, { at }]) => now() - at < constants.newsletterRememberedMs));
	}

	async function attempt(address: string, send: Send, told: boolean): Promise<Result> {
		const begun = await begin(address, told);
		if (typeof begun === "string") return begun;
		const outcome = await send(address);
		// Without a clear answer it stays written down that the address left: so ends also what a reload breaks off.
		if (outcome !== "unclear") begun.end(arrived.has(outcome) ? "sent" : null);
		return outcome;
	}

	return {
		waiting,
		/** Sends what the visitor has just asked for. */
		sendNow: (address: string, send: Send, told: boolean) => exclusively(() => attempt(address, send, told)),
		/** Whether an address may leave by a form whose answer nobody here will see. */
		open: (address: string, told: boolean) =>
			exclusively(async (): Promise<"repeated" | "uncertain" | "opened"> => {
				const begun = await begin(address, told);
				return typeof begun === "string" ? begun : "opened";
			}),
		keep: (address: string) => exclusively(async () => setWaiting(address, "waiting")),
		/** Takes an address out; gives whether it was still there. */
		take: (address: string) =>
			exclusively(async () => {
				const found = findWaiting(address) !== undefined;
				setWaiting(address, null);
				return found;
			}),
		/**
		 * Sends an address that waits, if no other tab has by then. `asked` is whether the visitor asks for it just now: else
		 * only what never left does. Gives null where there is nothing to do.
		 */
		sendWaiting: (address: string, send: Send, byVisitor: boolean) =>
			exclusively(async (): Promise<Result | null> => {
				const found = findWaiting(address);
				if (!found || (!byVisitor && found.state !== "waiting" && found.state !== "sending")) return null;
				if (!byVisitor && found.state === "sending") {
					setWaiting(address, "uncertain");
					return "uncertain";
				}
				// What cannot be written down might leave twice.
				if (!setWaiting(address, "sending")) return null;
				const result = await attempt(address, send, byVisitor);
				setWaiting(address, arrived.has(result) ? null : result);
				return result;
			}),
	};
}

export type Send = (address: string) => Promise<NewsletterOutcome>;

function isSame(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

function without<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
