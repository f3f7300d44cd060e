/*
 * Keys of stored values (`stored-values.ts`) that the first scripts of every page use, apart from the types of the values: these
 * scripts have to be small.
 */
export const languageKey = "language";
export const themeKey = "theme";
export const adminKey = "admin";
export const fontsKey = "fonts";
