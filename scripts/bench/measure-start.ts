import { startDev } from "./start-dev.ts";

/** Milliseconds from starting `npm run dev` on a content folder until it prints its address. */
export async function measureStart(contentDir: string): Promise<number> {
	const begunAt = performance.now();
	const server = await startDev(contentDir);
	const duration = performance.now() - begunAt;
	await server.stop();
	return duration;
}
