/**
 * Hashes of our code: `pipeline` covers everything that turns a source file into part of the site, `drawings` the code that draws
 * the pictures. Picture names contain the latter, so browsers download them again only when that code changes.
 */
export type CodeHashes = { pipeline: string; drawings: string };
