import { EventEmitter, once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { configure, waitFor, within } from "@testing-library/dom";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createElement, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { expect, onTestFinished, vi } from "vitest";
import { splitPath } from "#schemas/shared/url.ts";
import { root } from "#scripts/project.ts";
import { loadView, type View } from "#src/app/load-view.ts";
import { createLoading, createRoutes, type RouteData } from "#src/app/routes.tsx";
import { clearCache, get } from "#src/data/browser.ts";
import { dropChoice, pendingChoice, wantedLang } from "#src/data/language-choice.ts";
import { rootData } from "#src/data/root-data.ts";

/** A request's answer in place of the built site's; undefined for the site's own. */
type Answers = (path: string) => Response | Promise<Response> | undefined;

/** What a visitor brings: the language of the browser, what it has stored, and a host that answers some requests otherwise. */
export type AppVisitor = { locale?: string; stored?: Record<string, string>; answers?: Answers };

/** An open page: its visitor's hands, errors and warnings in the console, the paths that were fetched, and a start anew, here or elsewhere. */
export type AppVisit = { user: UserEvent; complaints: string[]; requests: string[]; reload(address?: string): Promise<void> };

// Far beyond what a test needs: it says what hangs, on a machine that is busy too.
configure({ asyncUtilTimeout: 30_000 });

const isAdmin = () => false;

/**
 * Mounts the app at an address, with the data of the built site, in a DOM without a browser: nothing is laid out, no style applies, and
 * there is no document of the host's to begin with. It ends with the test.
 */
export async function openApp(address: string, { locale = "fr-FR", stored = {}, answers }: AppVisitor = {}): Promise<AppVisit> {
	const complaints = keepComplaints();
	const requests: string[] = [];
	vi.stubGlobal("fetch", (url: string) => {
		const path = new URL(url, location.href).pathname;
		requests.push(path);
		return answers?.(path) ?? readBuilt(path);
	});
	// happy-dom lacks it; no document here came by one.
	vi.stubGlobal("PerformanceNavigationTiming", class {});
	vi.spyOn(navigator, "languages", "get").mockReturnValue([locale]);
	for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
	history.replaceState(null, "", address);
	let unmount = await mountApp();
	onTestFinished(() => {
		unmount();
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
		localStorage.clear();
		sessionStorage.clear();
	});
	return {
		user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
		complaints,
		requests,
		async reload(to = location.href) {
			unmount();
			history.replaceState(null, "", to);
			unmount = await mountApp();
		},
	};
}

/** Starts the app at the current address; gives what ends it, with all that it has written on the document. */
async function mountApp(): Promise<() => void> {
	const router = createRouter(await loadFirst());
	const container = document.body.appendChild(document.createElement("div"));
	const app = createRoot(container);
	await new Promise<void>((onMount) =>
		app.render(createElement(Mounted, { onMount }, createElement(RouterProvider, { router }))),
	);
	rootData().ready = "";
	return () => {
		app.unmount();
		router.dispose();
		container.remove();
		document.head.replaceChildren();
		for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
		clearCache();
	};
}

/** Calls `onMount` when what it holds has been rendered and listens to its visitor. */
function Mounted({ onMount, children }: { onMount(): void; children?: ReactNode }) {
	useEffect(onMount, [onMount]);
	return children;
}

async function loadFirst(): Promise<View> {
	const { pathname, search } = location;
	const view = await loadView({ pathname, search }, splitPath(pathname).lang ?? wantedLang(), { get, isAdmin });
	if (view instanceof Response) throw new Error(`${pathname} leads to ${view.headers.get("Location")}`);
	return view;
}

/** As in `client.tsx`, without documents: what does not load is an error. */
function createRouter(first: View) {
	const shown = () => (router.state.loaderData as RouteData).page;
	const loading = createLoading({
		get,
		isAdmin,
		wantedLang,
		pendingChoice,
		shown,
		isOutdated: () => false,
		canOpen: async () => false,
		isReverting: () => false,
		async revert(_, wanted, error) {
			dropChoice(wanted);
			throw error;
		},
	});
	const router = createBrowserRouter(createRoutes(loading), {
		hydrationData: { loaderData: { page: first } satisfies RouteData },
	});
	return router;
}

async function readBuilt(path: string): Promise<Response> {
	try {
		return new Response(await readFile(join(root, "dist", path)));
	} catch {
		return new Response(null, { status: 404 });
	}
}

/** Keeps what goes wrong, as the console would say it. */
function keepComplaints(): string[] {
	const complaints: string[] = [];
	for (const level of ["error", "warn"] as const)
		vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said.map(String).join(" ")));
	return complaints;
}

/** Holds back what is fetched from a path, until `release` is called. */
export function holdAnswers(wanted: string): { answers: Answers; release(): void } {
	const held = new EventEmitter();
	const released = once(held, "release");
	return {
		answers: (path) => (path === wanted ? released.then(() => readBuilt(path)) : undefined),
		release: () => held.emit("release"),
	};
}

/** The one heading of a page, once it is there. By its tag: to find it by its role takes longer than to render most pages. */
export function heading(title: string): Promise<HTMLElement> {
	return waitFor(() => {
		const shown = [...document.querySelectorAll("h1")].filter((each) => each.closest("[hidden]") === null);
		expect(shown.map(({ textContent }) => textContent)).toEqual([title]);
		return shown[0] as HTMLElement;
	});
}

/** Keeps the browser from storing anything, until the test ends. */
export function blockStorage(): void {
	renewModules();
	vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
}

/**
 * Loads all modules anew for the next file. What they hold in place of a browser that stores nothing lasts as long as the document, so
 * such a test is the last of its file.
 */
export function renewModules(): void {
	onTestFinished(() => {
		vi.resetModules();
	});
}

/** A link of the menu that wide windows show in the header; what narrow ones show in its place is there as well. */
export const menuLink = (name: string) => within(part(".burger nav")).getByRole("link", { name });

/** The search that wide windows show in the header. */
export const headerSearch = () => within(part(".site-header > .search"));

/** The one element of a kind, for what has no role and name of its own, or shares them with what another window shows. */
export function part(selector: string): HTMLElement {
	const found = document.querySelector<HTMLElement>(selector);
	if (!found) throw new Error(`there is no ${selector}`);
	return found;
}

/** Puts a text in place of what a field holds. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
	await user.clear(field);
	await user.paste(text);
}

/** Waits until a live region says so, whatever else it says. */
export async function announced(text: string, role: "status" | "alert" = "status"): Promise<void> {
	const said = () => [...document.querySelectorAll(`[role="${role}"]`)].map(({ textContent }) => textContent);
	await waitFor(() => expect(said()).toContainEqual(expect.stringContaining(text)));
}
