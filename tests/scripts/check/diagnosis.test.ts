import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { createWorkspace } from "../../support/workspace.ts";

const words = (text: string) => `{ ${langs.map((lang) => `${lang}: "${text}"`).join(", ")} }`;

/** A diagnosis of one cause, without a mistake. */
const diagnosis = `guide: hydroponie
signs:
  where:
    old: { label: ${words("12")} }
  how:
    yellow: { label: ${words("34")}, drawing: { part: yellow-leaf, plant: pothos } }
  soil:
    wet: { label: ${words("56")} }
causes:
  - section: la-coupe
    signs: { where: [old], how: [yellow], soil: [wet] }
    plants: [pothos]
    act: ${words("78")}
    look: ${words("90")}
    sources: [pousse]
`;

async function findings(contents: string) {
	const workspace = createWorkspace();
	// Stems with nodes, which the small site has none of.
	workspace.edit("plants/pothos/facts.yaml", "habit: clump", "habit: trailing");
	workspace.write("diagnosis.yaml", contents);
	return (await workspace.findings()).map(({ file, position, code, message, hint }) => [
		[file, ...(position ?? [])].join(":"),
		code,
		message,
		hint,
	]);
}

test("signs that lead to a cause, and a cause that signs lead to, are no finding (R16.1)", async () => {
	expect(await findings(diagnosis)).toEqual([]);
});

test.each([
	[
		"a sign that is misspelt",
		"how: [yellow]",
		"how: [yelow]",
		["diagnosis.yaml:11:34", "unknown-slug", 'There is no how "yelow".', 'did you mean "yellow"?'],
	],
	[
		"a sign that no cause names",
		"how: [yellow], soil",
		"soil",
		[
			"diagnosis.yaml:6:5",
			"idle-sign",
			'No cause names the sign "yellow".',
			'add "yellow" to signs.how of the causes that it points to, or remove the sign',
		],
	],
	[
		"a section that the guide does not have",
		"section: la-coupe",
		"section: la-soupe",
		["diagnosis.yaml:10:14", "dead-anchor", 'The page /guides/hydroponie has no anchor "#la-soupe".', 'did you mean "la-coupe"?'],
	],
	[
		"a plant that does not exist",
		"plants: [pothos]",
		"plants: [photos]",
		["diagnosis.yaml:12:14", "unknown-slug", 'There is no plant "photos".', 'did you mean "pothos"?'],
	],
	[
		"a guide that does not exist",
		"guide: hydroponie",
		"guide: hydroponi",
		["diagnosis.yaml:1:8", "unknown-slug", 'There is no guide "hydroponi".', 'did you mean "hydroponie"?'],
	],
	[
		"a source that does not exist",
		"sources: [pousse]",
		"sources: [pouse]",
		["diagnosis.yaml:15:15", "unknown-source", 'There is no source "pouse".', 'did you mean "pousse"?'],
	],
	[
		"a drawing of a part that the plant does not have",
		"part: yellow-leaf, plant: pothos",
		"part: node, plant: aloe-vera",
		[
			"diagnosis.yaml:6:96",
			"picture-conflict",
			'The plant "aloe-vera" has no part "node" that could be drawn.',
			"plants that have it: pothos",
		],
	],
])("%s is one finding (R16.1)", async (_, from, to, finding) => {
	expect(diagnosis).toContain(from);
	expect(await findings(diagnosis.replace(from, to))).toEqual([finding]);
});

test.each(["act", "look", "sources"])("a cause without %s is a missing field (R16.1)", async (field) => {
	const without = diagnosis.replace(new RegExp(`\\n    ${field}: .*`), "");
	expect(await findings(without)).toEqual([
		["diagnosis.yaml:10:5", "missing-field", expect.stringContaining(`"${field}"`), expect.any(String)],
	]);
});

test("a page that shows the diagnosis needs its file (R16.1)", async () => {
	const workspace = createWorkspace();
	workspace.edit("pages/about/facts.yaml", "template: plain", "template: diagnosis");
	expect((await workspace.findings()).map(({ file, code, message, hint }) => [file, code, message, hint])).toEqual([
		[
			"pages/about/facts.yaml",
			"missing-file",
			"This page shows what diagnosis.yaml says, which is missing.",
			"restore diagnosis.yaml from the last commit, or choose another template",
		],
	]);
});
