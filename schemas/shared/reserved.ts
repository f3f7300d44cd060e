/** Folders of the site that hold files and no pages. */
export const fileFolders = ["assets", "data", "images", "packs", "search"] as const;

/** First parts of the addresses of editors' pages: the dashboard, and the form of the dev server. */
export const editorFolders = ["dashboard", "edit"] as const;

/**
 * First parts of addresses that no page and no redirect may have, besides those that a page always has: `shell` is the document that
 * the app fills offline, `feed` names the JSON feeds.
 */
export const reservedNames: readonly string[] = [...fileFolders, ...editorFolders, "feed", "shell", "generateur-plante"];
