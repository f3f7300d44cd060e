import * as z from "zod";
import { ownList, prose, text, titledAddress, translated } from "../fields.ts";

/** `glossary/<slug>/facts.yaml`. The slug is the anchor of the term on the glossary page. */
export const definitionFacts = z.strictObject({
	see: titledAddress("Page of this site that says more"),
});

/** A term in one language. */
export const definitionText = z.strictObject({
	name: text("The term, as texts write it", 60),
	otherNames: ownList("Other words for it, for the search", "Another word").optional(),
	definition: prose("What it is, in two or three sentences, and what it means for a plant at home"),
	translated: translated(),
});

export type DefinitionFacts = z.infer<typeof definitionFacts>;
export type DefinitionText = z.infer<typeof definitionText>;
