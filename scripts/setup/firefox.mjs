import { findProgram } from "./programs.mjs";

/**
 * Path of a Firefox: the one that FIREFOX_PATH names, else Debian's, else the one in the path.
 * @returns {string | null}
 */
export function findFirefox() {
	return process.env.FIREFOX_PATH || findProgram("firefox-esr", "firefox");
}
