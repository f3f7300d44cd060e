import { expect, test } from "vitest";
import { runInThreads, startThreads } from "#scripts/pipeline/threads.ts";

test("R16.4 a result of a thread that cannot be used ends the work with its error", async () => {
	const fails = () => {
		throw new Error("the result is of no use");
	};
	const started = { contentDir: ".", drafts: new Map() };
	await expect(runInThreads(startThreads("analyze", 1), started, [{ task: [], done: fails }])).rejects.toThrow(
		"the result is of no use",
	);
});
