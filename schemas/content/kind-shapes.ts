import type { ArticleFacts } from "./article/schema.ts";
import type { DefinitionFacts, DefinitionText } from "./glossary/schema.ts";
import type { LongReadFacts, LongReadText } from "./long-read.ts";
import type { PageFacts, PageText } from "./page/schema.ts";
import type { PlantFacts, PlantText } from "./plant/schema.ts";

/** Shapes of each kind of content: its facts, and its text in a language. The behaviour of kinds is in `scripts/kinds`. */
export type KindShapes = {
	page: { facts: PageFacts; text: PageText };
	plant: { facts: PlantFacts; text: PlantText };
	article: { facts: ArticleFacts; text: LongReadText };
	guide: { facts: LongReadFacts; text: LongReadText };
	definition: { facts: DefinitionFacts; text: DefinitionText };
};

export type KindName = keyof KindShapes;

/** Kinds of long texts. */
export type LongReadName = {
	[Name in KindName]: LongReadText extends KindShapes[Name]["text"] ? Name : never;
}[KindName];
