import { startDev } from "./start-dev.ts";

/** Milliseconds from the start of `npm run dev` on a folder of content to the address that it prints. */
export async function measureStart(contentDir: string): Promise<number> {
	const begunAt = performance.now();
	const server = await startDev(contentDir);
	const duration = performance.now() - begunAt;
	await server.stop();
	return duration;
}
