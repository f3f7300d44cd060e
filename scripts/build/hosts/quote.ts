/** A double-quoted string in the configuration of nginx or Caddy. */
export function quote(text: string): string {
	return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
