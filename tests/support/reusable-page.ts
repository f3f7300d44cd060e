import type { Browser, BrowserContext, CDPSession, Disposable, Page } from "playwright";
import { defaultLocale } from "./visitor.ts";

/** What a page cannot change once it is there. */
export type ContextOptions = { touch: boolean; script: boolean; bypassCsp: boolean };

/** Events that tests listen to. Playwright itself listens to others. */
const events = [
	"console",
	"dialog",
	"download",
	"framenavigated",
	"pageerror",
	"popup",
	"request",
	"requestfailed",
	"requestfinished",
	"response",
] as const;

/** What outlasts a document and cannot be taken back, or belongs to the next test as well. */
const refused = ["clock", "close", "context", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders"] as const;

/**
 * A page that tests use one after the other, in a context that lasts as long as the browser. A new context costs a process of its own,
 * which compiles all scripts anew: two thirds of the CPU time that it takes to open a page.
 */
export class ReusablePage {
	readonly #context: BrowserContext;
	readonly #page: Page;
	readonly #devtools: CDPSession;
	/** What the test has added that runs in each document. */
	readonly #scripts: Disposable[] = [];
	/** Where documents of the test have kept something. */
	readonly #origins = new Set<string>();

	private constructor(context: BrowserContext, page: Page, devtools: CDPSession) {
		this.#context = context;
		this.#page = page;
		this.#devtools = devtools;
	}

	static async open(
		browser: Browser,
		{ touch, script, bypassCsp }: ContextOptions,
		stepTimeoutMs: number,
	): Promise<ReusablePage> {
		const context = await browser.newContext({
			locale: defaultLocale,
			hasTouch: touch,
			isMobile: touch,
			javaScriptEnabled: script,
			bypassCSP: bypassCsp,
		});
		context.setDefaultTimeout(stepTimeoutMs);
		const page = await context.newPage();
		return new ReusablePage(context, page, await context.newCDPSession(page));
	}

	/** Whether the next test can have it: its browser may have ended. */
	isOpen(): boolean {
		return !this.#page.isClosed();
	}

	/** The page for one test, which throws where the test asks for what could not be undone. */
	lend(): Page {
		this.#page.on("framenavigated", (frame) => this.#origins.add(new URL(frame.url()).origin));
		const own = {
			addInitScript: async (...args: Parameters<Page["addInitScript"]>) => {
				const script = await this.#page.addInitScript(...args);
				this.#scripts.push(script);
				return script;
			},
		};
		return new Proxy(this.#page, {
			get(page, key) {
				const name = refused.find((each) => each === key);
				if (name)
					throw new Error(`page.${name} lasts beyond a document: such a test opens a page of its own with browser.visit()`);
				if (key in own) return Reflect.get(own, key);
				const value = Reflect.get(page, key);
				return typeof value === "function" ? value.bind(page) : value;
			},
		});
	}

	/** Makes it as a new one: without document, history, storage, listeners, routes and scripts of the test. */
	async reset(): Promise<void> {
		for (const event of events) this.#page.removeAllListeners(event);
		await this.#page.unrouteAll({ behavior: "ignoreErrors" });
		for (const script of this.#scripts.splice(0)) await script.dispose();
		if (this.#page.url() !== "about:blank") {
			// The document itself leaves for an empty one: to one that is asked for from outside, Chromium gives another process.
			await this.#page.evaluate(() => location.replace("about:blank"));
			await this.#page.waitForURL("about:blank");
			await this.#devtools.send("Page.resetNavigationHistory");
		}
		await this.#page.mouse.move(-1, -1);
		this.#origins.delete("null");
		for (const origin of this.#origins) await this.#devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
		this.#origins.clear();
		await this.#page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null, contrast: null });
	}

	async close(): Promise<void> {
		await this.#context.close();
	}
}
