import { startDev } from "./start-dev.ts";

/** Milliseconds from starting `npm run dev` of a project on a content folder until it prints its address. */
export async function measureStart(project: string, contentDir: string): Promise<number> {
	const begunAt = performance.now();
	const server = await startDev(project, contentDir);
	const duration = performance.now() - begunAt;
	await server.stop();
	return duration;
}
