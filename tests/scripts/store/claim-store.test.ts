import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimStore } from "#scripts/store/claim-store.ts";
import { testFolder } from "../../support/folders.ts";

test("a store is removed once the folder that it has the results of is gone, and no other folder is (R17.9)", () => {
	const [stores, contents] = [testFolder(), testFolder()];
	mkdirSync(join(stores, "app"));
	for (const name of ["a", "b"]) {
		mkdirSync(join(contents, name));
		claimStore(join(stores, name), join(contents, name));
	}
	expect(readdirSync(stores).sort()).toEqual(["a", "app", "b"]);
	rmSync(join(contents, "a"), { recursive: true });
	claimStore(join(stores, "b"), join(contents, "b"));
	expect(readdirSync(stores).sort()).toEqual(["app", "b"]);
});

test("a store that cannot be made is no failure (R17.9)", () => {
	expect(() => claimStore(join(testFolder(), "file\0name"), "/content")).not.toThrow();
});

test("a store whose claim was cut short stays (R17.9)", () => {
	const stores = testFolder();
	mkdirSync(join(stores, "a"));
	writeFileSync(join(stores, "a", "of-folder"), "");
	claimStore(join(stores, "b"), stores);
	expect(readdirSync(stores).sort()).toEqual(["a", "b"]);
});
