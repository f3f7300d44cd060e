import { useInsertionEffect } from "react";
import { ScrollRestoration } from "react-router-dom";
import { scrollPositions } from "#schemas/spec/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";

/** Restores scroll positions. The router trusts whatever is stored, so invalid values are removed before it reads them. */
export function ScrollKeeper() {
	useInsertionEffect(() => {
		store(scrollPositions, stored(scrollPositions));
	}, []);
	return <ScrollRestoration />;
}
