import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** A folder with these files for one test; it goes when the test has finished. */
export function testFolder(files: Readonly<Record<string, Uint8Array | string>> = {}): string {
	const dir = makeFolder();
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	writeFiles(dir, files);
	return dir;
}

/** An empty folder for all tests of a file; it goes when they have finished. */
export function fileFolder(): string {
	const dir = makeFolder();
	afterAll(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}

/** Writes files into a folder, which is made for them. */
export function writeFiles(dir: string, files: Readonly<Record<string, Uint8Array | string>>): void {
	mkdirSync(dir, { recursive: true });
	for (const [name, contents] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, name)), { recursive: true });
		writeFileSync(join(dir, name), contents);
	}
}

function makeFolder(): string {
	return mkdtempSync(join(tmpdir(), "pousse-"));
}
