import { useInsertionEffect } from "react";
import { ScrollRestoration } from "react-router-dom";
import { scrollPositions } from "#schemas/spec/stored-values.ts";
import { store, stored } from "#src/data/storage.ts";

/** Comes back to where a page was left. The router trusts what it finds stored, so all but places goes before it looks. */
export function ScrollKeeper() {
	useInsertionEffect(() => {
		store(scrollPositions, stored(scrollPositions));
	}, []);
	return <ScrollRestoration />;
}
