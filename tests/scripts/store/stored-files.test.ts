import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { prune, readStored, writeStored } from "#scripts/store/stored-files.ts";
import { deadProcess, livingProcess } from "../../support/site-folders.ts";

let path = "";
beforeEach(() => {
	const dir = mkdtempSync(join(tmpdir(), "pousse-kept-"));
	path = join(dir, "deep", "leaf.png");
	onTestFinished(() => rmSync(dir, { recursive: true }));
});

const bytes = Buffer.from("a picture of a leaf");

test("R16.4 what is kept is read again, byte for byte, and nothing else is left behind", () => {
	expect(readStored(path)).toBe(null);
	writeStored(bytes, path);
	writeStored(bytes, path);
	expect(readStored(path)).toEqual(bytes);
	expect(readdirSync(join(path, ".."))).toEqual(["leaf.png"]);
});

test("R17.9 nothing empty is taken for something that was kept", () => {
	writeStored(Buffer.alloc(0), path);
	expect(readStored(path)).toBe(null);
});

const damages: Record<string, (file: Buffer) => Buffer> = {
	emptied: () => Buffer.alloc(0),
	"cut off in its hash": (file) => file.subarray(0, 20),
	"cut off behind its hash": (file) => file.subarray(0, 32),
	"cut off by one byte": (file) => file.subarray(0, -1),
	"longer by one byte": (file) => Buffer.concat([file, Buffer.from("x")]),
	"without a hash": () => bytes,
	"that of an earlier edition, as long as a hash and more": () => Buffer.alloc(4000, "x"),
	"with another hash": (file) => Buffer.concat([createHash("sha256").update("x").digest(), file.subarray(32)]),
};

test.each(Object.keys(damages))("R17.9 a kept file that is %s counts as none, and is made again", (name) => {
	writeStored(bytes, path);
	writeFileSync(path, damages[name]?.(readFileSync(path)) ?? "");
	expect(readStored(path)).toBe(null);
	writeStored(bytes, path);
	expect(readStored(path)).toEqual(bytes);
});

test("R17.9 a kept file with any bit changed counts as none", () => {
	writeStored(bytes, path);
	const whole = readFileSync(path);
	for (let bit = 0; bit < whole.length * 8; bit++) {
		const changed = Buffer.from(whole);
		changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
		writeFileSync(path, changed);
		expect(readStored(path), `bit ${bit}`).toBe(null);
	}
});

test("R17.9 a folder in the place of a kept file counts as none, and is no hindrance", () => {
	mkdirSync(join(path, "x"), { recursive: true });
	expect(readStored(path)).toBe(null);
	writeStored(bytes, path);
	expect(readStored(path)).toEqual(bytes);
});

test("R16.4 what is no longer wanted goes, and what processes that died were writing; what living ones write stays", () => {
	const dir = join(path, "..");
	const [dead, living] = [deadProcess(), livingProcess()];
	for (const name of ["leaf.png", "old.png", `new.png.${dead}`, `new.png.${living}`]) writeStored(bytes, join(dir, name));
	prune(dir, new Set(["leaf.png"]));
	expect(readdirSync(dir).sort()).toEqual(["leaf.png", `new.png.${living}`]);
});
