/** SHA-256 of a body (FIPS 180-4), as bytes. */
export async function sha256Of(body: Pick<Blob, "arrayBuffer">): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", await body.arrayBuffer()));
}
