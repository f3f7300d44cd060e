import { expect, test, vi } from "vitest";
import { createSuggestions } from "#scripts/check/links.ts";
import { followRedirects } from "#scripts/check/redirects.ts";
import { msg } from "#scripts/messages/message.ts";
import { inEnglish } from "../../support/in-english.ts";
import { createWorkspace } from "../../support/workspace.ts";

test("in a chain of ten thousand redirects each address is resolved a constant number of times (R16.2)", () => {
	const chain = new Map(Array.from({ length: 10_000 }, (_, index) => [`/r-${index}`, `/r-${index + 1}`]));
	const looked = vi.spyOn(chain, "get");
	const ends = new Map<string, string | null>();
	for (const from of chain.keys()) expect(followRedirects(from, chain, ends)).toBe("/r-10000");
	expect(looked.mock.calls.length).toBeLessThan(40_000);
});

test("redirects in or into a cycle have no target; an anchor ends a chain (R16.2)", () => {
	const redirects = new Map([
		["/in", "/a"],
		["/a", "/b"],
		["/b", "/a"],
		["/old", "/older"],
		["/older", "/blog#now"],
	]);
	const ends = new Map<string, string | null>();
	const end = (from: string) => followRedirects(from, redirects, ends);
	expect(["/in", "/a", "/b", "/in", "/old", "/older"].map(end)).toEqual([null, null, null, null, "/blog#now", "/blog#now"]);
});

test("only the first hundred dead links suggest a page (R16.2)", () => {
	const suggest = createSuggestions(["/blog", "/guides"]);
	const hints = Array.from({ length: 102 }, () => suggest("/blgo", msg("link.targetMissing.hint")));
	expect(inEnglish(hints.slice(98))).toEqual([
		'did you mean "/blog"?',
		'did you mean "/blog"?',
		"redirect it to an existing page",
		"redirect it to an existing page",
	]);
});

test("of a thousand unknown fields, a hundred are reported, and one more finding gives the number of the rest (R16.2)", async () => {
	const workspace = createWorkspace();
	const file = "plants/pothos/facts.yaml";
	const fields = Array.from({ length: 1000 }, (_, index) => `latn${index}: 1\n`);
	workspace.write(file, workspace.read(file) + fields.join(""));
	const { diagnostics } = await workspace.compile();
	expect(diagnostics.map(({ code }) => code)).toEqual(fields.slice(0, 101).map(() => "unknown-field"));
	expect(inEnglish(diagnostics.map(({ message }) => message)).at(-1)).toBe("900 more unknown fields follow.");
});

test("each of a thousand quotation marks is reported at its position, in pairs (R16.1)", async () => {
	const workspace = createWorkspace();
	const file = "articles/arrosage/fr.md";
	const text = workspace.read(file);
	workspace.write(file, `${text}\n${'"a" '.repeat(500)}\n`);
	const { diagnostics } = await workspace.compile();
	expect(
		diagnostics.map(({ position, related = [] }) => [position, ...related.map((each) => each.position)].map((each) => each?.[1])),
	).toEqual(Array.from({ length: 500 }, (_, index) => [4 * index + 1, 4 * index + 3]));
});
