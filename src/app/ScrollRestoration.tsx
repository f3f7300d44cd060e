import { useInsertionEffect } from "react";
import { ScrollRestoration as RouterScrollRestoration } from "react-router-dom";
import { scrollPositions } from "#schemas/shared/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";

/** Restores scroll positions. The router trusts whatever is stored, so invalid values are removed before it reads them. */
export function ScrollRestoration() {
	useInsertionEffect(() => {
		store(scrollPositions, stored(scrollPositions));
	}, []);
	return <RouterScrollRestoration />;
}
