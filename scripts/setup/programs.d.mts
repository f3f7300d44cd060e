/** Path of a program; of several names the first one that is there. */
export function findProgram(...names: string[]): string | null;
