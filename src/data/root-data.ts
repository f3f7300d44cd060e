import type { RootData } from "#schemas/shared/root-data.ts";

/** The data attributes of the document's root element; writing to the object changes them. */
export const rootData = (): RootData => document.documentElement.dataset as RootData;
