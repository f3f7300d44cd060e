import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createKnownHashes, loadHashes } from "#scripts/store/known-hashes.ts";

const longAgo = new Date("2026-01-01T12:00:00Z");

/** A file that was written long before the clock of the test. */
function oldFile(): string {
	const dir = mkdtempSync(join(tmpdir(), "pousse-hashes-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	const path = join(dir, "fr.md");
	writeFileSync(path, "Eau");
	utimesSync(path, longAgo, longAgo);
	return path;
}

/** Times of change cannot be set, so the clock goes on. */
const later = () => Date.now() + 60_000;

test("R16.4 a file that is as it was when it was read has the same hash", () => {
	const path = oldFile();
	const hashes = createKnownHashes(later);
	expect(hashes.find("fr.md", statSync(path))).toBeUndefined();
	hashes.set("fr.md", statSync(path), "a");
	expect(hashes.find("fr.md", statSync(path))).toBe("a");
});

const changes: Record<string, (path: string) => void> = {
	"a longer text": (path) => writeFileSync(path, "Eau douce"),
	"another text of the same length": (path) => writeFileSync(path, "Feu"),
	"another text of the same length that was given the old time again": (path) => {
		writeFileSync(path, "Feu");
		utimesSync(path, longAgo, longAgo);
	},
	"another file in its place": (path) => {
		rmSync(path);
		writeFileSync(path, "Eau");
		utimesSync(path, longAgo, longAgo);
	},
};

test.each(Object.keys(changes))("R16.4 %s is read again", async (name) => {
	const path = oldFile();
	const hashes = createKnownHashes(later);
	const before = statSync(path);
	hashes.set("fr.md", before, "a");
	// The clock of the file system is coarse: until it has moved on, nobody could tell.
	await expect
		.poll(() => {
			writeFileSync(`${path}.clock`, "");
			return statSync(`${path}.clock`).ctimeMs;
		})
		.toBeGreaterThan(before.ctimeMs);
	changes[name]?.(path);
	expect(hashes.find("fr.md", statSync(path))).toBeUndefined();
});

test("R16.4 a file that was written just before it was read is read again: it may have been written since", () => {
	const path = oldFile();
	const hashes = createKnownHashes(() => statSync(path).ctimeMs + 10);
	hashes.set("fr.md", statSync(path), "a");
	expect(hashes.find("fr.md", statSync(path))).toBeUndefined();
});

/** What a process that has ended has kept of a file, with the path of what it kept. */
function keepHash(path: string): string {
	const hashes = loadHashes(dirname(path), later);
	expect(hashes.find("fr.md", statSync(path))).toBeUndefined();
	hashes.set("fr.md", statSync(path), "a");
	hashes.save();
	return join(dirname(path), "content-hashes");
}

test("R16.4 the next process knows a file that is as it was, and reads one that is not", () => {
	const path = oldFile();
	keepHash(path);
	const next = loadHashes(dirname(path), later);
	expect(next.find("fr.md", statSync(path))).toBe("a");
	expect(next.find("en.md", statSync(path))).toBeUndefined();
	writeFileSync(path, "Feu!");
	expect(next.find("fr.md", statSync(path))).toBeUndefined();
});

test("R16.4 what nobody asks for any more is not kept", () => {
	const path = oldFile();
	const kept = keepHash(path);
	loadHashes(dirname(path), later).save();
	expect(loadHashes(dirname(path), later).find("fr.md", statSync(path))).toBeUndefined();
	expect(readFileSync(kept).subarray(32).toString()).toBe("[]");
});

test.each<[how: string, spoil: (kept: string) => void]>([
	["gone", (kept) => rmSync(kept)],
	["cut off", (kept) => writeFileSync(kept, readFileSync(kept).subarray(0, 40))],
	["changed in one place", (kept) => writeFileSync(kept, readFileSync(kept).toString("latin1").replace('"a"', '"b"'), "latin1")],
])("R17.9 where what was kept is %s, the file is read", (_, spoil) => {
	const path = oldFile();
	spoil(keepHash(path));
	expect(loadHashes(dirname(path), later).find("fr.md", statSync(path))).toBeUndefined();
});

test("R16.4 without a folder nothing is kept, and in one that cannot be written nothing fails", () => {
	const path = oldFile();
	loadHashes(null, later).save();
	const inFile = loadHashes(path, later);
	inFile.find("fr.md", statSync(path));
	inFile.save();
	expect(existsSync(join(path, "content-hashes"))).toBe(false);
});
