/** SHA-256 of a body (FIPS 180-4), as bytes. */
export async function sha256Of(body: Pick<Blob, "arrayBuffer">): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", await body.arrayBuffer()));
}

/** The same in hexadecimal digits. */
export async function hashOf(body: Blob): Promise<string> {
	return Array.from(await sha256Of(body), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
