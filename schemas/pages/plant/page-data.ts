import type { Picture } from "../../content/picture.ts";
import type { Faq, RichText } from "../../content/rich-text.ts";
import type { Eater } from "../../content/scene.ts";
import type { Terms } from "../../generated/terms.ts";
import type { Differences } from "../../shared/differences.ts";
import type { LabelledFact } from "../gauge.ts";
import type { ChecklistItem, Common, Day, Link } from "../page-parts.ts";

export type Toxicity = {
	who: Eater;
	label: string;
	severity: Terms["severity"];
	severityLabel: string;
	source: string | null;
};

/** A source of a plant. `url` is null for a book; `says` lists what it covers. */
export type PlantSource = { title: string; url: string | null; says: string };

/** A plant in the catalogue. `path` is null when it has no sheet. */
export type PlantCard = {
	slug: string;
	path: string | null;
	/** The number of its plate, «012»; null if it has none yet. */
	number: string | null;
	name: string;
	latin: string;
	family: string;
	origin: string;
	description: string;
	category: string;
	light: string;
	water: string;
	difficulty: string;
	toxicity: Toxicity[];
	airPurifyingClaim: boolean;
	picture: Picture | null;
};

/** A plant as a small plate with a link: to its sheet, or else to its card in the catalogue. */
export type PlatedPlant = Pick<PlantCard, "slug" | "number" | "name" | "latin" | "picture"> & { path: string };

/** Anchors of the titled sections of a page in the guide layout. */
export type GuideSectionId =
	| ("toxicity" | "history" | "benefits" | "care" | "propagation")
	| ("harvest" | "varieties" | "mistakes" | "decor" | "sources");

/** The same for the profile layout. */
export type ProfileSectionId = "toxicity" | "care" | "in-depth" | "propagation" | "issues" | "tips" | "faq" | "sources";

/** Care of a plant without a sheet, on its card. */
export type CardCare = {
	light: string;
	water: string;
	propagation: string[];
	problems: { problem: string; cause: RichText }[];
	/** When and how it is harvested, or null if it is not grown for that. */
	harvest: string | null;
	/** Which parts are toxic and the symptoms of poisoning, or null if nothing is known. */
	toxicitySigns: string | null;
	/** The page with emergency numbers; null if there is none. */
	emergency: Link | null;
	sources: PlantSource[];
};

/** Content of an opened plant card: its quick facts in words, and its care, which is null if the plant has a sheet. */
export type PlantDetails = { facts: LabelledFact[]; care: CardCare | null };

/** The same as a file, with its differences in °F and inches; absent if there are none. */
export type PlantDetailsFile = PlantDetails & { imperial?: Differences };

type SheetCommon = Common & {
	back: Link;
	plant: PlantCard;
	/** A pressed leaf, for the label of its plate. */
	pressed: Picture;
	/** The label of its plate, «Planche 012 · Araceae · Oman». */
	label: string;
	/** The label of the scale bar, «le trait : 50 cm». */
	scale: string;
	facts: LabelledFact[];
	/** Symptoms of poisoning, or why nothing is known. */
	toxicitySigns: string | null;
	/** Whom to call, for a plant that is toxic to someone; null for others. */
	emergency: RichText | null;
	/** Link to the emergency numbers, for a plant without known toxicity; null for others, and on a site without that page. */
	inDoubt: Link | null;
	sources: PlantSource[];
	/** Disclosure at the end of a page with affiliate links; null for every other page. */
	affiliateLine: string | null;
	/** Date of the last significant change, null if none is recorded. */
	updated: Day | null;
};

/** A plant's page in the guide layout: running text under fixed headings. */
export type SheetPage = SheetCommon & {
	template: "sheet";
	/** Its titled sections, in order. */
	sections: { id: GuideSectionId; title: string }[];
	intro: RichText;
	history: RichText;
	benefits: RichText[];
	care: { id: string; title: string; text: RichText }[];
	propagation: RichText[];
	mistakes: RichText;
	decor: RichText;
	varieties: RichText[] | null;
	harvest: RichText[] | null;
};

/** A plant's page in the profile layout: badges, care cards and steps. */
export type ProfilePage = SheetCommon & {
	template: "profile";
	/** Its titled sections, in order. */
	sections: { id: ProfileSectionId; title: string }[];
	subtitle: string;
	description: RichText;
	care: { id: string; title: string; text: RichText; badge: string }[];
	propagation: { method: string; steps: RichText[] };
	issues: { problem: string; solution: RichText }[];
	tips: RichText[];
	tabs: { id: string; title: string; text: RichText }[];
	checklist: { title: string; items: ChecklistItem[] } | null;
	faq: Faq[];
};
