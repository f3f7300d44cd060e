/** Downloads a text or bytes as a file. */
export function saveFile(name: string, type: string, contents: string | Uint8Array<ArrayBuffer>): void {
	const address = URL.createObjectURL(new Blob([contents], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The click has started the download by now; Safari reads the blob a moment later.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
