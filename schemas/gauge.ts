type Range = { min: number; max: number };

/** A side of a window that suits the plant, with its initial in the page's language. */
export type WindowSide = { side: "north" | "east" | "south" | "west"; letter: string };

/**
 * A fact as a picture draws it, beside its words. A window plan has its distance in metres. A water strip has the checks of
 * the soil in each month, January first, and the initials of the months. A scale has its ends, its marks as they are written, and
 * the plant's band. Leaves are counted.
 */
export type Gauge =
	| { type: "window"; sides: WindowSide[]; distance: Range }
	| { type: "water"; months: { letter: string; checks: number }[] }
	| { type: "scale"; from: number; to: number; marks: { at: number; label: string }[]; band: Range }
	| { type: "leaves"; count: number; of: number };

/** A fact in a list of quick facts: «Lumière: vive indirecte». `gauge` draws it. */
export type LabelledFact = { label: string; value: string; gauge?: Gauge };
