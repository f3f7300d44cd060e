import { isRelease, type Release, releasePath } from "#schemas/shared/offline.ts";

/** Asks the worker for the contents of its release. Throws a TypeError if no worker answers. */
export async function loadRelease(fetch: (url: string) => Promise<Response>): Promise<Release> {
	const response = await fetch(releasePath);
	if (!response.ok) throw new TypeError(`${releasePath} answers ${response.status}`);
	const release: unknown = await response.json().catch(() => null);
	if (!isRelease(release)) throw new TypeError(`${releasePath} answers something else`);
	return release;
}
