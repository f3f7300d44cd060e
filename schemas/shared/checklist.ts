import { type Is, isText } from "./shapes.ts";

/**
 * `localStorage` key of the ticks. A constant of its own for the first script of every page, which only checks whether there are
 * any.
 */
export const checklistTicksKey = "checklists";

/** Whether a value is the id of a checklist item, as made by `itemIds`. */
export const isItemId: Is<string> = (value): value is string => isText(value) && /^[0-9a-z]{1,7}(-\d{1,3})?$/.test(value);
