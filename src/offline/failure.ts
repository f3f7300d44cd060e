/** Why something could not be kept: there is no room, it did not arrive, or nobody knows. */
export type Failure = "quota" | "network" | "unknown";

/** Tells why something could not be kept, from what was thrown. */
export function describeFailure(error: unknown): Failure {
	// An error of its own in new browsers, a DOMException in others.
	if (error instanceof Error && error.name === "QuotaExceededError") return "quota";
	return error instanceof TypeError ? "network" : "unknown";
}
