import type { HTMLAttributes } from "react";

/** Attributes and handlers that the library wants on a control. */
export type TriggerProps = HTMLAttributes<HTMLElement>;

/** A control that was pointed at or reached by a key, and the way to give it what the library wants on it. */
export type Control = { element: HTMLElement; equip(props: TriggerProps): void };

export type TooltipsProps = { controls: readonly Control[] };
