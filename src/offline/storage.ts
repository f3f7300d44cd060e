/** What the browser tells of the site's storage, in bytes; null where it does not tell. */
export type StorageState = { usage: number | null; quota: number | null; persisted: boolean | null };

/** How much is stored, how much may be, and whether the browser promised not to throw it away by itself. */
export async function storageState(): Promise<StorageState> {
	const storage = storageManager();
	const [estimate, persisted] = await Promise.all([
		storage?.estimate?.().catch(() => undefined),
		storage?.persisted?.().catch(() => undefined),
	]);
	return { usage: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted: persisted ?? null };
}

/**
 * Asks the browser not to throw away what is kept. Only for after an installation, or after a visitor saved something: some
 * browsers ask back, others decide once by how much the site is used.
 */
export async function askToPersist(): Promise<void> {
	const storage = storageManager();
	if (await storage?.persisted?.().catch(() => false)) return;
	await storage?.persist?.().catch(() => false);
}

/** It is missing outside of https, and parts of it in older browsers. */
function storageManager(): Partial<StorageManager> | undefined {
	return (navigator as Partial<Navigator>).storage;
}
