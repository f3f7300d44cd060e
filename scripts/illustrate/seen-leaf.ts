import type { Curve, Point } from "./geometry.ts";
import type { Outline } from "./half-leaf.ts";
import type { Tone } from "./palette.ts";

/** One half of a leaf in the plane of the plate, to which markings are painted. */
export type Half = { side: 1 | -1; outline: Outline; halfWidth: number; at(t: number, s: number): Point };

/** A leaf as seen: both halves, the right one first, and what it is made of. */
export type Seen = { midrib: Curve; length: number; halves: readonly [Half, Half]; tone: Tone };
