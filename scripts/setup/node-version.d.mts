/** Whether a version of Node is one of those that `engines` of package.json names: `^20.19.0 || >=24.0.0`. */
export function suits(version: string, wanted: string): boolean;

/** The versions of Node that `engines` names, for people: «Node 20.19, or 24 or newer». */
export function inWords(wanted: string): string;
