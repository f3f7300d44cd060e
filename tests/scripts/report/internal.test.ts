import { expect, test } from "vitest";
import { refuseMissing } from "#schemas/shared/i18n.ts";
import { perLanguage } from "#schemas/shared/languages.ts";
import { createAnalyzer, groupFiles } from "#scripts/build/analyze.ts";
import { compile } from "#scripts/build/compile.ts";
import { eachEntry, eachPart } from "#scripts/check/rule.ts";
import { readContent } from "#scripts/content/read/read-content.ts";
import { msg } from "#scripts/messages/message.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import { attempt, inFile, missingString, wholeContent } from "#scripts/report/internal.ts";
import { planPages } from "#scripts/site/pages.ts";
import type { PlanContext } from "#scripts/site/plan-context.ts";
import type { CompleteEntry, Part, Site } from "#scripts/types/content.ts";
import { inEnglish } from "../../support/in-english.ts";
import { memoryRun } from "../../support/runs.ts";
import { createWorkspace } from "../../support/workspace.ts";

const broken = (): never => {
	throw new TypeError("x is not a function\nin the second line");
};

/** What is said of a file that our code failed over. */
const fault = (file: string, reason = "x is not a function") => ({
	code: "internal",
	file,
	position: null,
	message: file === wholeContent ? msg("internal.content", { reason }) : msg("internal.file", { file, reason }),
	hint: msg("internal.hint"),
	stack: expect.stringMatching(/^TypeError: .*\n(?:.*\n)*? {4}at /),
});

test("an exception while processing a file is a finding of that file, with the stack for --debug (R16.2)", () => {
	expect(attempt("a.yaml", "nothing", broken)).toEqual({ value: "nothing", diagnostics: [fault("a.yaml")] });
	expect(attempt(wholeContent, 0, broken).diagnostics).toEqual([fault(".")]);
});

test("an interface string missing everywhere is reported in French, whoever needs it (R2.4)", () => {
	const { diagnostics } = attempt("a.yaml", null, () => inFile("b.yaml", () => refuseMissing("nav.home") as never));
	expect(inEnglish(diagnostics)).toEqual([
		{
			code: "missing-key",
			file: "ui/fr.yaml",
			position: null,
			message: 'ui/fr.yaml lacks the key "nav.home".',
			hint: "add the line nav.home: …",
		},
	]);
	expect(missingString(new Error("nav.home"))).toBeNull();
});

test("the last processed file is the one named (R16.2)", () => {
	const within = attempt(wholeContent, 0, () => inFile("b.yaml", () => inFile("c.yaml", broken)));
	expect(within).toEqual({ value: 0, diagnostics: [fault("c.yaml")] });
});

test("a thrown value that is not an Error is shown as it is (R16.2)", () => {
	const odd = attempt("a.yaml", 0, () => {
		throw "out of paper";
	});
	expect(inEnglish(odd.diagnostics)[0]?.message).toBe(
		"The program failed on a.yaml: out of paper. This is a bug in the program, not a mistake in the text.",
	);
});

test("wrong usage stays an error of usage (requirements §0)", () => {
	const wrongly = () => {
		throw new UsageError(msg("shard.nameAll"));
	};
	expect(() => attempt("a.yaml", 0, () => inFile("b.yaml", wrongly))).toThrow(new UsageError(msg("shard.nameAll")));
});

test("when reading one file fails, all findings of the others are reported, without consequences of the failure (R16.2)", () => {
	const workspace = createWorkspace();
	workspace.write("plants/pothos/de.yaml", "name: [\n");
	const [group = { name: "", files: [] }] = groupFiles(
		readContent(workspace.dir).value.files.filter(({ file }) => file.startsWith("plants/pothos/")),
	);
	const files = group.files.map((each) =>
		each.file === "plants/pothos/fr.yaml"
			? { ...each, contentFile: { role: "text", kind: "x", slug: "pothos", lang: "fr" } as const }
			: each,
	);
	const { parts, diagnostics } = createAnalyzer(workspace.dir)({ ...group, files });
	expect(diagnostics).toEqual([
		expect.objectContaining({ code: "yaml-syntax", file: "plants/pothos/de.yaml" }),
		{ ...fault("plants/pothos/fr.yaml", "no kind is named x"), stack: expect.any(String) },
	]);
	expect(parts.map(({ data }) => data !== null)).toEqual([false, true, true, true, false]);
});

test("a rule that fails for one part or entry still checks the others (R16.2)", () => {
	const parts = ["a.yaml", "b.yaml", "c.yaml"].map((file) => ({ file }) as Part);
	const note = (file: string) => ({
		code: "todo" as const,
		file,
		position: null,
		message: msg("parse.todo"),
		hint: msg("parse.todo.hint"),
	});
	expect(eachPart(parts, ({ file }) => (file === "b.yaml" ? broken() : [note(file)]))).toEqual([
		note("a.yaml"),
		fault("b.yaml"),
		note("c.yaml"),
	]);
	const [facts = null] = parts;
	const entries = [
		{ kind: "plant", slug: "a", facts, texts: {} },
		{ kind: "plant", slug: "b", facts: null, texts: { de: parts[1] as Part } },
		{ kind: "plant", slug: "c", facts: null, texts: {} },
	];
	expect(eachEntry(entries, broken)).toEqual([fault("a.yaml"), fault("b.yaml"), fault(".")]);
});

test("when page data cannot be made, the check reports it and there is no site (R16.2)", async () => {
	const workspace = createWorkspace();
	const unwritable = Symbol("no text") as unknown as string;
	const { plan, diagnostics } = await compile({
		contentDir: workspace.dir,
		...memoryRun(),
		codeHashes: { pipeline: "test", drawings: unwritable },
	});
	expect({ plan, diagnostics }).toEqual({
		plan: null,
		diagnostics: [fault(".", "Cannot convert a Symbol value to a string")],
	});
});

test("a page whose data cannot be made is reported with its file (R16.2)", () => {
	const texts = perLanguage(() => ({ leadsTo: [] }));
	const entry = { kind: "plant", slug: "pothos", facts: {}, texts } as unknown as CompleteEntry;
	const route = { path: "/x", lang: "fr", entry, indexable: true, origin: "plants/pothos/fr.yaml" } as const;
	const locale = { localize: broken } as never;
	const locales = perLanguage(() => locale);
	const site = { routes: [route], entries: [] } as unknown as Site;
	const titles = () =>
		planPages(site, { locales: { metric: locales, imperial: locales } } as unknown as PlanContext).map(({ title }) => title());
	expect(attempt(wholeContent, null, () => ({ value: titles(), diagnostics: [] as never[] })).diagnostics).toEqual([
		fault("plants/pothos/fr.yaml"),
	]);
});
