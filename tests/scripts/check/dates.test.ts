import { expect, test } from "vitest";
import { compile } from "#scripts/build/compile.ts";
import { inEnglish } from "../../support/in-english.ts";
import { memoryRun } from "../../support/runs.ts";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

const compiled = ({ dir }: Workspace, date: string, checkOnly: boolean) =>
	compile({ contentDir: dir, date, checkOnly, ...memoryRun() });

test("with a day given, the check reports each later date (R16.1)", async () => {
	const { diagnostics } = await compiled(createWorkspace(), "2025-01-15", true);
	expect(inEnglish(diagnostics).map(({ file, position, code, message }) => [file, position, code, message])).toEqual([
		["guides/hydroponie/facts.yaml", [1, 12], "future-date", "2025-01-20 is after 2025-01-15."],
	]);
});

test("a site built for a day has no pages published later, and every build of it is the same (R16.1)", async () => {
	const workspace = createWorkspace();
	const facts = "articles/arrosage/facts.yaml";
	workspace.write("articles/semis/facts.yaml", workspace.read(facts).replace("2025-01-15", "2026-03-01"));
	for (const lang of ["de", "en", "es", "fr"]) {
		const text = workspace.read(`articles/arrosage/${lang}.md`);
		workspace.write(`articles/semis/${lang}.md`, text.replace(/^(title|metaTitle|metaDescription): .*/gm, `$1: Semis ${lang}`));
	}
	const pathsOn = async (date: string) => {
		const { plan } = await compiled(workspace, date, false);
		return [...new Set((plan?.pages ?? []).map(({ path }) => path))].filter((path) => path.startsWith("/blog/"));
	};
	expect(await pathsOn("2026-02-28")).toEqual(["/blog/arrosage"]);
	expect(await pathsOn("2026-03-01")).toEqual(["/blog/arrosage", "/blog/semis"]);
});

test("a link to a page published later is reported with the day, and its picture does not count as unused (R16.1)", async () => {
	const workspace = createWorkspace();
	const facts = "articles/arrosage/facts.yaml";
	workspace.edit(facts, "2025-01-15", "2025-03-15");
	const { diagnostics } = await compiled(workspace, "2025-02-01", false);
	expect(inEnglish(diagnostics).map(({ file, position, code, message, hint }) => [file, position, code, message, hint])).toEqual(
		[
			["guides/hydroponie/facts.yaml", [4, 15]],
			["navigation.yaml", [11, 11]],
		].map((where) => [
			...where,
			"dead-link",
			'The page of the link "/blog/arrosage" is not published until 2025-03-15.',
			"leave the link out until then, or build for 2025-03-15 or later",
		]),
	);
});
