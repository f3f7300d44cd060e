import { checklistTicksKey } from "#schemas/shared/checklist.ts";
import { installCardDelayMs } from "#schemas/shared/constants.ts";
import { fontsKey, languageKey } from "#schemas/shared/stored-keys.ts";
import { shownByApp } from "#schemas/shared/stored-values.ts";
import { rootData } from "./data/root-data.ts";
import { storedText, storeText } from "./data/storage.ts";
import { announce } from "./data/window-events.ts";

/*
 * The script that every page runs once its content is there. It fetches the app when the page is idle, starts it at the visitor's first
 * interaction or where something needs it, and queues clicks made before the app is ready. What has to happen before the first paint
 * is in `boot.ts`.
 */
const page = document.documentElement;
const { app = "", parts, offline, pinned, shell, needed, chosen } = rootData();

/**
 * Finds the elements clicked before the app was ready, by name and place among their namesakes, so that repeated clicks count once.
 */
const early = new Map<string, () => HTMLElement | undefined>();
let notice: HTMLElement | undefined;

let starting = false;
function startApp(): void {
	if (starting) return;
	starting = true;
	import(/* @vite-ignore */ app).catch(showFailure);
}

/** Shows the notice in the document that the app, or something it needs, could not be loaded. The page content stays. */
function showFailure(): void {
	// Without the app, links navigate normally, including the one whose click was queued.
	removeEventListener("click", keepClick, true);
	for (const find of early.values()) {
		const each = find();
		if (each && "href" in each) each.click();
	}
	const all = [...document.querySelectorAll<HTMLTemplateElement>("template[data-failed]")];
	const template = all.find(({ lang }) => lang === chosen) ?? all[0];
	if (!template) return;
	notice?.remove();
	notice = document.createElement("div");
	notice.append(template.content.cloneNode(true));
	notice.addEventListener("click", press);
	notice.className = "told";
	if (shell === undefined) document.body.append(notice);
	else {
		document.getElementById("root")?.append(notice);
		page.lang = template.lang;
		document.title = notice.querySelector("h1")?.textContent ?? "";
	}
}

/** The notice's buttons: one tries again, through the app if it is running; the other closes the notice. */
function press({ target }: Event): void {
	const button = target instanceof Element && target.closest("button");
	if (!button) return;
	if (!("retry" in button.dataset)) notice?.remove();
	else if (announce("app-retry")) location.reload();
}
addEventListener("app-failed", showFailure);

function fetchApp(): void {
	for (const href of `${app} ${parts}`.trim().split(" "))
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }));
}

/**
 * Loads all web fonts and applies them together, so that the page is laid out again only once. The system fallback fonts have
 * no `display`.
 */
async function addFonts(): Promise<void> {
	await Promise.allSettled([...document.fonts].flatMap((font) => (font.display === "swap" ? font.load() : [])));
	page.classList.add("fonts");
	storeText(fontsKey, "here");
}

// The document without a page, and one in a language that the visitor has not chosen, have nothing else to show. And what the query of
// an address asks for (answers, filters, a search) is not in the prerendered page.
if (shell !== undefined || location.search || (pinned === undefined && chosen !== page.lang)) startApp();
// A tap and the focus that follows it need nothing from below the window: to lay it out would delay their effect.
for (const event of "pointerdown focusin online offline app-wanted".split(" ")) addEventListener(event, startApp, { once: true });
function layOutAll(): void {
	page.classList.remove("untouched");
}
function onFirstInteraction(): void {
	layOutAll();
	startApp();
}
for (const event of "wheel scroll keydown popstate".split(" ")) addEventListener(event, onFirstInteraction, { once: true });
// On a busy device, idle callbacks may never run.
addEventListener("load", () => {
	const whenIdle = (work: () => void) =>
		"requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200);
	whenIdle(() => {
		void addFonts();
		fetchApp();
		// Mouse hover and key presses come without the earlier event that a touch gives.
		if (matchMedia("(hover: hover)").matches) onFirstInteraction();
		// Pages marked as needing the app show little without it; what the visitor stored in this browser is shown on any page,
		// except ticks on checklists.
		else if (
			needed !== undefined ||
			location.hash !== "" ||
			!navigator.onLine ||
			shownByApp.some((key) => storedText(key)) ||
			(storedText(checklistTicksKey) && document.querySelector("[data-live=tick]"))
		)
			startApp();
	});
	// The offline app blocks nothing and is not required; failures are ignored.
	if (offline) whenIdle(() => import(/* @vite-ignore */ offline).catch(() => {}));
});

function keepClick(event: MouseEvent): void {
	// A link inside an element that needs the app is still a plain link.
	const target = event.target instanceof Element ? event.target.closest<HTMLElement>("a,[data-live]") : null;
	if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const { language, live } = target.dataset;
	if (!live) {
		// It may lead to a section of this page, whose place is known once all is laid out.
		layOutAll();
		if (language) storeText(languageKey, language);
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	const alike = () => [...document.querySelectorAll<HTMLElement>(`[data-live=${live}]`)];
	const place = alike().indexOf(target);
	early.set(live + place, () => alike()[place]);
	startApp();
}
addEventListener("click", keepClick, true);
addEventListener(
	"app-ready",
	() => {
		notice?.remove();
		removeEventListener("click", keepClick, true);
		// After the app has read the browser's storage. It may have re-rendered: the clicked element is found again by its
		// name and place.
		setTimeout(() => {
			for (const find of early.values()) find()?.click();
		});
	},
	{ once: true },
);

// A browser may offer to install the site before the app is ready to show its install card.
addEventListener("beforeinstallprompt", (event) => {
	event.preventDefault();
	window.installOffer = { dialog: event, madeAt: performance.now() };
	setTimeout(() => announce("app-wanted"), installCardDelayMs);
});
