import type { Terms } from "../generated/terms.ts";
import type { Range } from "../shared/range.ts";

/** A side of a window that suits the plant, with its initial in the page's language, and the distances from the glass in metres. */
export type WindowSide = { side: Terms["window"]; letter: string; distance: Range };

/**
 * The illustration of a fact. A water strip has the number of soil checks in each month,
 * January first, and the initials of the months. A scale has its ends, its formatted marks, and the plant's range. Leaves are a
 * count.
 */
export type Gauge =
	| { type: "window"; sides: WindowSide[] }
	| { type: "water"; months: { letter: string; checks: number }[] }
	| { type: "scale"; from: number; to: number; marks: { at: number; label: string }[]; band: Range }
	| { type: "leaves"; count: number; of: number };

/** A fact in a list of quick facts: «Lumière: vive indirecte». `gauge` draws it. */
export type LabelledFact = { label: string; value: string; gauge?: Gauge };
