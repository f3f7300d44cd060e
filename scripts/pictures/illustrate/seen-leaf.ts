import type { Curve, Point } from "./geometry.ts";
import type { Outline } from "./half-leaf.ts";
import type { Tone } from "./palette.ts";

/** One half of a leaf in drawing coordinates; markings are painted relative to it. */
export type Half = { side: 1 | -1; outline: Outline; halfWidth: number; at(t: number, s: number): Point };

/** The geometry of a leaf in the drawing: both halves, the right one first, and its colours. */
export type Seen = { midrib: Curve; length: number; halves: readonly [Half, Half]; tone: Tone };
