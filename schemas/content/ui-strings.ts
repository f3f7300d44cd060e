import * as z from "zod";

/**
 * `content/ui/LANG.yaml`: i18next's JSON v4, each key on a line. Which keys a file has to have depends on the French one, so a rule
 * compares them (`scripts/check/ui-keys.ts`).
 */
export const uiString = z.string().regex(/\S/).max(400);

export const uiStrings = z.record(z.string(), uiString);
