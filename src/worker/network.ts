import { offline } from "#schemas/shared/offline.ts";

/** When the network last failed to answer in time. Kept in memory only, since a worker lives briefly. */
let failedAt = Number.NEGATIVE_INFINITY;

/** Records that the network does not answer, so that further requests of the same page do not wait for the timeout again. */
export function recordNetworkFailure(): void {
	failedAt = Date.now();
}

/** Records that the network has answered: what failed before says nothing about it any more. */
export function recordNetworkAnswer(): void {
	failedAt = Number.NEGATIVE_INFINITY;
}

export function failedRecently(): boolean {
	return Date.now() - failedAt < offline.networkLostMs;
}

/**
 * Fetches from the network; null if the request fails or times out, the response is a server error, or another server answers.
 */
export async function fetchFromNetwork(request: Request, isOurs: (response: Response) => boolean): Promise<Response | null> {
	const signal = AbortSignal.timeout(offline.networkTimeoutMs);
	try {
		const response = await fetch(request, { signal });
		return response.status < 500 && isOurs(response) ? response : null;
	} catch {
		if (signal.aborted) recordNetworkFailure();
		return null;
	}
}
