import { installDismissal } from "#schemas/spec/stored-values.ts";
import type { Shared } from "#src/data/shared.ts";
import { store } from "#src/data/storage.ts";
import type { InstallOffer } from "#src/data/window-events.ts";
import { announce } from "#src/data/window-events.ts";
import { notify } from "#src/features/notices/notify.ts";

/** Opens the dialog of the browser, and says so when the app is installed. No is the same as to dismiss the card. */
export async function takeOffer({ dialog }: InstallOffer, { shell }: Shared): Promise<void> {
	window.installOffer = undefined;
	announce("install-offer-gone");
	try {
		await dialog.prompt();
		const { outcome } = await dialog.userChoice;
		if (outcome === "dismissed") rememberDismissal();
		else
			notify({
				channel: "general",
				title: (t) => t("install.done"),
				text: (t) => t("install.doneText", { name: shell.site.name }),
			});
	} catch {
		// A browser that takes its offer back has shown nothing; it makes another one when it likes.
	}
}

/** Keeps the card away for a while. */
export function rememberDismissal(): void {
	store(installDismissal, Date.now());
}

/** Whether the page is read in the installed app. */
export function isInstalled(): boolean {
	return matchMedia("(display-mode: standalone)").matches;
}
