/** Path of a Chromium: the one that CHROMIUM_PATH names, else a headless shell, else one with windows. */
export function findChromium(): string | null;

/** Path of a headless shell: the system's, or one that Playwright downloaded. */
export function findHeadlessShell(): string | null;

/** Path of a Chromium with windows, as people have it: the system's, or one that Playwright downloaded. */
export function findFullChromium(): string | null;
