import fc from "fast-check";
import { expect, test } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import { type Code, codes } from "#scripts/report/codes.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import { github } from "#scripts/report/github.ts";
import { json } from "#scripts/report/json.ts";
import type { Report } from "#scripts/report/report.ts";
import { reporters } from "#scripts/report/reporters.ts";
import { sarif } from "#scripts/report/sarif.ts";

const deadLink: Diagnostic = {
	code: "dead-link",
	file: "articles/mur/es.md",
	position: [41, 12],
	message: msg("link.dead", { url: "/blog/x" }),
	hint: msg("report.didYouMean", { name: "/blog/y" }),
	fix: { from: "/blog/x", to: "/blog/y" },
};
const unused: Diagnostic = {
	code: "unused-image",
	file: "images/a b,c:d%.png",
	position: null,
	message: msg("markdown.rawHtml", { html: "\n100 % of it, on\r\ntwo lines." }),
	hint: msg("link.unusedPicture.hint"),
};
const report = (diagnostics: Diagnostic[], files: number): Report => ({
	diagnostics,
	files,
	texts: new Map(),
	contentDir: "content",
	lang: "en",
	colour: false,
});

/** Any number, those that are no line and no column among them. */
const number = fc.oneof(
	fc.integer({ min: -3, max: 12 }),
	fc.constantFrom(0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53, -(2 ** 31)),
);
const text = fc.string({
	unit: fc.constantFrom("a", "\n", "\t", "\r", "é", "🌱", "\ud800", "\u2028", "%", ":", "/", "x".repeat(150)),
});

test("no reporter fails for any position, text or name (R16.2)", () => {
	const findings = fc.array(
		fc.record({
			code: fc.constantFrom(...(Object.keys(codes) as Code[])),
			file: fc.oneof(fc.constant("a.yaml"), text),
			position: fc.oneof(fc.constant(null), fc.tuple(number, number)),
			message: text.map((html) => msg("markdown.rawHtml", { html })),
			hint: text.map((name) => msg("report.didYouMean", { name })),
		}),
		{ maxLength: 4 },
	);
	fc.assert(
		fc.property(findings, text, fc.nat(), fc.boolean(), (diagnostics, source, files, colour) => {
			const given = {
				diagnostics,
				files,
				texts: new Map([["a.yaml", source]]),
				contentDir: "content",
				lang: "en" as const,
				colour,
			};
			const reports = new Map(Object.values(reporters).map((reporter) => [reporter, reporter(given)]));
			for (const made of reports.values()) expect(made.endsWith("\n")).toBe(true);
			expect(JSON.parse(reports.get(json) ?? "").diagnostics.length).toBe(diagnostics.length);
			expect(JSON.parse(reports.get(sarif) ?? "").runs[0].results.length).toBe(diagnostics.length);
		}),
		{ numRuns: 1000 },
	);
});

test.each([
	[0, 5],
	[3, 0],
	[-1, -1],
	[1.5, 1],
	[Number.NaN, 1],
	[1, Number.POSITIVE_INFINITY],
])("the invalid position of line %d and column %d is omitted (R16.2)", (line, column) => {
	const odd = report([{ ...deadLink, position: [line, column] }], 1);
	const whole = report([{ ...deadLink, position: null }], 1);
	for (const [name, reporter] of Object.entries(reporters)) expect(reporter(odd), name).toBe(reporter(whole));
});

test("there are four formats (R16.1)", () => {
	expect(Object.keys(reporters)).toEqual(["pretty", "json", "github", "sarif"]);
});

test("JSON is one object with counts and findings, as described in the README (R16.1)", () => {
	const text = json(report([deadLink, unused], 214));
	expect(JSON.parse(text)).toEqual({
		language: "en",
		errors: 1,
		warnings: 1,
		diagnostics: [
			{
				code: "dead-link",
				severity: "error",
				file: "articles/mur/es.md",
				line: 41,
				column: 12,
				message: 'The link "/blog/x" leads to a page that does not exist.',
				hint: 'did you mean "/blog/y"?',
			},
			{
				code: "unused-image",
				severity: "warning",
				file: "images/a b,c:d%.png",
				line: 1,
				column: 1,
				message: "Raw HTML does not reach the page: \ufffd100 % of it, on\ufffd\ufffdtwo lines.",
				hint: "use it in the facts of an entry, or delete it",
			},
		],
	});
	expect(text.endsWith("}\n")).toBe(true);
});

test("JSON of clean content is an object too (R16.1)", () => {
	expect(json(report([], 3))).toBe('{\n\t"errors": 0,\n\t"warnings": 0,\n\t"diagnostics": []\n}\n');
});

test("GitHub commands escape special characters (R16.1)", () => {
	expect(github(report([deadLink, unused], 214))).toBe(
		[
			"::debug::language=en",
			'::error file=content/articles/mur/es.md,line=41,col=12,title=dead-link::The link "/blog/x" leads to a page that does not exist.%0Ahint: did you mean "/blog/y"?',
			"::warning file=content/images/a b%2Cc%3Ad%25.png,title=unused-image::Raw HTML does not reach the page: \ufffd100 %25 of it, on\ufffd\ufffdtwo lines.%0Ahint: use it in the facts of an entry, or delete it",
			"1 error, 1 warning in 214 files",
			"",
		].join("\n"),
	);
});

test("a message cannot start a command (R16.1)", () => {
	const forged: Diagnostic = {
		...deadLink,
		file: "a\n::set-output name=x::y",
		message: msg("markdown.rawHtml", { html: "b\n::stop-commands::z" }),
	};
	const lines = github(report([forged], 1)).split("\n");
	expect(lines).toEqual([
		"::debug::language=en",
		'::error file=content/a\ufffd%3A%3Aset-output name=x%3A%3Ay,line=41,col=12,title=dead-link::Raw HTML does not reach the page: b\ufffd::stop-commands::z%0Ahint: did you mean "/blog/y"?',
		"1 error in 1 file",
		"",
	]);
});

test("GitHub output is only the count when nothing is wrong (R16.1)", () => {
	expect(github(report([], 214))).toBe("No problems in 214 files\n");
});

test("SARIF has tool, rules, positions and levels (R16.1)", () => {
	const text = sarif(report([deadLink, unused, { ...deadLink, position: [2, 1] }], 214));
	const link = { text: 'The link "/blog/x" leads to a page that does not exist. Hint: did you mean "/blog/y"?' };
	const at = (startLine: number, startColumn: number) => ({
		physicalLocation: { artifactLocation: { uri: "content/articles/mur/es.md" }, region: { startLine, startColumn } },
	});
	expect(JSON.parse(text)).toEqual({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [
			{
				tool: {
					driver: {
						name: "pousse-check",
						rules: [
							{
								id: "dead-link",
								shortDescription: { text: "A link leads to a page that does not exist." },
								fullDescription: { text: "Readers would land on the page for missing pages." },
								help: { text: "npm run explain -- dead-link" },
								defaultConfiguration: { level: "error" },
							},
							{
								id: "unused-image",
								shortDescription: { text: "A picture is not shown on any page." },
								fullDescription: {
									text: "It takes up space in the repository, or was forgotten on the page that should show it.",
								},
								help: { text: "npm run explain -- unused-image" },
								defaultConfiguration: { level: "warning" },
							},
						],
					},
				},
				language: "en",
				columnKind: "utf16CodeUnits",
				results: [
					{ ruleId: "dead-link", level: "error", message: link, locations: [at(41, 12)] },
					{
						ruleId: "unused-image",
						level: "warning",
						message: {
							text: "Raw HTML does not reach the page: \ufffd100 % of it, on\ufffd\ufffdtwo lines. Hint: use it in the facts of an entry, or delete it",
						},
						locations: [{ physicalLocation: { artifactLocation: { uri: "content/images/a%20b,c:d%25.png" } } }],
					},
					{ ruleId: "dead-link", level: "error", message: link, locations: [at(2, 1)] },
				],
			},
		],
	});
});

test("SARIF of clean content is a run without results (R16.1)", () => {
	expect(JSON.parse(sarif(report([], 3)))).toEqual({
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{ tool: { driver: { name: "pousse-check", rules: [] } }, language: "en", columnKind: "utf16CodeUnits", results: [] }],
	});
});

test("a file name in SARIF is a percent-encoded URI (R16.1)", () => {
	const text = sarif(report([{ ...unused, file: "images/a#b?c é.png" }], 1));
	expect(text).toContain('"uri": "content/images/a%23b%3Fc%20%C3%A9.png"');
});

test("related positions of a finding appear in every format (R16.1)", () => {
	const related = [{ file: "articles/mur/fr.md", position: [40, 3] as const, message: msg("related.number", { number: "7" }) }];
	const given = report([{ ...deadLink, related }], 2);
	expect(JSON.parse(json(given)).diagnostics[0].related).toEqual([
		{ file: "articles/mur/fr.md", line: 40, column: 3, message: "7 is here" },
	]);
	expect(JSON.parse(sarif(given)).runs[0].results[0].relatedLocations).toEqual([
		{
			physicalLocation: {
				artifactLocation: { uri: "content/articles/mur/fr.md" },
				region: { startLine: 40, startColumn: 3 },
			},
			message: { text: "7 is here" },
		},
	]);
	expect(github(given)).toContain("leads to a page that does not exist.%0Acontent/articles/mur/fr.md:40 7 is here%0Ahint: ");
	expect(reporters.pretty(given)).toContain("  content/articles/mur/fr.md:40:3  7 is here\n  hint: ");
});

/** A file whose name ends the line, writes a workflow command, clears the screen and turns the direction. */
const hostile: Diagnostic = {
	...unused,
	file: "images/a\n::stop-commands::x\u001b[2J\u202e\u2028.png",
	message: msg("read.noPlace", { file: "images/a\n::stop-commands::x\u001b[2J\u202e\u2028.png" }),
};

test.each(["pretty", "github"] as const)(
	"a file name adds no line breaks, control or bidirectional characters to the %s report (R17.9)",
	(format) => {
		const written = reporters[format](report([hostile], 1));
		const plain = reporters[format](report([unused], 1));
		expect(written).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
		expect(written.split("\n").length).toBe(plain.split("\n").length);
		expect(written).not.toMatch(/^::stop/m);
	},
);

test.each(Object.keys(reporters) as (keyof typeof reporters)[])(
	"a value of a megabyte is truncated in the %s report (R17.9)",
	(format) => {
		const message = msg("markdown.rawHtml", { html: "a".repeat(1_000_000) });
		const written = reporters[format](report([{ ...unused, message }], 1));
		expect(written).toContain(`${"a".repeat(500)}…`);
		expect(written.length).toBeLessThan(3000);
	},
);

test.each(Object.keys(reporters) as (keyof typeof reporters)[])(
	"the %s report lists a thousand findings of one code, gives the number of the rest, and counts all (R17.9)",
	(format) => {
		const many = Array.from({ length: 1234 }, (_, index): Diagnostic => ({ ...deadLink, position: [index + 1, 1] }));
		const written = reporters[format](report([...many, unused], 1));
		expect(written.match(/\/blog\/x/g)?.length).toBe(1000);
		expect(written).toContain("234 more findings with this code follow.");
		expect(written).toContain("images/a");
		if (format === "json") expect(JSON.parse(written)).toMatchObject({ errors: 1234, warnings: 1 });
		if (format === "pretty" || format === "github") expect(written).toContain("1234 errors, 1 warning in 1 file");
	},
);
