/** From one number to another, both included. */
export type Range = { min: number; max: number };
