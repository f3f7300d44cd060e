import type { z } from "zod";
import { term } from "../fields.ts";
import { longReadFacts } from "../long-read.ts";

/** `articles/<slug>/facts.yaml`. */
export const articleFacts = longReadFacts.safeExtend({
	topic: term("topic", "What it is about, which the list of articles can be filtered by"),
});

export type ArticleFacts = z.infer<typeof articleFacts>;
