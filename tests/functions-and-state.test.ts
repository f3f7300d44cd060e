import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseAst } from "vite";
import { expect, test } from "vitest";
import { groupBy } from "#schemas/shared/group-by.ts";
import { root } from "#scripts/project.ts";
import { listSourceFiles } from "./support/source-files.ts";

type Node = ESTree.Node;

const sources = listSourceFiles().map((file) => {
	const code = readFileSync(join(root, file), "utf8");
	const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }) as Node;
	return { file, code, program, nodes: nodesIn(program) };
});

/** Lines of the longest function, components included. */
const longest = 100;

test("a function has at most 100 lines, and so does a component with everything it renders", () => {
	const found = sources.flatMap(({ file, code, nodes }) =>
		nodes
			.filter(({ type }) => type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression")
			.filter(({ start, end }) => code.slice(start, end).split("\n").length > longest)
			.map(({ start }) => `${file}:${code.slice(0, start).split("\n").length}`),
	);
	expect(found).toEqual([]);
});

test("no two files contain a function with the same body", () => {
	const bodies = sources.flatMap(({ file, code, nodes }) =>
		nodes.flatMap((node) =>
			node.type === "FunctionDeclaration" && node.body
				? [{ place: `${file} ${node.id?.name}`, file, body: code.slice(node.body.start, node.body.end).replace(/\s+/g, " ") }]
				: [],
		),
	);
	const repeated = [...groupBy(bodies, ({ body }) => body).values()].filter(
		(group) => new Set(group.map(({ file }) => file)).size > 1,
	);
	expect(repeated.map((group) => group.map(({ place }) => place))).toEqual([]);
});

test("strings are sorted by byText, which returns 0 for equal ones; other comparisons leave ties to the engine", () => {
	// The app's features are loaded one by one: a comparison that several share would be one more request on the pages of each.
	const own = sources.filter(({ file }) => !file.startsWith("src/features/"));
	const found = own.flatMap(({ file, code }) =>
		[...code.matchAll(/[\w\])] < [\w.[\]]+ \? -1 : 1\b/g)]
			.map(({ 0: comparison, index }) => `${file}:${code.slice(0, index).split("\n").length}${comparison.slice(1)}`)
			.filter((place) => !/ < 0 \?/.test(place)),
	);
	expect(found).toEqual([]);
});

/** What modules of the app hold that changes, and why it is not in a component or a parameter. Pipeline and schemas hold nothing. */
const stateOfModules: Record<string, string> = {
	"src/start.ts early": "The script that every page loads is one run of a few lines; clicks wait here until the app comes.",
	"src/start.ts notice": "The notice that the page shows while the app is awaited.",
	"src/start.ts starting": "The app is started once, whichever of several events comes first.",
	"src/client.tsx router": "There is one router to a document; it is made once the first page has loaded.",
	"src/client.tsx isAsking": "Whether that is on its way, so that two events do not ask twice.",
	"src/client.tsx needsNewDocument":
		"Whether that failed because the host has another release, so that trying again loads the document.",
	"src/data/browser.ts marks":
		"What the document was rendered from is read before the app changes its language, and not where pages are rendered.",
	"src/data/language-choice.ts pending": "A choice is known to menus and routes before the page of it shows.",
	"src/data/language-choice.ts unstored": "Where the browser refuses to store a choice, it lasts as long as the document.",
	"src/features/language/later.ts unsaved": "Where the browser refuses to store the language, it lasts as long as the document.",
	"src/features/search/slash-setting.ts unsaved":
		"Where the browser refuses to store the choice, it lasts as long as the document.",
	"src/data/ticks.ts unsaved": "Where the browser refuses to store ticks, they last as long as the document.",
	"src/features/my-plants/stored-text.ts unsaved":
		"Where the browser refuses to store the list, it lasts as long as the document.",
	"src/features/search/use-texts.ts opened": "The index of a language is opened once in a document, whichever box asks for it.",
	"src/offline/register.ts served": "A document is of the release that answered first.",
	"src/offline/register.ts expected": "What a reader agreed to is carried out when the worker has changed, in another event.",
	"src/worker/network.ts failedAt": "All requests of a worker learn from the first that the network is gone.",
};

test("modules have no state, except those of the app that are listed with a reason", () => {
	const found = sources.flatMap(({ file, program, nodes }) => stateIn(program, nodes).map((name) => `${file} ${name}`));
	expect(found.sort()).toEqual(Object.keys(stateOfModules).sort());
});

/** Names at the top of a module that are assigned anew, or hold a collection that is written to. */
function stateIn(program: Node, nodes: readonly Node[]): string[] {
	const declarations = program.type === "Program" ? program.body.map(declarationIn) : [];
	const variables = declarations.flatMap((each) =>
		each?.type === "VariableDeclaration" ? each.declarations.map(({ id, init }) => ({ kind: each.kind, id, init })) : [],
	);
	const written = new Set(nodes.flatMap((node) => writtenName(node) ?? []));
	return variables.flatMap(({ kind, id, init }) => {
		const name = id.type === "Identifier" ? id.name : "";
		const isHeld = /^(NewExpression|ArrayExpression|ObjectExpression)$/.test(init?.type ?? "");
		return kind !== "const" || (isHeld && written.has(name)) ? [name] : [];
	});
}

function declarationIn(node: Node): Node | null {
	return node.type === "ExportNamedDeclaration" ? node.declaration : node;
}

const writes = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/** The name of what is written to by an assignment to a part of it, or by a method that changes it. */
function writtenName(node: Node): string | null {
	if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") return ownerName(node.left);
	if (node.type === "UpdateExpression" && node.argument.type === "MemberExpression") return ownerName(node.argument);
	if (node.type === "UnaryExpression" && node.operator === "delete") return ownerName(node.argument);
	if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return null;
	const { object, property } = node.callee;
	return property.type === "Identifier" && writes.test(property.name) ? ownerName(object) : null;
}

function ownerName(node: Node): string | null {
	if (node.type === "MemberExpression") return ownerName(node.object);
	return node.type === "Identifier" ? node.name : null;
}

/** A node and all below it. */
function nodesIn(node: Node): Node[] {
	const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
	return [node, ...children.filter(isNode).flatMap(nodesIn)];
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
