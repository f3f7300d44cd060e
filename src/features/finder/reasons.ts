import type { FactName } from "#schemas/pages/finder/page-data.ts";

/** Keys of reasons; the text of each is `finder.reason.<key>`. */
export type ReasonKey =
	| "lightFits"
	| "lightLow"
	| "lightScant"
	| "lightStrong"
	| "tooDark"
	| "tooBright"
	| "checksRare"
	| "checksFit"
	| "checksOften"
	| "checksWelcome"
	| "easy"
	| "demanding"
	| "challenge"
	| "catSafe"
	| "catToxic"
	| "catUnknown"
	| "dogSafe"
	| "dogToxic"
	| "dogUnknown"
	| "childSafe"
	| "childToxic"
	| "childUnknown"
	| "airSuits"
	| "airTooDry"
	| "airTooHumid"
	| "warmRoom"
	| "coolNights"
	| "coldHardy"
	| "coldSensitive"
	| "compact"
	| "tooBig"
	| "outdoors"
	| "indoorsOnly"
	| "flowers"
	| "trails"
	| "tall"
	| "pattern"
	| "edible"
	| "airClaimed"
	| "notWish"
	| "wantsSun";

/**
 * Why a plant is suggested or not: a reason for it, against it, or one that rules it out. `fact` is the plant fact that the
 * reason is based on.
 */
export type Reason = { key: ReasonKey; side: "for" | "against" | "out"; weight: number; fact: FactName };
