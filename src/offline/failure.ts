/** Why something could not be stored: quota exceeded, network failure, or unknown. */
export type Failure = "quota" | "network" | "unknown";

/** Classifies what was thrown when storing failed. */
export function describeFailure(error: unknown): Failure {
	// A class of its own in newer browsers, a DOMException in others.
	if (error instanceof Error && error.name === "QuotaExceededError") return "quota";
	return error instanceof TypeError ? "network" : "unknown";
}
