import { isLang, type Lang } from "#schemas/spec/languages.ts";
import {
	type FromWorker,
	isFromWorker,
	offline,
	type Release,
	type ToWorker,
	trustedTypesPolicy,
	workerPath,
} from "#schemas/spec/offline.ts";
import { noRoomFlag } from "#schemas/spec/stored-values.ts";
import { atBase } from "#src/data/base.ts";
import { chosenLang } from "#src/data/chosen-lang.ts";
import { rootData } from "#src/data/root-data.ts";
import { store, stored } from "#src/data/storage.ts";
import { announce } from "#src/data/window-events.ts";
import { describeFailure } from "./failure.ts";
import { keepPack } from "./packs.ts";
import { pollForUpdates } from "./poll.ts";
import { loadRelease } from "./release.ts";
import { want } from "./wanted-languages.ts";

/*
 * Brings in the worker of the offline app and keeps it up to date. The page needs none of this to work: what fails
 * here is only logged. It comes before the app, which may start much later, and wakes it when there is something to say.
 */
declare global {
	interface Window {
		/** Not in every browser. What the policy gives is an object, which the worker's container takes for a string. */
		trustedTypes?: {
			createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): string };
		};
	}
}

const documentData = rootData();
const { serviceWorker } = navigator;

// biome-ignore lint/suspicious/noConsole: a browser without the offline app still shows the site, so a failure is logged and nothing else.
if (serviceWorker) run().catch((error: unknown) => console.warn("The offline app is not available.", error));

async function run(): Promise<void> {
	setTimeout(noteChecked, offline.networkTimeoutMs);
	// Before the worker: it fetches what is asked for, all or nothing.
	await wantIfRoom(shownLang());
	watchControl();
	serviceWorker.addEventListener("message", ({ data }) => isFromWorker(data) && tellOfRoom(data));
	const registration = await serviceWorker.register(trusted(atBase(workerPath)), { updateViaCache: "none" });
	watchUpdates(registration);
	checkRelease(registration).then(noteChecked, noteChecked);
	pollForUpdates(() => registration.update());
	await controlled();
	await keepSpoken();
	new MutationObserver(() => void keepSpoken()).observe(document.documentElement, { attributeFilter: ["lang"] });
}

/**
 * Where browsers know Trusted Types they take the address of a worker only from a policy that the site's own one names. This
 * one vouches for the single address there is.
 */
function trusted(address: string): string {
	const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: () => address });
	return policy ? policy.createScriptURL(address) : address;
}

/** A page that names its language speaks it; on others the visitor does. */
function shownLang(): Lang {
	const { lang } = document.documentElement;
	return documentData.pinned !== undefined && isLang(lang) ? lang : chosenLang();
}

/** Where there is no room for even that, the worker goes by the browser's language, and new versions come none the less. */
async function wantIfRoom(lang: Lang): Promise<void> {
	await want(lang).catch((error: unknown) => {
		if (describeFailure(error) !== "quota") throw error;
	});
}

/** The language that is being read is kept whole. Without room or network it is tried again with the next page. */
async function keepSpoken(): Promise<void> {
	const lang = shownLang();
	await wantIfRoom(lang);
	const release = await askRelease();
	served ??= release?.id;
	const wanted = release?.packs.filter((pack) => pack.first && pack.lang === lang) ?? [];
	await Promise.allSettled(wanted.map(keepPack));
}

function askRelease(): Promise<Release | null> {
	return loadRelease((url) => fetch(atBase(url))).catch(() => null);
}

/** A page that was forced to load without the worker never gets it. */
function controlled(): Promise<void> {
	if (serviceWorker.controller) return Promise.resolve();
	return new Promise((resolve) => serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }));
}

/** The release that answered for this page first. */
let served: string | undefined;

/** What is to happen when another worker takes over: the reader of this tab wanted it, or nobody need be told. */
let expected: "reload" | "silence" | undefined;

/**
 * A worker of another release has taken over: the tab that asked for it opens anew. The others are told, and open anew
 * when their reader says so or follows a link, so that none shows pages of two releases.
 */
function watchControl(): void {
	let hasWorker = serviceWorker.controller !== null;
	serviceWorker.addEventListener("controllerchange", () => {
		if (expected === "reload") location.reload();
		else if (hasWorker) supersede();
		hasWorker = true;
	});
	// A page that comes back, as it was or from its stored document, has missed what happened meanwhile.
	addEventListener("pageshow", ({ persisted }) => persisted && void supersedeIfOutdated());
	const [opened] = performance.getEntriesByType("navigation");
	if (hasWorker && opened instanceof PerformanceNavigationTiming && opened.type === "back_forward") void supersedeIfOutdated();
}

async function supersedeIfOutdated(): Promise<void> {
	const release = await askRelease();
	if (release && (release.app !== documentData.app || release.id !== (served ?? release.id))) supersede();
}

/** What opens next opens anew, and the reader may have it now. */
function supersede(): void {
	documentData.outdated = "";
	if (expected === undefined) tellApp(() => new CustomEvent("update-ready", { detail: { accept: () => location.reload() } }));
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
	const { waiting } = registration;
	if (waiting && serviceWorker.controller) void comeIfAlone(waiting).then((comes) => comes || offer(waiting));
	registration.addEventListener("updatefound", () => {
		const worker = registration.installing;
		worker?.addEventListener("statechange", () => {
			if (worker.state === "installed" && serviceWorker.controller) offer(worker);
		});
	});
}

/**
 * Asks whether the host has another release than the worker that answers. Until that is known the document may be of either, and
 * its data comes from where it came from (`fetchForApp`). If it has, the document is of that release and the worker is not.
 */
async function checkRelease(registration: ServiceWorkerRegistration): Promise<void> {
	await registration.update();
	if (serviceWorker.controller && (registration.installing ?? registration.waiting)) documentData.outdated = "";
}

/** What is not known by then counts as known: a host that has not answered is taken for lost, here as everywhere. */
function noteChecked(): void {
	documentData.checked = "";
}

/** A page that opens may be of the new release already, from the network; with no other one open, nothing of the old is left. */
async function comeIfAlone(worker: ServiceWorker): Promise<boolean> {
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
		// Another tab may have taken it meanwhile.
		if (worker.state !== "installed") return location.reload();
		expected = "reload";
		worker.postMessage({ type: "accept" } satisfies ToWorker);
	};
	tellApp(() => new CustomEvent("update-ready", { detail: { accept } }));
}

/** A new release that finds no room asks again every minute; the visitor hears of it once. */
function tellOfRoom({ type }: FromWorker): void {
	// Where storage is blocked it may be told again.
	if (stored(noRoomFlag) !== null) return;
	store(noRoomFlag, "told");
	tellApp(() => new Event(type));
}

/** Tells the app something, and wakes it for that if need be. */
function tellApp(makeEvent: () => Event): void {
	const tell = () => dispatchEvent(makeEvent());
	addEventListener("app-ready", tell, { once: true });
	tell();
	announce("app-wanted");
}
