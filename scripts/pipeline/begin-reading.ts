import { existsSync, readdirSync } from "node:fs";
import { countCores, startThreads, type Threads } from "./threads.ts";

/** With fewer files in the folder, starting threads does not pay. */
const minFiles = 400;

/**
 * Starts threads that read the content, if it is large and nothing of it is cached. They load their modules while the calling thread
 * loads its own (`analyzeAll` uses and ends them).
 */
export function beginReading(contentDir: string, cacheDir: string): Threads | null {
	if (existsSync(cacheDir) && readdirSync(cacheDir).some((name) => name.startsWith("parts."))) return null;
	if (readdirSync(contentDir, { recursive: true }).length < minFiles) return null;
	return startThreads("analyze", countCores() - 1);
}
