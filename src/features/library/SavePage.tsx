import { type ComponentType, useEffect, useState } from "react";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { useAddress } from "#src/data/shared.ts";

type SavePageProps = { page: ScreenPage };

/**
 * The button that saves the page for offline use, if a service worker can store it. Its code is loaded after mounting, if there
 * is a worker.
 */
export function SavePage({ page }: SavePageProps) {
	const [Button, setButton] = useState<ComponentType<SavePageProps>>();
	// A draft is previewed at another address than its own, where there is no page yet.
	const isCurrentPage = useAddress().path === page.path;
	useEffect(() => {
		if (!isCurrentPage || !navigator.serviceWorker?.controller) return;
		import("./SavePageButton.tsx").then(
			(module) => setButton(() => module.SavePageButton),
			// If its code fails to load there is no button.
			() => {},
		);
	}, [isCurrentPage]);
	return Button && <Button page={page} />;
}
