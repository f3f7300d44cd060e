import { execFileSync } from "node:child_process";

/**
 * A font with the widths of Arial, in which pages are shown until their own fonts have loaded. Windows and macOS have Arial itself.
 * @returns {string | null}
 */
export function findArial() {
	if (process.platform !== "linux") return "Arial";
	for (const family of ["Arial", "Liberation Sans"])
		try {
			// Exits with 1 if no font has this name.
			execFileSync("fc-list", ["--quiet", `:family=${family}`], { stdio: "ignore" });
			return family;
		} catch {}
	return null;
}
