import { longReadFacts } from "#schemas/content/long-read.ts";
import { longReadKind } from "../long-read/kind.ts";

/** A practical guide. */
export const guide = longReadKind({
	name: "guide",
	found: "guide",
	folder: "guides",
	facts: longReadFacts,
	prefix: "/guides",
	above: (view) => ({ path: "/guides", label: view.string("nav.guides") }),
});
