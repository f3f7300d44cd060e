import { installDismissal } from "#schemas/shared/stored-values.ts";
import type { Shared } from "#src/data/shared.ts";
import { store } from "#src/data/storage.ts";
import type { InstallOffer } from "#src/data/window-events.ts";
import { announce } from "#src/data/window-events.ts";
import { notify } from "#src/features/notices/notify.ts";

/** Opens the browser's install dialog, and shows a notice when the app is installed. Declining counts as dismissing the card. */
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
		// The browser withdrew its offer and showed no dialog; it may make another one.
	}
}

/** Suppresses the card for a while. */
export function rememberDismissal(): void {
	store(installDismissal, Date.now());
}

/** Whether the page is displayed in the installed app. */
export function isInstalled(): boolean {
	return matchMedia("(display-mode: standalone)").matches;
}
