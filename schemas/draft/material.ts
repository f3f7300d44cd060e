import type { Figure } from "../figures.ts";
import type { Picture } from "../picture.ts";
import type { PlantText } from "../plant/schema.ts";
import type { Lang } from "../spec/languages.ts";

/** A work that a draft links to, by its key in `sources.yaml`. */
export type DraftSource = { key: string; title: string };

/** A plant as drafts tell of it. Its texts may name its figures in braces, as an article would. */
export type DraftPlant = {
	slug: string;
	latin: string;
	/** Where the site tells of it. */
	path: string;
	light: string;
	windows: string[];
	toxicity: { who: "cat" | "dog" | "child"; severity: string; source: DraftSource | null }[];
	/** Texts of it that speak of safety, so that a draft says behind them who says so. */
	onSafety: (keyof DraftPlantText)[];
	/** Who says so. */
	safetySources: DraftSource[];
	figures: Record<string, Figure & { source: string }>;
	texts: Record<Lang, DraftPlantText>;
};

export type DraftPlantText = Pick<PlantText, "name" | "description" | "soil" | "fertilizer" | "propagation"> & {
	otherNames: string[];
	toxicitySigns: string | null;
};

/** A plant's picture, which stands in for that of an article until the build draws it. */
type DraftPicture = Omit<Picture, "alt"> & { alt: Record<Lang, string> };

/** All that drafts are made from, in every language. `pictures` are those of plants, by slug. */
export type DraftMaterial = {
	words: Record<Lang, Record<string, string>>;
	terms: Record<(typeof draftVocabularies)[number], Record<string, Record<Lang, string>>>;
	plants: DraftPlant[];
	pictures: Record<string, DraftPicture>;
	/** Key of the source that stands for our own rules of thumb. */
	ownSource: string;
};

/** Vocabularies whose labels drafts use. */
export const draftVocabularies = ["topic", "light", "window", "severity"] as const;
