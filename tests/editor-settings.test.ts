import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { programLangs } from "#schemas/shared/program-langs.ts";
import { msg } from "#scripts/messages/message.ts";
import { createTranslate } from "#scripts/messages/translate.ts";
import { root } from "#scripts/project.ts";
import { codes } from "#scripts/report/codes.ts";
import { pretty } from "#scripts/report/pretty.ts";
import { createWorkspace } from "./support/workspace.ts";

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

test("Zed assigns every file the same schema as VS Code (R16.3)", () => {
	const { schemas } = read(".zed/settings.json").lsp["yaml-language-server"].settings.yaml;
	expect(schemas).toEqual(read(".vscode/settings.json")["yaml.schemas"]);
});

describe("the task of VS Code (R16.3)", () => {
	const [task] = read(".vscode/tasks.json").tasks;
	type Matcher = { severity: string; pattern: [{ regexp: string }, { regexp: string }]; background: Record<string, string> };
	// VS Code knows severities by their English words alone, so each has a matcher of its own.
	const matchers: Matcher[] = task.problemMatcher;

	test.each(programLangs)("reads every finding of the report with its position, in %s", async (lang) => {
		const workspace = createWorkspace();
		workspace.write("articles/arrosage/fr.md", `${workspace.read("articles/arrosage/fr.md")}\nTODO [x](/nulle-part)\n`);
		workspace.write(
			"sources.yaml",
			`${workspace.read("sources.yaml")}unused:\n  title: Nobody reads it\n  url: https://unread.example/\n  kind: press\n  locale: en-GB\n`,
		);
		const compiled = await workspace.compile();
		const lines = pretty({ ...compiled, contentDir: "content", lang, colour: false }).split("\n");
		const found = lines.flatMap((line, index) => {
			const [read, ...more] = matchers.flatMap(({ severity, pattern: [first, second] }) => {
				const [, file, row, column, code] = new RegExp(first.regexp).exec(line) ?? [];
				const [, message] = new RegExp(second.regexp).exec(lines[index + 1] ?? "") ?? [];
				return code === undefined ? [] : [{ file, position: [Number(row), Number(column)], severity, code, message }];
			});
			expect(more).toEqual([]);
			return read ?? [];
		});
		const translate = createTranslate(lang);
		const placed = compiled.diagnostics.filter(({ position }) => position !== null);
		expect(placed.length).toBeGreaterThan(1);
		expect(found).toEqual(
			placed.map(({ file, position, code, message }) => ({
				...{ file: `content/${file}`, position, severity: codes[code], code, message: translate(message) },
			})),
		);
		expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(["error", "warning"]));
		for (const { background } of matchers) {
			expect(lines.filter((line) => new RegExp(background["endsPattern"] ?? "").test(line))).toEqual([lines.at(-2)]);
			expect(translate(msg("check.again", { dir: "content" }))).toMatch(new RegExp(background["beginsPattern"] ?? ""));
		}
	});
});

test("workflows have read-only permissions, need no secrets, and pin every action by commit hash", () => {
	const folder = join(root, ".github", "workflows");
	for (const name of readdirSync(folder)) {
		const text = readFileSync(join(folder, name), "utf8");
		const { permissions, on } = parse(text);
		expect([name, permissions]).toEqual([name, { contents: "read" }]);
		expect(JSON.stringify(on)).not.toContain("pull_request_target");
		expect(text).not.toMatch(/secrets\.|\$\{\{\s*github\.(event|head_ref)/);
		const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
		expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ""))).toEqual([]);
	}
});

test("the Git pre-commit hook is executable", () => {
	expect(statSync(join(root, ".githooks", "pre-commit")).mode & 0o111).not.toBe(0);
});
