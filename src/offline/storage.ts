/** The browser's figures for the site's storage, in bytes; null if it does not give them. */
export type StorageState = { usage: number | null; quota: number | null; persisted: boolean | null };

/** How much is stored, the quota, and whether the storage is persistent. */
export async function storageState(): Promise<StorageState> {
	const storage = storageManager();
	const [estimate, persisted] = await Promise.all([
		storage?.estimate?.().catch(() => undefined),
		storage?.persisted?.().catch(() => undefined),
	]);
	return { usage: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted: persisted ?? null };
}

/**
 * Asks the browser for persistent storage. Call only after an installation, or after the visitor has saved something: some
 * browsers prompt, others decide once by how much the site is used.
 */
export async function askToPersist(): Promise<void> {
	const storage = storageManager();
	if (await storage?.persisted?.().catch(() => false)) return;
	await storage?.persist?.().catch(() => false);
}

/** Undefined outside of https; older browsers have only parts of it. */
function storageManager(): Partial<StorageManager> | undefined {
	return (navigator as Partial<Navigator>).storage;
}
