/** Unit systems for readers; facts are in the first. */
export const unitSystems = ["metric", "imperial"] as const;

export type UnitSystem = (typeof unitSystems)[number];

/** Labels of the switch. They show what it changes: temperatures and lengths only. International, so not translated. */
export const unitSystemSigns: Record<UnitSystem, string> = { metric: "°C, cm", imperial: "°F, in" };
