import { useEffect } from "react";
import { notify } from "#src/features/notices/notify.ts";

/**
 * Offers a new version in a notice that stays; a later version replaces the notice. Also says when there is no room to store
 * it.
 */
export function Update() {
	useEffect(() => {
		const offer = ({ detail }: CustomEvent<{ accept(): void }>) =>
			notify({
				channel: "general",
				about: "update",
				title: (t) => t("update.ready"),
				text: (t) => t("update.text"),
				action: { label: (t) => t("update.reload"), run: () => detail.accept() },
				stays: true,
			});
		const notifyNoRoom = () =>
			notify({
				channel: "general",
				title: (t) => t("update.failed"),
				text: (t) => t("saving.noRoom"),
				destructive: true,
				stays: true,
			});
		addEventListener("update-ready", offer);
		addEventListener("no-room", notifyNoRoom);
		return () => {
			removeEventListener("update-ready", offer);
			removeEventListener("no-room", notifyNoRoom);
		};
	}, []);
	return null;
}
