import { expect, test } from "vitest";
import { applyFixes } from "#scripts/report/fix.ts";
import { inEnglish } from "../../../support/in-english.ts";
import { createWorkspace } from "../../../support/workspace.ts";

const file = "articles/arrosage/en.md";

/** What the check says of a sentence in an English text, with a list of words to avoid. */
async function checkSentence(wording: string, sentence: string) {
	const workspace = createWorkspace();
	workspace.write("wording/en.yaml", wording);
	workspace.edit(file, "Most plants drink less than people think.", sentence);
	const { diagnostics } = await workspace.compile();
	return { found: inEnglish(diagnostics), mended: applyFixes(workspace.read(file), diagnostics) };
}

const list = `gray: { write: grey, fix: true }
window sill*: { write: windowsill }
spidermite: { write: red spider mite }
Pilea: { write: Chinese money plant }
`;

test.each([
	["a word at the beginning of a sentence", "Water. Gray pots last.", ["Gray"]],
	["a word at the beginning of a text", "Gray pots last.", ["Gray"]],
	["a word with any ending, over the end of a line", "On window\nsills.", ["window sills"]],
	["each use in a sentence", "A gray, gray pot.", ["gray", "gray"]],
	["a name only as the list has it", "A Pilea is no pilea.", ["Pilea"]],
])("%s is found (R16.1)", async (_, sentence, words) => {
	const { found } = await checkSentence(list, sentence);
	expect(found.map(({ code, message }) => [code, message])).toEqual(
		words.map((each) => ["avoided-term", `Our texts do not say "${each}".`]),
	);
});

test.each([
	["part of another word", "A grayling in the pond."],
	["a name inside a sentence", "In Earl Gray’s pot."],
	["a title in italics", "As *The gray garden* says."],
])("%s is not (R16.1)", async (_, sentence) => {
	expect((await checkSentence(list, sentence)).found).toEqual([]);
});

test("a name in a list of names is what readers search for (R16.1)", async () => {
	const workspace = createWorkspace();
	workspace.write("wording/en.yaml", "devil’s ivy: { write: pothos }\n");
	workspace.edit("plants/pothos/en.yaml", /^name: .*$/m, "$&\notherNames: [devil’s ivy]");
	expect((await workspace.compile()).diagnostics).toEqual([]);
});

test("what the list calls certain is mended, with the capital of its place (R16.1)", async () => {
	const { mended } = await checkSentence(list, "Gray pots on a gray window sill.");
	expect(mended).toContain("Grey pots on a grey window sill.");
});

test("a list that changes is held against files that have not (R17.4)", async () => {
	const workspace = createWorkspace();
	const codes = async () => (await workspace.compile()).diagnostics.map(({ code }) => code);
	expect(await codes()).toEqual([]);
	workspace.write("wording/en.yaml", "people think: { write: you think }\n");
	expect(await codes()).toEqual(["avoided-term"]);
	workspace.remove("wording/en.yaml");
	expect(await codes()).toEqual([]);
});

test("words that no text can hold are a finding in the list, which the texts are then not held to (R16.1)", async () => {
	const { found } = await checkSentence(
		"people think: { write: you think }\nsill*s: { write: windowsill }\n",
		"As people think.",
	);
	expect(found).toEqual([
		{
			code: "invalid-value",
			file: "wording/en.yaml",
			position: [2, 1],
			message: 'The words "sill*s" must begin with a letter, and * only stands at the end of a word.',
			hint: "write them as they stand in a text",
		},
	]);
});
