import type { FactName } from "#schemas/finder/page-data.ts";

/** What a reason says; its words are `finder.reason.<key>`. */
export const reasonKeys = [
	"lightFits",
	"lightLow",
	"lightScant",
	"lightStrong",
	"tooDark",
	"tooBright",
	"windowSide",
	"checksRare",
	"checksFit",
	"checksOften",
	"checksWelcome",
	"easy",
	"demanding",
	"challenge",
	"catSafe",
	"catToxic",
	"catUnknown",
	"dogSafe",
	"dogToxic",
	"dogUnknown",
	"childSafe",
	"childToxic",
	"childUnknown",
	"airSuits",
	"airTooDry",
	"airTooHumid",
	"warmRoom",
	"coolNights",
	"coldHardy",
	"coldSensitive",
	"compact",
	"tooBig",
	"outdoors",
	"indoorsOnly",
	"flowers",
	"trails",
	"tall",
	"pattern",
	"edible",
	"airClaimed",
	"notWish",
] as const;

export type ReasonKey = (typeof reasonKeys)[number];

/** Why a plant is offered or not: it speaks for it, against it, or rules it out. `fact` is the fact of the catalogue behind it. */
export type Reason = { key: ReasonKey; side: "for" | "against" | "out"; weight: number; fact: FactName };
