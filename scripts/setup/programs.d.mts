/** Path of the first of these programs that is in the path. */
export function findProgram(...names: string[]): string | null;

/** Path of a server, which may stand where only root's path leads. */
export function findServer(name: string): string | null;
