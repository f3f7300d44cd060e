/** A font with the widths of Arial, in which pages are shown until their own fonts have loaded. */
export function findArial(): string | null;
