import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The subresource integrity of a file (W3C, Subresource Integrity). */
export function integrityOf(file: string, algorithm: "sha256" | "sha384" = "sha256"): string {
	return `${algorithm}-${hash(algorithm, readFileSync(file), "base64")}`;
}
