import { expect, onTestFinished, test, vi } from "vitest";
import { watchFolder } from "#scripts/desk/dev/watch-folder.ts";
import { testFolder } from "../../../support/folders.ts";

test("what the system refuses to watch is said in one line, and the rest is watched (R16.2)", () => {
	const watcher = watchFolder(testFolder(), () => {});
	onTestFinished(() => watcher.close());
	const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
	onTestFinished(() => said.mockRestore());
	watcher.emit("error", new Error("ENOSPC: System limit for number of file watchers reached"));
	expect(said.mock.calls).toEqual([["ENOSPC: System limit for number of file watchers reached\n"]]);
	expect(watcher.closed).toBe(false);
});
