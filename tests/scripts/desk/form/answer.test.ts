import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type {
	CheckedDraft,
	DrawnDraft,
	EditedFile,
	EditFinding,
	EditRefusal,
	EditTask,
	EntryDraft,
	EntryList,
	MendedDraft,
	OpenedEntry,
	PlannedTask,
	SavedDraft,
} from "#schemas/content/edit.ts";
import type { PlantForm } from "#schemas/content/plant/form.ts";
import { editApi } from "#schemas/shared/edit-api.ts";
import { compile } from "#scripts/build/compile.ts";
import { linkContent } from "#scripts/build/link-content.ts";
import { newEntry } from "#scripts/desk/entries/new-entry.ts";
import { answerEdit } from "#scripts/desk/form/answer.ts";
import { loadTexts } from "#scripts/messages/texts.ts";
import { root } from "#scripts/project.ts";
import { send } from "../../../support/answers.ts";
import { codeHashes } from "../../../support/known-parts.ts";
import { baseContent, createWorkspace, smallRun } from "../../../support/workspace.ts";

type TestRequest = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };

/** A content folder with the server of its form. */
async function startServer() {
	const workspace = createWorkspace();
	const check = async (drafts: ReadonlyMap<string, string>) =>
		(await compile({ contentDir: workspace.dir, ...smallRun, checkOnly: true, drafts })).diagnostics;
	const link = () => linkContent(workspace.dir, { ...smallRun, codeHash: codeHashes.pipeline });
	const content = { contentDir: workspace.dir, plan: () => null, findings: () => [], check, link };
	const server = createServer((incoming, response) => void answerEdit(content, incoming, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const ask = async <T>(path: string, { method = "GET", headers = {}, body }: TestRequest = {}) => {
		const { status, body: answer } = await send({ port }, method, path, { Host: `localhost:${port}`, ...headers }, body);
		return { status, answer: JSON.parse(answer.toString()) as T };
	};
	const own = { Origin: `http://localhost:${port}`, "Content-Type": "application/json" };
	const post = <T>(path: string, body: object, headers: Record<string, string> = {}) =>
		ask<T>(path, { method: "POST", headers: { ...own, ...headers }, body: JSON.stringify(body) });
	const open = async (entry: string) => {
		const { answer } = await ask<OpenedEntry>(`${editApi.entry}?entry=${entry}`);
		const fileOf = (part: EditedFile["part"]) => answer.files.find((file) => file.part === part) as EditedFile;
		return { opened: answer, fileOf };
	};
	return { workspace, port, ask, post, open };
}

const refused = (message: string): EditRefusal => ({ reason: "forbidden", message });
const ownPage = "The form only answers its own page.";

describe("the form serves its page to this machine only (R17.8)", () => {
	const stranger: [string, Record<string, string>, string][] = [
		["a name of another host that leads here", { Host: "evil.example" }, "The form only answers at the host name localhost."],
		["a page of another site", { Origin: "https://evil.example" }, ownPage],
		["a page of another port", { Origin: "http://localhost:1" }, ownPage],
		["a page without an address", { Origin: "null" }, ownPage],
		["a request that a browser says comes from elsewhere", { "Sec-Fetch-Site": "cross-site" }, ownPage],
		["a page of another port, as a browser says", { "Sec-Fetch-Site": "same-site" }, ownPage],
	];

	test.each(stranger)("%s is refused and writes nothing", async (_, headers, message) => {
		const { workspace, ask, post, open } = await startServer();
		const { fileOf } = await open("plants/pothos");
		const { file, base } = fileOf("facts");
		const draft: EntryDraft = { files: [{ file, base, text: "latin: Changed\n" }], current: [] };
		expect(await post(editApi.save, draft, headers)).toEqual({ status: 403, answer: refused(message) });
		expect(await ask(editApi.entries, { headers })).toEqual({ status: 403, answer: refused(message) });
		const task: EditTask = { is: "delete", entry: "guides/hydroponie", redirect: "/blog" };
		expect(await post(editApi.plan, task, headers)).toEqual({ status: 403, answer: refused(message) });
		expect(await post(editApi.carryOut, { task, state: "" }, headers)).toEqual({ status: 403, answer: refused(message) });
		expect(workspace.read(file)).not.toContain("Changed");
	});

	test("requests without an origin or with a form content type are refused", async () => {
		const { ask, port } = await startServer();
		const body = JSON.stringify({ files: [], current: [] });
		const plain = await ask<EditRefusal>(editApi.save, { method: "POST", headers: { "Content-Type": "application/json" }, body });
		expect(plain.status).toBe(403);
		const form = { Origin: `http://localhost:${port}`, "Content-Type": "text/plain" };
		expect((await ask(editApi.save, { method: "POST", headers: form, body })).status).toBe(400);
	});
});

describe("the form writes only regular files of entries (R17.8)", () => {
	test.each([
		"../outside.yaml",
		"plants/pothos/../../site.yaml",
		"plants/site.yaml",
		"content/site.yaml",
		"README.md",
		"images/arrosoir.yaml",
		"plants/pothos/it.yaml",
		"plants/po thos/fr.yaml",
		"/etc/passwd",
		"plants/nobody/fr.yaml",
	])("%s is refused", async (file) => {
		const { workspace, post } = await startServer();
		const before = readdirSync(workspace.dir, { recursive: true }).sort();
		const { status } = await post(editApi.save, { files: [{ file, base: null, text: "x: 1\n" }], current: [] });
		expect(status).toBe(422);
		expect(readdirSync(workspace.dir, { recursive: true }).sort()).toEqual(before);
	});

	test("symbolic links to files or folders are not followed", async () => {
		const { workspace, post, open } = await startServer();
		const outside = join(workspace.dir, "..", "outside");
		mkdirSync(outside);
		writeFileSync(join(outside, "facts.yaml"), "secret: 1\n");
		workspace.remove("plants/pothos/facts.yaml");
		symlinkSync(join(outside, "facts.yaml"), join(workspace.dir, "plants/pothos/facts.yaml"));
		symlinkSync(outside, join(workspace.dir, "plants/linked"));
		expect((await open("plants/pothos")).fileOf("facts")).toMatchObject({ base: null, text: "" });
		for (const slug of ["pothos", "linked"]) {
			const draft = { files: [{ file: `plants/${slug}/facts.yaml`, base: null, text: "x: 1\n" }], current: [] };
			expect((await post(editApi.save, draft)).status).toBe(422);
		}
		expect(readFileSync(join(outside, "facts.yaml"), "utf8")).toBe("secret: 1\n");
	});
});

test.each([[[null]], [[1]], [["a"]], [[[]]], [[{}]], [{}], [null]])(
	"a draft whose files are %j is rejected without an internal error (R17.8)",
	async (files) => {
		const { post } = await startServer();
		for (const path of [editApi.save, editApi.check])
			expect(await post(path, { files, current: [] })).toEqual({
				status: 400,
				answer: { reason: "bad-request", message: "The dev server does not understand what the form sent. Load the page again." },
			});
	},
);

test("saving writes only the changed lines, and keeps line ends, byte order mark and mode of the file (R17.8)", async () => {
	const { workspace, post, open } = await startServer();
	const file = "plants/pothos/facts.yaml";
	workspace.write(file, `\ufeff# kept\n${workspace.read(file)}`.replaceAll("\n", "\r\n"));
	chmodSync(join(workspace.dir, file), 0o600);
	const before = workspace.read(file);
	const { base, fields } = (await open("plants/pothos")).fileOf("facts");
	const draft = { files: [{ file, base, fields: { ...fields, family: "Araceae II" }, body: null }], current: [] };
	const { status, answer } = await post<SavedDraft>(editApi.save, draft);
	expect([status, answer.files[0]?.fields?.["family"]]).toEqual([200, "Araceae II"]);
	expect(workspace.read(file)).toBe(before.replace("family: Araceae", "family: Araceae II"));
	expect(statSync(join(workspace.dir, file)).mode & 0o777).toBe(0o600);
	expect(readdirSync(join(workspace.dir, "plants/pothos")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a file changed in the meantime is not written, nor is any other of the draft, and its current text is returned (R17.8)", async () => {
	const { workspace, post, open } = await startServer();
	const { fileOf } = await open("articles/arrosage");
	const [french, german] = [fileOf("fr"), fileOf("de")];
	workspace.edit(german.file, "badge: ", "badge: Neue ");
	const change = ({ file, base, fields, body }: EditedFile) => ({ file, base, fields: { ...fields, title: "Neu" }, body });
	const { status, answer } = await post<EditRefusal>(editApi.save, { files: [change(french), change(german)], current: [] });
	expect([status, answer.reason, answer.changed?.map(({ file }) => file)]).toEqual([409, "changed", [german.file]]);
	expect(answer.changed?.[0]?.fields?.["badge"]).toContain("Neue");
	expect(workspace.read(french.file)).not.toContain("title: Neu");
});

test("a draft is checked without being written, and each finding names its field (R17.8)", async () => {
	const { workspace, post, open } = await startServer();
	const { fileOf } = await open("articles/arrosage");
	const { file, base, fields, body } = fileOf("de");
	const draft = {
		files: [{ file, base, fields: { ...fields, colour: "green" }, body: `${body}\n[x](/nirgends)\n` }],
		current: [],
	};
	const { answer } = await post<CheckedDraft>(editApi.check, draft);
	expect(answer.findings.map(({ code, pointer }) => [code, pointer])).toContainEqual(["unknown-field", "/colour"]);
	expect(answer.figures["dry-depth"]?.de).toBe("3–5\u00a0cm");
	expect(workspace.read(file)).toBe(readFileSync(join(baseContent, file), "utf8"));
	const link = { files: [{ file, base, fields, body: `${body}\n[x](/nirgends)\n` }], current: [] };
	const linked = (await post<CheckedDraft>(editApi.check, link)).answer.findings.find(({ code }) => code === "dead-link");
	expect([linked?.pointer, linked?.line]).toEqual(["body", (body ?? "").split("\n").length + 1]);
});

test("a finding about a translation points to the French passage, and names fields in its language (R17.8)", async () => {
	const { ask, post, open } = await startServer();
	const { file, base, fields, body } = (await open("articles/arrosage")).fileOf("de");
	const draft = {
		files: [{ file, base, fields, body: (body ?? "").replace("/fiches-plantes/aloe-vera", "/guides") }],
		current: [],
	};
	const { answer } = await post<CheckedDraft>(editApi.check, draft, { "Accept-Language": "fr" });
	expect(answer.findings.map(({ code, related }) => [code, related])).toEqual([
		["link-mismatch", [{ file: "articles/arrosage/fr.md", pointer: "body", line: 1, column: 59, message: "en français" }]],
	]);
	const { answer: opened } = await ask<OpenedEntry>(`${editApi.entry}?entry=plants/pothos`, {
		headers: { "Accept-Language": "fr" },
	});
	const { properties = {} } = opened.schemas.facts;
	expect(properties["latin"]?.description).toBe("Nom botanique accepté, avec le cultivar");
	expect(properties["form"]?.properties?.["habit"]?.["x-names"]).toMatchObject({ trailing: "retombant" });
	expect(properties["water"]?.properties?.["growing"]?.properties?.["min"]?.["x-unit"]).toBe("jours");
});

test("a missing language starts from the existing texts, and a translation marked as current is recorded (R17.8)", async () => {
	const { workspace, post, open } = await startServer();
	const before = workspace.read("articles/arrosage/es.md");
	const { fields, body } = (await open("articles/arrosage")).fileOf("es");
	workspace.remove("articles/arrosage/es.md");
	const empty = (await open("articles/arrosage")).fileOf("es");
	expect(empty).toMatchObject({ base: null, fields: {}, body: "" });
	const draft = { files: [{ file: empty.file, base: null, fields, body }], current: [empty.file] };
	const { status } = await post(editApi.save, draft);
	expect(status).toBe(200);
	expect(workspace.read(empty.file)).toMatch(/^---\nbadge: [\s\S]+\ntranslated: [a-z]+\n---\n\n/);
	expect(workspace.read(empty.file).split("---\n\n")[1]).toBe(before.split("---\n\n")[1]);
});

test("a translation that cannot be marked as current is not saved either, and can be once it is mended (R17.8)", async () => {
	const { workspace, post, open } = await startServer();
	const { file, base, fields, body } = (await open("articles/arrosage")).fileOf("de");
	const draft = (title: string, current = file) => ({
		files: [{ file, base, fields: { ...fields, title }, body }],
		current: [current],
	});
	const before = workspace.read(file);
	const refuse = async (given: EntryDraft) => (await post<EditRefusal>(editApi.save, given)).answer.message;
	expect(await refuse(draft("TODO Titel"))).toBe("articles/arrosage/de.md still contains a TODO. Fill it in first.");
	expect(await refuse(draft("Titel", "articles/arrosage/facts.yaml"))).toBe("articles/arrosage/facts.yaml is not a translation.");
	expect(workspace.read(file)).toBe(before);
	expect((await post(editApi.save, draft("Titel"))).status).toBe(200);
	expect(workspace.read(file)).toMatch(/\ntitle: Titel\n[\s\S]*\ntranslated: [a-z]+\n---\n/);
});

test("an unreadable file is reported with its position, and can be saved as text (R17.8)", async () => {
	const { workspace, post, open } = await startServer();
	const file = "plants/pothos/fr.yaml";
	const whole = workspace.read(file);
	workspace.write(file, whole.replace("name: ", 'name: "'));
	const { fields, problem, text, base } = (await open("plants/pothos")).fileOf("fr");
	expect([fields, problem?.code, problem?.line, text]).toEqual([null, "yaml-syntax", 1, workspace.read(file)]);
	expect((await post(editApi.save, { files: [{ file, base, text: whole }], current: [] })).status).toBe(200);
	expect(workspace.read(file)).toBe(whole);
});

test("an entry with a field that begins with a star of Markdown is listed by its name, and opens with what is wrong (R17.8)", async () => {
	const { workspace, ask, open } = await startServer();
	workspace.edit("plants/pothos/fr.yaml", /^soil: .*$/m, "soil: *gras*");
	const { entries } = (await ask<EntryList>(editApi.entries)).answer;
	expect(entries.find(({ slug }) => slug === "pothos")?.labels.fr).toBe("Pothos");
	const { fields, problem } = (await open("plants/pothos")).fileOf("fr");
	expect([fields, problem?.code, problem?.line]).toEqual([null, "yaml-alias", 4]);
});

test("an entry whose text begins with a byte-order mark is listed by its title (R17.8)", async () => {
	const { workspace, ask } = await startServer();
	const file = "articles/arrosage/fr.md";
	workspace.write(file, `\ufeff${workspace.read(file)}`);
	const { entries } = (await ask<EntryList>(editApi.entries)).answer;
	expect(entries.find(({ slug }) => slug === "arrosage")?.labels.fr).toBe("Bien arroser");
});

describe("files of the site are edited like entries (R17.8)", () => {
	test("they are listed, with their findings", async () => {
		const { ask } = await startServer();
		const { answer } = await ask<EntryList>(editApi.entries);
		const files = answer.entries.filter(({ kind }) => kind === "file");
		expect(files.map(({ folder, slug, labels }) => [`${folder}/${slug}`, labels.fr])).toEqual([
			["content/navigation", "navigation.yaml"],
			["content/redirects", "redirects.yaml"],
			["content/site", "site.yaml"],
			["content/sources", "sources.yaml"],
			["terms/category", "terms/category.yaml"],
			["terms/difficulty", "terms/difficulty.yaml"],
			["terms/hardiness", "terms/hardiness.yaml"],
			["terms/light", "terms/light.yaml"],
			["terms/severity", "terms/severity.yaml"],
			["terms/topic", "terms/topic.yaml"],
			["terms/water", "terms/water.yaml"],
			["terms/window", "terms/window.yaml"],
			["ui/de", "ui/de.yaml"],
			["ui/en", "ui/en.yaml"],
			["ui/es", "ui/es.yaml"],
			["ui/fr", "ui/fr.yaml"],
		]);
	});

	test("one with fields has a form, and saving changes only what was edited", async () => {
		const { workspace, post, open } = await startServer();
		const { opened, fileOf } = await open("content/site");
		const { file, base, fields } = fileOf("facts");
		expect([file, opened.kind, opened.path, opened.schemas.text]).toEqual(["site.yaml", "file", null, null]);
		expect(opened.schemas.facts.properties?.["name"]?.description).toBe(
			"Name of the site, which stands in the title of every page",
		);
		const before = workspace.read(file);
		const draft: EntryDraft = { files: [{ file, base, fields: { ...fields, name: "Feuille" }, body: null }], current: [] };
		expect((await post<CheckedDraft>(editApi.check, draft)).answer.findings.filter(({ file: at }) => at !== file)).toEqual([]);
		expect((await post(editApi.save, draft)).status).toBe(200);
		expect(workspace.read(file)).toBe(before.replace(/^name: .*$/m, "name: Feuille"));
	});

	test.each(["content/redirects", "content/sources", "terms/light", "ui/fr"])(
		"%s, whose schema names no fields, is edited as text, with its findings",
		async (path) => {
			const { post, open } = await startServer();
			const { file, base, fields, text, problem } = (await open(path)).fileOf("facts");
			expect([fields, problem]).toEqual([null, null]);
			const draft: EntryDraft = { files: [{ file, base, text: `${text}# TODO\n` }], current: [] };
			const { answer } = await post<CheckedDraft>(editApi.check, draft);
			expect(answer.findings.map(({ file: at, code, line }) => [at, code, line])).toEqual([
				[file, "todo", text.split("\n").length],
			]);
			expect((await post(editApi.save, draft)).status).toBe(200);
		},
	);

	test("two editors at once: the later one is told", async () => {
		const { workspace, post, open } = await startServer();
		const { file, base, text } = (await open("content/redirects")).fileOf("facts");
		workspace.write(file, `# Old addresses\n${text}`);
		const { status, answer } = await post<EditRefusal>(editApi.save, { files: [{ file, base, text: "[]\n" }], current: [] });
		expect([status, answer.message, answer.changed?.map((each) => each.text)]).toEqual([
			409,
			"Changed on disk in the meantime: redirects.yaml.",
			[`# Old addresses\n${text}`],
		]);
	});

	test.each(["content/README", "content/nothing", "images/arrosoir", "ui/it", "content/../site", ".git/config"])(
		"%s is not opened",
		async (path) => {
			const { ask } = await startServer();
			expect((await ask(`${editApi.entry}?entry=${path}`)).status).toBe(404);
		},
	);
});

describe("new, rename and delete are shown, then carried out, as the commands do (R17.8)", () => {
	const isThere = (dir: string, folder: string) => existsSync(join(dir, folder));

	test("a new plant is drafted after a relative", async () => {
		const { workspace, post, open } = await startServer();
		const task: EditTask = { is: "new", kind: "plant", slug: "scindapsus", like: "pothos" };
		const { answer: shown } = await post<PlannedTask>(editApi.plan, task);
		expect([shown.changes, shown.entry]).toEqual([
			["facts", "fr", "en", "es", "de"].map((part) => `create    plants/scindapsus/${part}.yaml`),
			"plants/scindapsus",
		]);
		expect(isThere(workspace.dir, "plants/scindapsus")).toBe(false);
		const drafted = newEntry(workspace.dir, "plant", "scindapsus", { like: "pothos" }, "en");
		expect(await post(editApi.carryOut, { task, state: shown.state })).toEqual({
			status: 200,
			answer: { entry: "plants/scindapsus" },
		});
		expect(drafted.map(({ file }) => ({ file, contents: workspace.read(file) }))).toEqual(drafted);
		expect((await open("plants/scindapsus")).fileOf("facts").fields?.["category"]).toBe("trailing");
	});

	test("a draft that its editor left half-way is listed as one, until its last TODO is gone", async () => {
		const { workspace, ask } = await startServer();
		const drafts = async () =>
			(await ask<EntryList>(editApi.entries)).answer.entries.flatMap(({ isDraft, slug }) => (isDraft ? [slug] : []));
		expect(await drafts()).toEqual([]);
		workspace.edit("plants/pothos/facts.yaml", /^(?=coldLimit: )/m, () => "# TODO ask\n");
		expect(await drafts()).toEqual(["pothos"]);
	});

	test("a drafted value is confirmed, and its marker goes when the draft is saved", async () => {
		const { workspace, post, open } = await startServer();
		const task: EditTask = { is: "new", kind: "plant", slug: "scindapsus", like: "pothos" };
		const { answer: shown } = await post<PlannedTask>(editApi.plan, task);
		await post(editApi.carryOut, { task, state: shown.state });
		const { file, base, fields } = (await open("plants/scindapsus")).fileOf("facts");
		const before = workspace.read(file);
		const draft: EntryDraft = {
			files: [{ file, base, fields: fields ?? {}, body: null, confirmed: ["/coldLimit"] }],
			current: [],
		};
		const { answer } = await post<CheckedDraft>(editApi.check, draft);
		expect(answer.unconfirmed[file]).toContain("/hardiness");
		expect(answer.unconfirmed[file]).not.toContain("/coldLimit");
		expect((await post(editApi.save, draft)).status).toBe(200);
		expect(workspace.read(file)).toBe(before.replace(/^(coldLimit: 13) # TODO .*$/m, "$1"));
		const wrong = { files: [{ file, base, fields, body: null, confirmed: [1] }], current: [] };
		expect((await post(editApi.save, wrong)).status).toBe(400);
	});

	test("an entry is renamed with its links, then deleted with its redirect, each in the words of the form", async () => {
		const { workspace, post } = await startServer();
		const carryOut = async (task: EditTask) => {
			const { answer: shown } = await post<PlannedTask>(editApi.plan, task);
			const { status, answer } = await post<PlannedTask>(editApi.carryOut, { task, state: shown.state });
			return { changes: shown.changes, status, entry: answer.entry };
		};
		expect(await carryOut({ is: "move", entry: "guides/hydroponie", to: "eau" })).toEqual({
			changes: [
				...["de.md", "en.md", "es.md", "facts.yaml", "fr.md"].map(
					(name) => `rename    guides/hydroponie/${name} → guides/eau/${name}`,
				),
				"edit      navigation.yaml:7:11  /guides/hydroponie → /guides/eau",
				"redirect  /guides/hydroponie → /guides/eau (new)",
			],
			status: 200,
			entry: "guides/eau",
		});
		const alone: EditTask = { is: "delete", entry: "guides/eau", redirect: null };
		expect((await post<EditRefusal>(editApi.plan, alone)).answer.message).toBe(
			[
				"These still refer to guides/eau:",
				"  navigation.yaml:7:11  /guides/eau",
				"Remove these references first, or name a page that the links lead to.",
			].join("\n"),
		);
		const { status, entry } = await carryOut({ ...alone, redirect: "/blog" });
		expect([status, entry, isThere(workspace.dir, "guides/eau")]).toEqual([200, null, false]);
		expect((await workspace.compile()).diagnostics).toEqual([]);
	});

	test("the whole site is mended as check --fix does, line by line", async () => {
		const { workspace, post } = await startServer();
		const [article, plant] = ["articles/arrosage/en.md", "plants/pothos/fr.yaml"];
		workspace.write(article, `\ufeff${workspace.read(article)}\nWait ...\n`.replaceAll("\n", "\r\n"));
		workspace.edit(plant, "Par bouture dans l’eau.", "Par bouture dans l'eau...");
		const { answer: shown } = await post<PlannedTask>(editApi.plan, { is: "mend" });
		expect(shown.changes).toEqual([
			"mend      articles/arrosage/en.md:34:6  Several dots are used instead of the ellipsis character.",
			"mend      plants/pothos/fr.yaml:6:32  The apostrophe is straight; it should be curved.",
			"mend      plants/pothos/fr.yaml:6:36  Several dots are used instead of the ellipsis character.",
		]);
		const before = workspace.read(article);
		expect((await post(editApi.carryOut, { task: { is: "mend" }, state: shown.state })).status).toBe(200);
		expect(workspace.read(article)).toBe(before.replace("Wait ...", "Wait …"));
		expect(workspace.read(plant)).toContain("Par bouture dans l’eau…");
		expect((await post<PlannedTask>(editApi.plan, { is: "mend" })).answer.changes).toEqual([]);
	});

	test("a file that cannot be read may refer to anything, so that it is mended first", async () => {
		const { workspace, post } = await startServer();
		workspace.write("navigation.yaml", "header: [");
		const { status, answer } = await post<EditRefusal>(editApi.plan, { is: "move", entry: "guides/hydroponie", to: "eau" });
		expect([status, answer.message]).toEqual([422, 'navigation.yaml: The bracket "[" is not closed. Mend this file first.']);
	});

	test("what has changed since it was shown is not carried out", async () => {
		const { workspace, post } = await startServer();
		const tasks: EditTask[] = [
			{ is: "delete", entry: "guides/hydroponie", redirect: "/blog" },
			{ is: "move", entry: "guides/hydroponie", to: "eau" },
		];
		for (const task of tasks) {
			const { answer: shown } = await post<PlannedTask>(editApi.plan, task);
			// Another editor saves a text that is about to go.
			workspace.write("guides/hydroponie/fr.md", `${workspace.read("guides/hydroponie/fr.md")}\nUne phrase de plus.\n`);
			expect(await post(editApi.carryOut, { task, state: shown.state })).toEqual({
				status: 409,
				answer: {
					reason: "changed",
					message: "The content has changed since these changes were shown. Look at them again.",
				},
			});
			expect(isThere(workspace.dir, "guides/hydroponie")).toBe(true);
		}
	});

	test.each<[object, number, string]>([
		[{ is: "new", kind: "plant", slug: "../x", like: null }, 422, '"../x" cannot be used in an address. Write x.'],
		[
			{ is: "new", kind: "plant", slug: "x", like: "../../x" },
			422,
			"There is no entry plants/../../x; choose from aloe-vera, pothos.",
		],
		[
			{ is: "move", entry: "../guides", to: "x" },
			422,
			"There is no entry ../guides; name its folder, such as articles/ficus-lyrata.",
		],
		[
			{ is: "move", entry: "plants/pothos", to: "../x" },
			422,
			"There is no folder .. for entries. Choose from pages, plants, articles, guides, glossary.",
		],
		[
			{ is: "new", kind: "colour", slug: "x", like: null },
			400,
			"The dev server does not understand what the form sent. Load the page again.",
		],
		[
			{ is: "delete", entry: "plants/pothos" },
			400,
			"The dev server does not understand what the form sent. Load the page again.",
		],
		[[], 400, "The dev server does not understand what the form sent. Load the page again."],
	])("%j is refused", async (task, status, message) => {
		const { workspace, post } = await startServer();
		const before = readdirSync(workspace.dir, { recursive: true }).sort();
		const { status: told, answer } = await post<EditRefusal>(editApi.plan, task);
		expect([told, answer.message]).toEqual([status, message]);
		expect(readdirSync(workspace.dir, { recursive: true }).sort()).toEqual(before);
	});

	test("nothing is written where a folder of the content is a link", async () => {
		const { workspace, post } = await startServer();
		const [outside, guides] = [join(workspace.dir, "..", "outside"), join(workspace.dir, "guides")];
		renameSync(guides, outside);
		symlinkSync(outside, guides);
		const task: EditTask = { is: "new", kind: "guide", slug: "eau", like: null };
		const { answer: shown } = await post<PlannedTask>(editApi.plan, task);
		expect(await post(editApi.carryOut, { task, state: shown.state })).toEqual({
			status: 422,
			answer: { reason: "unwritable", message: "The folder of guides/eau is not in the content, or is a link." },
		});
		expect(readdirSync(outside)).toEqual(["hydroponie"]);
	});
});

test("a plant is drawn from facts that nobody has saved, and not from wrong ones (R17.8)", async () => {
	const { post, open } = await startServer();
	const { form, size } = (await open("plants/pothos")).fileOf("facts").fields as { form: PlantForm; size: object };
	const draw = async (leaf: object) =>
		(
			await post<{ drawn: DrawnDraft | null }>(editApi.draw, {
				slug: "pothos",
				size,
				form: { ...form, leaf: { ...form.leaf, ...leaf } },
			})
		).answer.drawn;
	const [small, large] = [await draw({ length: 0.1 }), await draw({ length: 0.4 })];
	expect([small?.day.startsWith("<svg"), small?.night.startsWith("<svg"), small?.day === large?.day]).toEqual([
		true,
		true,
		false,
	]);
	expect(await draw({ length: 4 })).toBe(null);
});

describe("uploading a photo (R17.8)", () => {
	const drop = async (name: string, bytes: Uint8Array, credit = "author=Anna&licence=own") => {
		const server = await startServer();
		const headers = { Origin: `http://localhost:${server.port}`, "Content-Type": "image/jpeg" };
		const path = `${editApi.photo}?name=${encodeURIComponent(name)}&${credit}`;
		return { server, ...(await server.ask<EditRefusal & { name: string }>(path, { method: "POST", headers, body: bytes })) };
	};
	const jpeg = readFileSync(join(baseContent, "images/arrosoir.jpg"));

	test("saves it with its credit, under a name usable in an address", async () => {
		const { server, status, answer } = await drop("Été 2025.JPG", jpeg);
		expect([status, answer.name]).toEqual([200, "ete-2025.jpg"]);
		expect(readFileSync(join(server.workspace.dir, "images/ete-2025.jpg")).equals(jpeg)).toBe(true);
		expect(server.workspace.read("images/ete-2025.yaml")).toBe("author: Anna\nlicence: own\n");
	});

	test.each([
		[
			"takes no other one's place",
			"arrosoir.jpg",
			jpeg,
			undefined,
			"The file images/arrosoir.jpg already exists; give the photo another name.",
		],
		[
			"is a photo",
			"x.jpg",
			Buffer.from("<svg/>"),
			undefined,
			"The photo cannot be read: it is damaged, truncated or not an image.",
		],
		["ends as one", "../../x.svg", jpeg, undefined, "is not the name of a photo"],
		["names who took it", "x.jpg", jpeg, "author=&licence=own", "State who took the photo, and under which licence."],
		[
			"has no control character in its credit",
			"x.jpg",
			jpeg,
			"author=Anna%00&licence=own",
			"There is an invisible character, U+0000.",
		],
		[
			"has no more bytes than the check allows",
			"x.jpg",
			Buffer.alloc(35_000_000),
			undefined,
			"The photo has 35000000 bytes; the limit is 33554432. save it again as a good-quality JPEG.",
		],
		[
			"is called too large, however large it is",
			"x.jpg",
			Buffer.alloc(45_000_000),
			undefined,
			"The photo has 45000000 bytes; the limit is 33554432. save it again as a good-quality JPEG.",
		],
	])("%s", async (_, name, bytes, credit, message) => {
		const { server, status, answer } = await drop(name, bytes, credit);
		expect([status, answer.message]).toEqual([422, expect.stringContaining(message)]);
		expect(readdirSync(join(server.workspace.dir, "images"))).toEqual(["arrosoir.jpg", "arrosoir.yaml"]);
	});
});

test("a finding is mended in the draft as check --fix mends it in the file, and nothing is written (R17.8)", async () => {
	const { workspace, post, open } = await startServer();
	const { fileOf } = await open("articles/arrosage");
	const { file, base, fields, body } = fileOf("en");
	const draft = {
		files: [{ file, base, fields: { ...fields, subtitle: "Don't pour" }, body: `${body}\nWait ...\n` }],
		current: [],
	};
	const { findings } = (await post<CheckedDraft>(editApi.check, draft)).answer;
	const [subtitle, dots] = findings.filter(({ code }) => code === "typography");
	expect([subtitle, dots].map((found) => [found?.mendable, found?.pointer, found?.hint])).toEqual([
		[true, "/subtitle", "write ’ (apostrophe, U+2019)"],
		[true, "body", "write … (ellipsis, U+2026)"],
	]);
	const mend = async (finding: EditFinding | null | undefined) =>
		(await post<MendedDraft>(editApi.mend, { draft, finding })).answer;
	const mended = (await mend(subtitle))[file];
	expect([mended?.fields?.["subtitle"], mended?.body]).toEqual(["Don’t pour", `${body}\nWait ...\n`]);
	expect((await mend(dots))[file]?.body).toBe(`${body}\nWait …\n`);
	const { [file]: whole, ...others } = await mend(null);
	expect([whole?.fields?.["subtitle"], whole?.body, others]).toEqual(["Don’t pour", `${body}\nWait …\n`, {}]);
	expect((await post<EditRefusal>(editApi.mend, { draft })).status).toBe(400);
	expect(workspace.read(file)).toBe(readFileSync(join(baseContent, file), "utf8"));
});

test.each(["en", "fr"])(
	"what the form says names no command, in %s, but for hints that it puts in words of its own (R17.8)",
	(lang) => {
		const folders = ["schemas/content", "scripts/check", "scripts/content", "scripts/report", "scripts/desk/form"];
		const files = folders.flatMap((folder) => {
			const found = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
			return found.filter((file) => basename(file) === `messages.${lang}.yaml`).map((file) => join(folder, file));
		});
		const said = [...files, `src/edit/words.${lang}.yaml`].flatMap((file) => Object.entries(loadTexts(file)));
		// `code.…` is said by explain, `usage.…` by commands.
		const shown = said.filter(([key]) => !/^(?:code|usage)\./.test(key));
		const namesCommand = (words: string) => /npm run|npx|node scripts|(?<![\p{L}\p{N}-])--[a-z]/u.test(words);
		const commands = shown.filter(([, words]) => namesCommand(words));
		// The button, the form's own hint and the empty field of a language stand for these.
		expect(commands.map(([key]) => key).sort()).toEqual(["link.stale.hint", "report.fix.hint", "validate.newTranslation.hint"]);
		const fields = Object.entries(loadTexts("schemas/content/messages/descriptions.fr.yaml"));
		expect(fields.map(([english, french]) => (lang === "en" ? english : french)).filter(namesCommand)).toEqual([]);
	},
);
