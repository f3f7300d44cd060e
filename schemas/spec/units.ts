/** Systems of units that a reader may choose; facts are written in the first. */
export const unitSystems = ["metric", "imperial"] as const;

export type UnitSystem = (typeof unitSystems)[number];

/** What the switch shows. It says what changes: temperatures and lengths, nothing else. International, so no words. */
export const unitSystemSigns: Record<UnitSystem, string> = { metric: "°C, cm", imperial: "°F, in" };
