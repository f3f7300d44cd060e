import fs, { renameSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { headerRules, writeHeadersFile } from "#scripts/build/hosts/headers.ts";
import { serveSite } from "#scripts/build/preview/serve-site.ts";
import { send } from "../../../support/answers.ts";
import { testFolder, writeFiles } from "../../../support/folders.ts";

const page = "<!doctype html><title>About</title>";
const script = 'document.title = "Pousse";';

/** A preview of a site of a few files; `dir` is its folder, `get` asks for an address as it stands. */
async function servePreview() {
	const dir = join(testFolder(), "dist");
	writeFiles(dir, {
		"routes.json": "[]",
		_headers: writeHeadersFile(headerRules([], { newsletter: null, reports: null })),
		_redirects: "",
		"404.html": "<!doctype html><title>Not found</title>",
		"about.html": page,
		"assets/app.js": script,
		"assets/app.js.br": "as Brotli",
		"assets/app.js.gz": "as gzip",
	});
	const preview = await serveSite(dir, 0);
	onTestFinished(preview.close);
	const place = { port: Number(new URL(preview.url).port) };
	const get = (path: string, headers: Record<string, string> = {}) => send(place, "GET", path, headers);
	return { dir, get };
}

test.each([
	"bytes=5-2",
	"bytes=0-99999999999999999999",
	"bytes=99999999999999999999-",
	"bytes=-5",
	"bytes=0-4",
	"bytes=0-0,2-3",
	"bytes=a-b",
	"lines=1-2",
	"bytes=",
])("the preview answers a request for the range «%s» with the whole file", async (Range) => {
	const { get } = await servePreview();
	const { status, headers, body } = await get("/about", { Range });
	expect([status, headers["content-range"], body.toString()]).toEqual([200, undefined, page]);
});

test("the preview reports a missing site folder, and serves the site again once it is back", async () => {
	const { dir, get } = await servePreview();
	const answerOf = async (path: string) => {
		const { status, body } = await get(path);
		return [status, body.toString()];
	};
	renameSync(dir, `${dir}-away`);
	for (const path of ["/about", "/assets/app.js", "/nowhere"])
		expect([path, await answerOf(path)]).toEqual([path, [503, "There is no site in this folder at the moment"]]);
	renameSync(`${dir}-away`, dir);
	expect(await answerOf("/about")).toEqual([200, page]);
	rmSync(join(dir, "404.html"));
	expect(await answerOf("/nowhere")).toEqual([503, "There is no site in this folder at the moment"]);
});

test("the preview closes the connection, and keeps running, if a file is removed before it is opened", async () => {
	const { get } = await servePreview();
	const { createReadStream } = fs;
	const opening = vi
		.spyOn(fs, "createReadStream")
		.mockImplementation((path, options) => createReadStream(`${path}-gone`, options));
	syncBuiltinESMExports();
	try {
		await expect(get("/about")).rejects.toThrow("socket hang up");
	} finally {
		opening.mockRestore();
		syncBuiltinESMExports();
	}
	expect((await get("/about")).body.toString()).toBe(page);
});

test.each([
	"/_headers",
	"//_headers",
	"/./_headers",
	"/assets/../_headers",
	"/fr/../_headers",
	"/assets/..%2f_headers",
	"/%5fheaders",
	"/_headers/",
	"/_headers//",
	"/about.html/",
	"/assets//app.js.br",
	"/assets/app.js.br/",
	"/assets/app.js/",
])("the preview serves nothing at %s", async (path) => {
	const { get } = await servePreview();
	expect((await get(path)).status).toBe(404);
});

test.each([
	["br, gzip", "br"],
	["gzip", "gzip"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.000,gzip;q=0.5", "gzip"],
	["gzip;q=0.1, br; q=0", "gzip"],
	["br;q=0, gzip;Q=0", undefined],
	["identity", undefined],
	["brotli-like", undefined],
])("the preview sends a client that accepts «%s» a precompressed file as %s", async (accepted, encoding) => {
	const { get } = await servePreview();
	const { status, headers } = await get("/assets/app.js", { "Accept-Encoding": accepted });
	expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
});
