/** Path of a Firefox: the one that FIREFOX_PATH names, else Debian's, else the one in the path. */
export function findFirefox(): string | null;
