import { Session } from "node:inspector/promises";

/**
 * How many times `action` calls a function of JavaScript: work that is the same on a busy machine as on an idle one. What the engine
 * does itself, such as a search with a regular expression, is not in it.
 */
export async function countCalls(action: () => unknown): Promise<number> {
	const session = new Session();
	session.connect();
	try {
		await session.post("Profiler.enable");
		await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
		action();
		const { result } = await session.post("Profiler.takePreciseCoverage");
		return result
			.flatMap(({ functions }) => functions)
			.flatMap(({ ranges }) => ranges)
			.reduce((sum, { count }) => sum + count, 0);
	} finally {
		session.disconnect();
	}
}
