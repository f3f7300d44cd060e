import type { LabelledFact } from "../gauge.ts";
import type { ChecklistItem, Common, Day, Link } from "../page-parts.ts";
import type { Picture } from "../picture.ts";
import type { Faq, RichText } from "../rich-text.ts";
import type { Differences } from "../spec/differences.ts";

export type Toxicity = {
	who: "cat" | "dog" | "child";
	label: string;
	severity: string;
	severityLabel: string;
	source: string | null;
};

/** A work that a plant names. `url` is null for a book; `says` lists what it says, empty where the texts alone rest on it. */
export type PlantSource = { title: string; url: string | null; says: string };

/** A plant in the catalogue. `path` is null when it has no sheet. */
export type PlantCard = {
	slug: string;
	path: string | null;
	/** That of its plate, «012»; null where it has none yet. */
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
	/** Where each stands among all that it may be, from 1: a card draws it. */
	levels: Record<"light" | "water" | "difficulty", { place: number; of: number }>;
	toxicity: Toxicity[];
	airPurifyingClaim: boolean;
	picture: Picture | null;
};

/** A plant as a small plate that leads on: to its sheet, or where it has none to its card in the catalogue. */
export type PlatedPlant = Pick<PlantCard, "slug" | "number" | "name" | "latin" | "picture"> & { path: string };

/** Anchors of the titled sections that a page in the layout of a guide may have. */
export type GuideSectionId =
	| ("toxicity" | "history" | "benefits" | "care" | "propagation")
	| ("harvest" | "varieties" | "mistakes" | "decor" | "sources");

/** The same in the layout of a profile. */
export type ProfileSectionId = "toxicity" | "care" | "in-depth" | "propagation" | "issues" | "tips" | "faq" | "sources";

/** How a plant without a sheet is cared for, on its card. */
export type CardCare = {
	light: string;
	water: string;
	propagation: string[];
	problems: { problem: string; cause: RichText }[];
	/** When and how it is harvested, or null where it is not grown for that. */
	harvest: string | null;
	/** Which parts are toxic and what poisoning looks like, or null where nothing is known. */
	toxicitySigns: string | null;
	/** The page that says whom to call; null where there is none. */
	emergency: Link | null;
	sources: PlantSource[];
};

/** What opens with the card of a plant: its quick facts in words, and its care, which is null where a sheet tells it. */
export type PlantDetails = { facts: LabelledFact[]; care: CardCare | null };

/** The same as it is fetched, with what it has otherwise for readers who measure in °F and inches; left out where nothing differs. */
export type PlantDetailsFile = PlantDetails & { imperial?: Differences };

type SheetCommon = Common & {
	back: Link;
	plant: PlantCard;
	/** A leaf of it, pressed, for the label of its plate. */
	pressed: Picture;
	/** What stands on the label of its plate, «Planche 012 · Araceae · Oman». */
	label: string;
	/** What the bar on the plate says, «le trait : 50 cm». */
	scale: string;
	facts: LabelledFact[];
	/** What poisoning looks like, or why nothing is known. */
	toxicitySigns: string | null;
	/** Whom to call, by country; null where no source calls the plant toxic or leaves it open. */
	emergency: RichText | null;
	sources: PlantSource[];
	/** Disclosure at the end of a page with affiliate links; null for every other page. */
	affiliateLine: string | null;
	/** Day of the last real change, null where nobody wrote it down. */
	updated: Day | null;
};

/** A plant's page in the layout of a guide: running text under fixed headings. */
export type SheetPage = SheetCommon & {
	template: "sheet";
	/** Its titled sections in their order. */
	sections: { id: GuideSectionId; title: string }[];
	intro: RichText;
	history: RichText;
	benefits: { title: string; items: RichText[] };
	care: { id: string; title: string; text: RichText }[];
	propagation: RichText[];
	mistakes: RichText;
	decor: RichText;
	varieties: { title: string; items: RichText[] } | null;
	harvest: { title: string; items: RichText[] } | null;
};

/** A plant's page in the layout of a profile: badges, care cards and steps. */
export type ProfilePage = SheetCommon & {
	template: "profile";
	/** Its titled sections in their order. */
	sections: { id: ProfileSectionId; title: string }[];
	subtitle: string;
	description: RichText;
	care: { id: string; title: string; text: RichText; badge: string }[];
	propagation: { method: string; steps: RichText[] };
	issues: { problem: string; solution: RichText }[];
	tips: RichText[];
	tabs: { id: string; title: string; text: RichText }[];
	checklist: ChecklistItem[];
	faq: Faq[];
};
