import type { Figure } from "../../content/figures.ts";
import type { Picture } from "../../content/picture.ts";
import type { PlantText } from "../../content/plant/schema.ts";
import type { Eater } from "../../content/scene.ts";
import type { Terms } from "../../generated/terms.ts";
import type { Lang } from "../../shared/languages.ts";

/** A work that a draft links to, by its key in `sources.yaml`. */
export type DraftSource = { key: string; title: string };

/** A plant as described in drafts. Its texts may refer to its figures in braces, as in an article. */
export type DraftPlant = {
	slug: string;
	latin: string;
	/** Address of the plant on the site. */
	path: string;
	light: Terms["light"];
	windows: Terms["window"][];
	toxicity: { who: Eater; severity: Terms["severity"]; source: DraftSource | null }[];
	/** Its texts about safety, for which a draft cites a source. */
	onSafety: (keyof DraftPlantText)[];
	/** Sources of those texts. */
	safetySources: DraftSource[];
	figures: Record<string, Figure & { source: string }>;
	texts: Record<Lang, DraftPlantText>;
};

export type DraftPlantText = Pick<PlantText, "name" | "description" | "soil" | "fertilizer" | "propagation"> & {
	otherNames: string[];
	toxicitySigns: string | null;
};

/** A plant's picture, used for the article until the build draws its own. */
type DraftPicture = Omit<Picture, "alt"> & { alt: Record<Lang, string> };

/** Everything that drafts are made from, in every language. `pictures` are those of plants, by slug. */
export type DraftMaterial = {
	words: Record<Lang, Record<string, string>>;
	terms: Record<(typeof draftVocabularies)[number], Record<string, Record<Lang, string>>>;
	plants: DraftPlant[];
	pictures: Record<string, DraftPicture>;
	/** Key of the source used for our own rules of thumb. */
	ownSource: string;
};

/** Vocabularies whose labels drafts use. */
export const draftVocabularies = ["topic", "light", "window", "severity"] as const satisfies readonly (keyof Terms)[];
