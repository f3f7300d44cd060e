import { useEffect } from "react";
import { listen } from "#src/data/effects.ts";
import { notify } from "#src/features/notices/notify.ts";

/**
 * Offers a new version in a notice that stays; a later version replaces the notice. Also says when there is no room to store
 * it.
 */
export function Update() {
	useEffect(() => listen(["update-ready"], offer), []);
	useEffect(() => listen(["no-room"], notifyNoRoom), []);
	return null;
}

function offer({ detail }: CustomEvent<{ accept(): void }>): void {
	notify({
		channel: "general",
		about: "update",
		title: (t) => t("update.ready"),
		text: (t) => t("update.text"),
		action: { label: (t) => t("update.reload"), run: () => detail.accept() },
		stays: true,
	});
}

function notifyNoRoom(): void {
	notify({
		channel: "general",
		title: (t) => t("update.failed"),
		text: (t) => t("saving.noRoom"),
		destructive: true,
		stays: true,
	});
}
