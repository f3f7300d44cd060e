import { expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../../support/workspace.ts";

const facts = "plants/pothos/facts.yaml";
const article = "articles/arrosage";

/** The small site with a newspaper and a shop among its sources. */
function siteWithNewspaper(): Workspace {
	const workspace = createWorkspace();
	workspace.edit(
		"sources.yaml",
		"pousse:\n",
		"times:\n  title: The Times\n  url: https://times.example/\n  kind: press\n  locale: en-GB\nshop:\n  title: A shop\n  url: https://shop.example/\n  kind: trade\n  locale: en-GB\npousse:\n",
	);
	return workspace;
}

/** Cites sources behind a statement about safety, in every language. */
function cite(workspace: Workspace, ...keys: string[]): Workspace {
	const links = keys.map((key) => `[Source](#source-${key})`).join(", ");
	const words = {
		fr: "Débranchez la lampe avant d’arroser",
		en: "Unplug the lamp before you water",
		es: "Desenchufa la lámpara antes de regar",
		de: "Zieh vor dem Gießen den Stecker der Lampe",
	};
	for (const [lang, sentence] of Object.entries(words))
		workspace.edit(`${article}/${lang}.md`, /\n## /, `\n${sentence} (${links}).\n\n## `);
	workspace.edit(`${article}/facts.yaml`, "topic: care", `topic: care\nsources: [${keys.join(", ")}]`);
	return workspace;
}

/** What the rule says, with file and line. */
async function findings(workspace: Workspace): Promise<string[]> {
	return (await workspace.findings())
		.filter(({ code }) => code === "weak-source")
		.map(({ file, position, message }) => `${file}:${position?.[0]} ${message}`);
}

test("a sentence about safety that rests on a newspaper and a shop is reported (R17.6)", async () => {
	expect(await findings(cite(siteWithNewspaper(), "times", "shop"))).toEqual([
		`${article}/fr.md:19 This statement about safety rests on times, shop alone: press or trade.`,
	]);
});

test("a sentence about safety that an authority or we ourselves stand for beside a newspaper is not reported (R17.6)", async () => {
	expect(await findings(cite(siteWithNewspaper(), "times", "aspca"))).toEqual([]);
	expect(await findings(cite(siteWithNewspaper(), "times", "pousse"))).toEqual([]);
});

test("a toxicity that a newspaper tells is reported at its source (R17.6)", async () => {
	const workspace = siteWithNewspaper();
	workspace.edit(facts, "cat: { severity: moderate, source: aspca }", "cat: { severity: moderate, source: times }");
	expect(await findings(workspace)).toEqual([`${facts}:21 This statement about safety rests on times alone: press or trade.`]);
});

test("works on the signs of poisoning count as one: a newspaper beside others is not reported (R17.6)", async () => {
	const workspace = siteWithNewspaper();
	workspace.edit(facts, "practice: pousse }", "practice: pousse, signs: [times, aspca] }");
	expect(await findings(workspace)).toEqual([]);
	workspace.edit(facts, "signs: [times, aspca]", "signs: [times, shop]");
	expect(await findings(workspace)).toEqual([
		`${facts}:28 This statement about safety rests on times, shop alone: press or trade.`,
	]);
});
