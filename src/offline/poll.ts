import { offline } from "#schemas/shared/offline.ts";

/**
 * Checks for a new version every minute while the page is visible and online; after a failure the interval doubles, up to a
 * quarter of an hour. A page that becomes visible again checks at once if a check was due.
 */
export function pollForUpdates(ask: () => Promise<unknown>): void {
	let pause: number = offline.updateCheckMs;
	let lastCheckMs = Date.now();
	let timer = 0;
	const plan = () => {
		clearTimeout(timer);
		if (document.visibilityState !== "visible" || !navigator.onLine) return;
		timer = window.setTimeout(check, Math.max(0, lastCheckMs + pause - Date.now()));
	};
	const check = async () => {
		lastCheckMs = Date.now();
		try {
			await ask();
			pause = offline.updateCheckMs;
		} catch {
			pause = Math.min(pause * 2, offline.updateBackoffMaxMs);
		}
		plan();
	};
	document.addEventListener("visibilitychange", plan);
	addEventListener("online", plan);
	addEventListener("offline", plan);
	plan();
}
