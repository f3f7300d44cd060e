import { type ComponentType, useEffect, useState } from "react";
import type { ScreenPage } from "#schemas/page-data.ts";
import { useAddress } from "#src/data/shared.ts";

type SavePageProps = { page: ScreenPage };

/** Saves the page for reading offline, where a worker can keep it. Its code comes once the page stands and there is one. */
export function SavePage({ page }: SavePageProps) {
	const [Button, setButton] = useState<ComponentType<SavePageProps>>();
	// A draft shows elsewhere than at its address, where nothing is yet.
	const stands = useAddress().path === page.path;
	useEffect(() => {
		if (!stands || !navigator.serviceWorker?.controller) return;
		import("./SavePageButton.tsx").then(
			(module) => setButton(() => module.SavePageButton),
			// Without its code there is nothing to press.
			() => {},
		);
	}, [stands]);
	return Button && <Button page={page} />;
}
