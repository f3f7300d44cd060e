import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { findFirefox } from "#scripts/setup/firefox.mjs";

/*
 * Firefox as people have it, driven by Marionette, the protocol that geckodriver speaks with it
 * (https://firefox-source-docs.mozilla.org/testing/marionette/). Playwright's Firefox is one of its own; its way to others, WebDriver
 * BiDi, asks for a command that Firefox ESR 153 does not have (`emulation.setMediaFeaturesOverride`).
 */

/** A page of a Firefox of its own for one test. Elements are named by CSS selectors. */
export type FirefoxPage = {
	/** Version of the program. */
	version: string;
	goTo(url: string): Promise<void>;
	/** Runs a function in the page, with values that JSON can hold, and gives what it gives. */
	run<Arguments extends readonly unknown[], Result>(
		work: (...values: Arguments) => Result | Promise<Result>,
		...values: Arguments
	): Promise<Result>;
	/** Clicks as a person does: on what is in view and nothing lies over. */
	click(selector: string): Promise<void>;
	/** Types into a field, or presses keys, such as `\ue004` for Tab (WebDriver, 17.4.2). */
	type(selector: string, text: string): Promise<void>;
	/** What the scripts of pages reported as an error or a warning. */
	complaints: string[];
};

type Settings = Readonly<Record<string, string | number | boolean>>;

/** Nothing that Firefox does by itself, so that a test has the machine and its messages for itself. */
const quiet: Settings = {
	"marionette.port": 0,
	"app.normandy.enabled": false,
	"browser.safebrowsing.update.enabled": false,
	"browser.shell.checkDefaultBrowser": false,
	"browser.startup.page": 0,
	"datareporting.policy.dataSubmissionEnabled": false,
	"devtools.console.stdout.content": true,
	"extensions.update.enabled": false,
	"network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled": false,
	"nimbus.rollouts.enabled": false,
};

/** What a page says that is no fault, and what Firefox says of itself. */
const complaint = /^(?:console\.(?:error|warn): |JavaScript error: http:)/;
const ofItself = /^console\.error: (?:RSLoader|RemoteSettings|services\.|Region)/;

/** Starts a Firefox that has never seen the site, in a language and with further settings; it ends with the test. */
export async function openFirefox(language: string, settings: Settings = {}): Promise<FirefoxPage> {
	const path = findFirefox();
	if (path === null)
		throw new Error("there is no Firefox: install one (on Debian: apt-get install firefox-esr), or name one in FIREFOX_PATH");
	const profile = mkdtempSync(join(tmpdir(), "pousse-firefox-"));
	const all = { ...quiet, "intl.accept_languages": language, ...settings };
	const lines = Object.entries(all).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
	writeFileSync(join(profile, "user.js"), lines.join(""));
	const firefox = spawn(path, ["--headless", "--no-remote", "--marionette", "--profile", profile], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const complaints: string[] = [];
	for (const output of [firefox.stdout, firefox.stderr])
		createInterface(output).on("line", (line) => complaint.test(line) && !ofItself.test(line) && complaints.push(line));
	const ended = once(firefox, "exit");
	onTestFinished(async () => {
		firefox.kill("SIGKILL");
		await ended;
		rmSync(profile, { recursive: true, force: true });
	});
	const send = await speak(await portOf(profile));
	const { capabilities } = (await send("WebDriver:NewSession", {})) as { capabilities: { browserVersion: string } };
	await send("WebDriver:SetTimeouts", { implicit: 15_000, script: 30_000, pageLoad: 30_000 });
	const find = async (selector: string) => {
		const { value } = (await send("WebDriver:FindElement", { using: "css selector", value: selector })) as { value: object };
		return Object.values(value)[0];
	};
	return {
		version: capabilities.browserVersion,
		complaints,
		goTo: async (url) => void (await send("WebDriver:Navigate", { url })),
		async run(work, ...values) {
			const script = `const done = arguments[arguments.length - 1];
				(async () => (${work})(...[...arguments].slice(0, -1)))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
			const answer = await send("WebDriver:ExecuteAsyncScript", { script, args: values, sandbox: null });
			// What comes back is what was sent from the function above.
			const { value, error } = (answer as { value: { value: Awaited<ReturnType<typeof work>>; error?: string } }).value;
			if (error !== undefined) throw new Error(error);
			return value;
		},
		click: async (selector) => void (await send("WebDriver:ElementClick", { id: await find(selector) })),
		type: async (selector, text) => void (await send("WebDriver:ElementSendKeys", { id: await find(selector), text })),
	};
}

/** Firefox writes the port that it listens at into its profile. */
async function portOf(profile: string): Promise<number> {
	const file = join(profile, "MarionetteActivePort");
	const read = () => (existsSync(file) ? Number(readFileSync(file, "utf8")) : 0);
	await expect.poll(read, { timeout: 30_000 }).toBeGreaterThan(0);
	return read();
}

type Send = (command: string, parameters: object) => Promise<unknown>;

/** Connects to Marionette: messages are `<length>:<JSON>`, of which each asks `[0, id, command, parameters]` or answers `[1, id, error, result]`. */
async function speak(port: number): Promise<Send> {
	const socket = connect(port, "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
	const greeted = new Promise<void>((resolve, reject) => {
		socket.once("error", reject);
		readMessages(socket, (message) => {
			if (!Array.isArray(message)) return resolve();
			const [, id, error, result] = message;
			if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
			else waiting.get(id)?.resolve(result);
			waiting.delete(id);
		});
	});
	await greeted;
	let last = 0;
	return (command, parameters) =>
		new Promise((resolve, reject) => {
			last += 1;
			waiting.set(last, { resolve, reject });
			const message = JSON.stringify([0, last, command, parameters]);
			socket.write(`${Buffer.byteLength(message)}:${message}`);
		});
}

function readMessages(socket: Socket, read: (message: unknown) => void): void {
	let rest = Buffer.alloc(0);
	socket.on("data", (bytes) => {
		rest = Buffer.concat([rest, Buffer.from(bytes)]);
		for (;;) {
			const colon = rest.indexOf(":");
			const end = colon + 1 + Number(rest.subarray(0, Math.max(0, colon)));
			if (colon === -1 || rest.length < end) return;
			const message = rest.subarray(colon + 1, end).toString();
			rest = rest.subarray(end);
			read(JSON.parse(message));
		}
	});
}
