import type { PlantFacts, PlantText } from "#schemas/content/plant/schema.ts";
import type { GuideSectionId, ProfileSectionId } from "#schemas/pages/plant/page-data.ts";
import type { View } from "../kind.ts";

type GuideText = NonNullable<PlantText["guide"]>;
type ProfileText = NonNullable<PlantText["profile"]>;

/** Care cards on a sheet in the guide layout. */
export const careIds = ["light", "water", "temperature", "humidity", "soil", "fertilizer"] as const;
/** Care cards on a sheet in the profile layout. */
export const profileCareIds = ["light", "water", "humidity", "temperature"] as const;

/**
 * A titled section of a sheet. `isIn` tells whether a text has it, for optional sections; `cards` are the anchors of its cards with
 * their titles.
 */
type Section<Id extends string, Text> = {
	id: Id;
	isIn?(text: Text): boolean;
	title(text: Text, view: View): string;
	cards?(text: Text | null, view: View | null): [anchor: string, title: string][];
};

const toxicity = { id: "toxicity", title: (_: unknown, view: View) => view.string("sheet.toxicity") } as const;
const sources = {
	id: "sources",
	title: (_: unknown, view: View) => view.string("sheet.sources"),
} as const;

/**
 * All sections of a sheet in the guide layout, in order, what visitors come for first: the page shows them, and links may refer to
 * them.
 */
export const guideSections: readonly Section<GuideSectionId, GuideText>[] = [
	{
		id: "care",
		title: (_, view) => view.string("sheet.care"),
		cards: (_, view) => careIds.map((id) => [careAnchor(id), view?.string(`care.${id}`) ?? ""]),
	},
	{ id: "mistakes", title: (_, view) => view.string("sheet.mistakes") },
	toxicity,
	{ id: "propagation", title: (_, view) => view.string("sheet.propagation") },
	{ id: "harvest", isIn: ({ harvest }) => harvest !== undefined, title: ({ harvest }) => harvest?.title ?? "" },
	{ id: "varieties", isIn: ({ varieties }) => varieties !== undefined, title: ({ varieties }) => varieties?.title ?? "" },
	{ id: "benefits", title: ({ benefits }) => benefits.title },
	{ id: "history", title: (_, view) => view.string("sheet.history") },
	{ id: "decor", title: (_, view) => view.string("sheet.decor") },
	sources,
];

/** The same for the profile layout. */
export const profileSections: readonly Section<ProfileSectionId, ProfileText>[] = [
	{
		id: "care",
		title: (_, view) => view.string("sheet.care"),
		cards: (text) => profileCareIds.map((id) => [careAnchor(id), text?.care[id].title ?? ""]),
	},
	{ id: "issues", title: (_, view) => view.string("sheet.issues") },
	toxicity,
	{ id: "in-depth", isIn: ({ tabs }) => tabs !== undefined, title: (_, view) => view.string("sheet.inDepth") },
	{ id: "propagation", title: (_, view) => view.string("sheet.propagation") },
	{ id: "tips", title: (_, view) => view.string("sheet.tips") },
	{ id: "faq", isIn: ({ faq = [] }) => faq.length > 0, title: (_, view) => view.string("sheet.faq") },
	sources,
];

/** Those that a page has, with their titles. */
export function titledSections<Id extends string, Text>(
	sections: readonly Section<Id, Text>[],
	text: Text,
	view: View,
): { id: Id; title: string }[] {
	return sections.filter(({ isIn }) => isIn?.(text) ?? true).map(({ id, title }) => ({ id, title: title(text, view) }));
}

/** Anchors of a sheet. For an invalid text all optional ones are included, so that no link to it is reported as dead. */
export function sheetAnchors({ sheet }: PlantFacts, text: PlantText | null): string[] {
	// Besides its sections a sheet has a list of facts, and a profile may have a checklist.
	if (sheet === "guide") return ["facts", ...anchorsOf(guideSections, text?.guide ?? null)];
	if (sheet !== "profile") return [];
	const profile = text?.profile ?? null;
	const checklist = profile === null || (profile.checklist ?? []).length > 0 ? ["checklist"] : [];
	return ["facts", ...checklist, ...anchorsOf(profileSections, profile)];
}

/** Anchor of a card of the care. */
export function careAnchor(id: string): string {
	return `care-${id}`;
}

function anchorsOf<Text>(sections: readonly Section<string, Text>[], text: Text | null): string[] {
	return sections
		.filter(({ isIn }) => text === null || (isIn?.(text) ?? true))
		.flatMap(({ id, cards }) => [id, ...(cards?.(text, null) ?? []).map(([anchor]) => anchor)]);
}
