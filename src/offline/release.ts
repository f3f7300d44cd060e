import { isRelease, type Release, releasePath } from "#schemas/shared/offline.ts";
import { atBase } from "#src/data/base.ts";
import type { Fetch } from "#src/data/get.ts";

/** Asks the worker for the contents of its release. Throws a TypeError if no worker answers. */
export async function loadRelease(ask: Fetch = (url) => fetch(atBase(url))): Promise<Release> {
	const response = await ask(releasePath);
	if (!response.ok) throw new TypeError(`${releasePath} answers ${response.status}`);
	const release: unknown = await response.json().catch(() => null);
	if (!isRelease(release)) throw new TypeError(`${releasePath} answers something else`);
	return release;
}
