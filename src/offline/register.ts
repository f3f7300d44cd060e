import { isLang, type Lang } from "#schemas/shared/languages.ts";
import {
	type FromWorker,
	isFromWorker,
	offline,
	type Release,
	type ToWorker,
	trustedTypesPolicy,
	workerPath,
} from "#schemas/shared/offline.ts";
import { noRoomFlag } from "#schemas/shared/stored-values.ts";
import { atBase } from "#src/data/base.ts";
import { chosenLang } from "#src/data/chosen-lang.ts";
import { openedBy } from "#src/data/opened-by.ts";
import { rootData } from "#src/data/root-data.ts";
import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";
import { describeFailure } from "./failure.ts";
import { storePack } from "./packs.ts";
import { pollForUpdates } from "./poll.ts";
import { loadRelease } from "./release.ts";
import { markWanted } from "./wanted-languages.ts";

/*
 * Registers the service worker of the offline app and keeps it up to date. The page works without it, so failures are only
 * logged. It runs before the app, which may start much later, and starts the app when there is something to tell the visitor.
 */
declare global {
	interface Window {
		/** Not in every browser. The policy returns an object, which the service worker container accepts in place of a string. */
		trustedTypes?: {
			createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string };
		};
	}
}

const documentData = rootData();
const { serviceWorker } = navigator;

// biome-ignore lint/suspicious/noConsole: the site works without the offline app, so a failure is only logged.
if (serviceWorker) run().catch((error: unknown) => console.warn("The offline app is not available.", error));

async function run(): Promise<void> {
	setTimeout(markChecked, offline.networkTimeoutMs);
	// Before registering the worker, which fetches what is wanted at installation, all or nothing.
	await markWantedIfSpace(shownLang());
	watchControl();
	serviceWorker.addEventListener("message", ({ data }) => isFromWorker(data) && notifyNoSpace(data));
	const registration = await serviceWorker.register(trusted(atBase(workerPath)), { updateViaCache: "none" });
	watchUpdates(registration);
	checkRelease(registration).then(markChecked, markChecked);
	pollForUpdates(() => registration.update());
	await controlled();
	await storeCurrentLanguage();
	new MutationObserver(() => void storeCurrentLanguage()).observe(document.documentElement, { attributeFilter: ["lang"] });
}

/**
 * Browsers with Trusted Types accept a worker's URL only from a policy that the content security policy names. This one always
 * returns the single URL there is.
 */
function trusted(address: string): string {
	const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: () => address });
	return policy ? policy.createScriptURL(address) : address;
}

/** The page's language if its address names one, else the visitor's. */
function shownLang(): Lang {
	const { lang } = document.documentElement;
	return documentData.pinned !== undefined && isLang(lang) ? lang : chosenLang();
}

/** If there is no room for even that, the worker uses the browser's language, and updates still work. */
async function markWantedIfSpace(lang: Lang): Promise<void> {
	await markWanted(lang).catch((error: unknown) => {
		if (describeFailure(error) !== "quota") throw error;
	});
}

/** Stores the language being read completely. If storage or network fails, the next page tries again. */
async function storeCurrentLanguage(): Promise<void> {
	const lang = shownLang();
	await markWantedIfSpace(lang);
	const release = await requestRelease();
	served ??= release?.id;
	const wanted = release?.packs.filter((pack) => pack.first && pack.lang === lang) ?? [];
	await Promise.allSettled(wanted.map(storePack));
}

function requestRelease(): Promise<Release | null> {
	return loadRelease().catch(() => null);
}

/** Resolves once a worker controls the page; never after a forced reload. */
function controlled(): Promise<void> {
	if (serviceWorker.controller) return Promise.resolve();
	return new Promise((resolve) => serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }));
}

/** The first release that served this page. */
let served: string | undefined;

/** What to do when another worker takes control: reload, because the reader of this tab asked for it, or show no notice. */
let expected: "reload" | "silence" | undefined;

/**
 * When a worker of another release has taken control, the tab that asked for it reloads. Other tabs show a notice, and reload
 * when their reader accepts or follows a link, so that no tab mixes two releases.
 */
function watchControl(): void {
	let hasWorker = serviceWorker.controller !== null;
	serviceWorker.addEventListener("controllerchange", () => {
		if (expected === "reload") location.reload();
		else if (hasWorker) supersede();
		hasWorker = true;
	});
	// A page restored from the back/forward cache, or from its cached document, has missed what happened meanwhile.
	addEventListener("pageshow", ({ persisted }) => persisted && void supersedeIfOutdated());
	if (hasWorker && openedBy() === "back_forward") void supersedeIfOutdated();
}

async function supersedeIfOutdated(): Promise<void> {
	const release = await requestRelease();
	if (release && (release.app !== documentData.app || release.id !== (served ?? release.id))) supersede();
}

/** The next navigation loads a new document, and the reader is offered to reload now. */
function supersede(): void {
	documentData.outdated = "";
	if (expected === undefined)
		dispatchToApp(() => new CustomEvent("update-ready", { detail: { accept: () => location.reload() } }));
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
	const { waiting } = registration;
	if (waiting && serviceWorker.controller) void activateIfOnlyClient(waiting).then((activates) => activates || offer(waiting));
	const follow = (worker: ServiceWorker | null) =>
		worker?.addEventListener("statechange", () => {
			if (worker.state === "installed" && serviceWorker.controller) offer(worker);
		});
	// Another tab may have found it before this one listens.
	follow(registration.installing);
	registration.addEventListener("updatefound", () => follow(registration.installing));
}

/**
 * Checks whether the host has another release than the worker in control. Until that is known, the document may be of either,
 * and its data is fetched from wherever it came from (`fetchForApp`). If there is another release, the document is of it and
 * the worker is not.
 */
async function checkRelease(registration: ServiceWorkerRegistration): Promise<void> {
	await registration.update();
	if (serviceWorker.controller && (registration.installing ?? registration.waiting)) documentData.outdated = "";
}

/** After the timeout the check counts as done: a host that has not answered is treated as unreachable, as everywhere. */
function markChecked(): void {
	documentData.checked = "";
}

/**
 * A page loaded from the network may be of the new release already; if no other page is open, the new worker can take over at
 * once.
 */
async function activateIfOnlyClient(worker: ServiceWorker): Promise<boolean> {
	const { port1, port2 } = new MessageChannel();
	const message: ToWorker = { type: "come-if-alone", app: documentData.app ?? "" };
	const answer = new Promise<boolean>((resolve) => {
		port1.onmessage = ({ data }) => resolve(data === true);
	});
	expected = "silence";
	worker.postMessage(message, [port2]);
	const comes = await answer;
	if (!comes) expected = undefined;
	return comes;
}

function offer(worker: ServiceWorker): void {
	const accept = () => {
		// Another tab may have activated it meanwhile.
		if (worker.state !== "installed") return location.reload();
		expected = "reload";
		worker.postMessage({ type: "accept" } satisfies ToWorker);
		// A request that hangs, in any tab, keeps the previous worker in control for minutes. The host then sends the new document.
		setTimeout(() => location.reload(), offline.networkTimeoutMs);
	};
	dispatchToApp(() => new CustomEvent("update-ready", { detail: { accept } }));
}

/** A new release that does not fit retries every minute; the visitor is told once. */
function notifyNoSpace({ type }: FromWorker): void {
	// If storage is blocked, the visitor may be told again.
	if (stored(noRoomFlag) !== null) return;
	store(noRoomFlag, "told");
	dispatchToApp(() => new Event(type));
}

/** Sends an event to the app, and starts the app first if necessary. */
function dispatchToApp(makeEvent: () => Event): void {
	const dispatch = () => dispatchEvent(makeEvent());
	addEventListener("app-ready", dispatch, { once: true });
	dispatch();
	announce("app-wanted");
}
