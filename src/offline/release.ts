import { type Release, releasePath } from "#schemas/spec/offline.ts";

/** Asks the worker what its release is made of. Throws a TypeError where no worker answers. */
export async function loadRelease(fetch: (url: string) => Promise<Response>): Promise<Release> {
	const response = await fetch(releasePath);
	if (!response.ok) throw new TypeError(`${releasePath} answers ${response.status}`);
	return (await response.json()) as Release;
}
