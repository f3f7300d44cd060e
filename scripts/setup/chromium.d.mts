/** Path of a Chromium: the one that CHROMIUM_PATH names, the system's, or one that Playwright downloaded. */
export function findChromium(): string | null;

/** Installs a Chromium where it may; tells whether one is there now. `root` is the folder of the project. */
export function installChromium(root: string): boolean;
