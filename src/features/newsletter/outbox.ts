import { constants } from "#schemas/shared/constants.ts";
import type { NewsletterOutcome } from "#schemas/shared/newsletter.ts";
import type { ValueOf } from "#schemas/shared/stored-value.ts";
import { newsletterTried, newsletterWaiting } from "#schemas/shared/stored-values.ts";
import type { StoredValues } from "#src/data/storage.ts";
import type { Exclusively } from "./exclusively.ts";

/**
 * The result of sending: the service's answer, or that the same address was sent before, with a known result (`repeated`) or
 * without (`uncertain`).
 */
export type Result = NewsletterOutcome | "repeated" | "uncertain";

/** An address that the visitor asked to store. Only state `waiting` is ever sent without asking again. */
export type Waiting = ValueOf<typeof newsletterWaiting>[number];

export type Outbox = ReturnType<typeof createOutbox>;

type OutboxEnvironment = {
	storage: StoredValues;
	exclusively: Exclusively;
	/** Hashes an address, so that the address cannot be read from the record. */
	digest(address: string): Promise<string>;
	now(): number;
	/** Called when the waiting addresses have changed. */
	onChange(): void;
};

const arrived: ReadonlySet<Result> = new Set(["sent", "confirm", "already", "repeated"]);

/**
 * Sends each address at most once: one tab at a time, and each attempt is recorded before anything is sent. An attempt that was
 * recorded and never completed (a reload, a closed tab, no answer) is repeated only at the visitor's request.
 */
export function createOutbox({ storage: { store, stored }, exclusively, digest, now, onChange }: OutboxEnvironment) {
	const waiting = () => stored(newsletterWaiting) ?? [];
	const findWaiting = (address: string) => waiting().find((each) => isSame(each.address, address));

	/** Sets the state of a waiting address, or removes it (null). Returns whether storage accepted it. */
	function setWaiting(address: string, state: Waiting["state"] | null): boolean {
		const others = waiting().filter((each) => !isSame(each.address, address));
		const next = state === null ? others : [...others, { address, state }];
		const accepted = store(newsletterWaiting, next.length > 0 ? next : null);
		onChange();
		return accepted;
	}

	/**
	 * Records that an address is about to be sent, unless that was recorded before. `informed`: the visitor knows that it may have
	 * arrived.
	 */
	async function begin(
		address: string,
		informed: boolean,
	): Promise<"repeated" | "uncertain" | { end(state: "sent" | null): void }> {
		const name = await digest(address.toLowerCase());
		const tried = recentlyTried();
		const before = tried[name]?.state;
		if (before === "sent") return "repeated";
		if (before === "sending" && !informed) return "uncertain";
		store(newsletterTried, { ...tried, [name]: { state: "sending", at: now() } });
		return {
			end: (state) =>
				store(newsletterTried, { ...without(recentlyTried(), name), ...(state && { [name]: { state, at: now() } }) }),
		};
	}

	function recentlyTried(): ValueOf<typeof newsletterTried> {
		const tried = stored(newsletterTried) ?? {};
		return Object.fromEntries(Object.entries(tried).filter(([, { at }]) => now() - at < constants.newsletterRememberedMs));
	}

	async function attempt(address: string, send: Send, informed: boolean): Promise<Result> {
		const begun = await begin(address, informed);
		if (typeof begun === "string") return begun;
		const outcome = await send(address);
		// Without a clear answer the attempt stays recorded, as it does after a reload.
		if (outcome !== "unclear") begun.end(arrived.has(outcome) ? "sent" : null);
		return outcome;
	}

	return {
		waiting,
		/** Sends an address at the visitor's request. */
		sendNow: (address: string, send: Send, informed: boolean) => exclusively(() => attempt(address, send, informed)),
		/** Whether an address may be submitted by the form, whose result cannot be read here. */
		open: (address: string, informed: boolean) =>
			exclusively(async (): Promise<"repeated" | "uncertain" | "opened"> => {
				const begun = await begin(address, informed);
				return typeof begun === "string" ? begun : "opened";
			}),
		keep: (address: string) => exclusively(async () => setWaiting(address, "waiting")),
		/** Removes an address; returns whether it was still there. */
		take: (address: string) =>
			exclusively(async () => {
				const found = findWaiting(address) !== undefined;
				setWaiting(address, null);
				return found;
			}),
		/**
		 * Sends a waiting address, unless another tab has done so. `byVisitor` is whether the visitor requests it now:
		 * otherwise only addresses that were never sent are. Returns null if there is nothing to do.
		 */
		sendWaiting: (address: string, send: Send, byVisitor: boolean) =>
			exclusively(async (): Promise<Result | null> => {
				const found = findWaiting(address);
				if (!found || (!byVisitor && found.state !== "waiting" && found.state !== "sending")) return null;
				if (!byVisitor && found.state === "sending") {
					setWaiting(address, "uncertain");
					return "uncertain";
				}
				// An attempt that cannot be recorded might be sent twice.
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
