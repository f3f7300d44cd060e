import type { RootData } from "#schemas/spec/root-data.ts";

/** What the root element of the open document says; writing here changes it. */
export const rootData = (): RootData => document.documentElement.dataset as RootData;
