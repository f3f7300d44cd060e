import { findProgram } from "./programs.mjs";

/**
 * Path of a Firefox: the one in FIREFOX_PATH, else Debian's, else the one in PATH.
 * @returns {string | null}
 */
export function findFirefox() {
	return process.env.FIREFOX_PATH || findProgram("firefox-esr", "firefox");
}
