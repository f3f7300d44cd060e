import type { IncomingMessage } from "node:http";

/**
 * Reads a body to its end, since a browser that is still sending reads no answer. A body of more than `most` bytes is not kept, only
 * its size is known.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<{ bytes: Buffer | null; size: number }> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size <= most) chunks.push(chunk);
		else chunks.length = 0;
	}
	return { bytes: size > most ? null : Buffer.concat(chunks), size };
}
