import type { Figure } from "./figure.ts";

/** Measurements of a generator; sizes in KiB as transferred. */
type Peer = { firstPaint: number; largestPaint: number; blocked: number; html: number; css: number; script: number };

/**
 * Articles of 900 words and one picture of 25 KB, without web fonts, with default settings of other generators: 20 November 2026,
 * two quiet cores, Lighthouse 13.5 and Chromium 156, mobile preset, brotli 9 over HTTP/1.1.
 */
const peers: Record<string, Peer> = {
	"Hugo 0.111": { firstPaint: 753, largestPaint: 1053, blocked: 0, html: 2.5, css: 1.2, script: 0 },
	"Eleventy 3.1": { firstPaint: 753, largestPaint: 1053, blocked: 0, html: 2.4, css: 1.2, script: 0 },
	"Astro 7.3": { firstPaint: 753, largestPaint: 1053, blocked: 0, html: 2.5, css: 1.2, script: 0 },
	"React Router 7.18": { firstPaint: 1732, largestPaint: 1882, blocked: 0, html: 4.6, css: 1.2, script: 106 },
	"VitePress 1.6": { firstPaint: 1414, largestPaint: 1505, blocked: 0, html: 2.9, css: 1.5, script: 47.5 },
	"Next 16.4": { firstPaint: 752, largestPaint: 2036, blocked: 120, html: 5.3, css: 1.2, script: 127 },
	"Docusaurus 3.10": { firstPaint: 756, largestPaint: 2173, blocked: 242, html: 4.5, css: 13.9, script: 182 },
};

/** Our article compared with theirs, for the figures that were measured. */
export function besidePeers(figures: readonly Figure[]): string {
	const found = (name: string) => figures.find((each) => each.name === name)?.median;
	const kibibytes = (name: string) => found(name) && Math.round((found(name) ?? 0) / 102.4) / 10;
	const ours: Record<keyof Peer, number | undefined> = {
		firstPaint: found("article: first paint"),
		largestPaint: found("article: largest paint"),
		blocked: found("article: blocked"),
		html: kibibytes("article: HTML, brotli 5"),
		css: kibibytes("article: CSS, brotli 5"),
		script: kibibytes("article: script when idle, brotli 5"),
	};
	if (Object.values(ours).every((value) => value === undefined)) return "";
	const row = (name: string, cells: readonly unknown[]) =>
		`${name.padEnd(18)}${cells.map((cell) => String(cell ?? "–").padStart(9)).join("")}\n`;
	const columns = ["FCP ms", "LCP ms", "TBT ms", "HTML KiB", "CSS KiB", "JS KiB"];
	return [
		row("an article", columns),
		row("Pousse", Object.values(ours)),
		...Object.entries(peers).map(([name, peer]) => row(name, Object.values(peer))),
	].join("");
}
