import type { HTMLAttributes } from "react";

/** Attributes and handlers that the library sets on a control. */
export type TriggerProps = HTMLAttributes<HTMLElement>;

/** A control that was hovered or focused, and a function to set the library's props on it. */
export type Control = { element: HTMLElement; equip(props: TriggerProps): void };

export type TooltipsProps = { controls: readonly Control[] };
