import { offline } from "#schemas/spec/offline.ts";

/** When the network last failed to answer in time; the worker's life is short, and so is its memory. */
let lostAt = Number.NEGATIVE_INFINITY;

/** Remembers that the network does not answer, so that not every part of a page waits for it again. */
export function networkIsLost(): void {
	lostAt = Date.now();
}

export function wasLostLately(): boolean {
	return Date.now() - lostAt < offline.networkLostMs;
}

/** Asks the network; null where it fails, is broken, does not answer in time, or somebody else answers. */
export async function askNetwork(request: Request, isOurs: (response: Response) => boolean): Promise<Response | null> {
	const patience = AbortSignal.timeout(offline.networkTimeoutMs);
	try {
		const response = await fetch(request, { signal: patience });
		return response.status < 500 && isOurs(response) ? response : null;
	} catch {
		if (patience.aborted) networkIsLost();
		return null;
	}
}
