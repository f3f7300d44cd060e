import { type Is, isText } from "./shapes.ts";

/** `localStorage` key of the ticks. By itself, for the first script of every page, which only asks whether there are any. */
export const checklistTicksKey = "checklists";

/** The name of an item of a checklist, as `itemIds` makes it. */
export const isItemId: Is<string> = (value): value is string => isText(value) && /^[0-9a-z]{1,7}(-\d{1,3})?$/.test(value);
