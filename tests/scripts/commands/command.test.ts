import { expect, test } from "vitest";
import { exitCodeFor, readOptions } from "#scripts/commands/command.ts";
import { msg } from "#scripts/messages/message.ts";
import type { Code } from "#scripts/report/codes.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";

const finding = (code: Code): Diagnostic => ({
	code,
	file: "site.yaml",
	position: null,
	message: msg("parse.todo"),
	hint: msg("parse.todo.hint"),
});

test.each<[what: string, codes: Code[], exit: number]>([
	["nothing", [], 0],
	["a warning", ["unused-image"], 0],
	["a fault of the content", ["unused-image", "dead-link"], 1],
	["a file over which our own code failed", ["dead-link", "internal"], 2],
	["a page over which our own code failed", ["page-failed", "dead-link"], 2],
])("%s sets the exit code that it names (design §7)", (_, codes, exit) => {
	expect(exitCodeFor(codes.map(finding), false)).toBe(exit);
});

test("an option after a second -- is accepted", () => {
	const command = {
		name: "check",
		about: msg("help.check"),
		options: { format: { type: "string", about: msg("help.check") } },
	} as const;
	expect(readOptions(["--", "--format", "json"], command).values).toEqual({ format: "json" });
});
