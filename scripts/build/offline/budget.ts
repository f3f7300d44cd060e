import { gzipSync } from "node:zlib";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { offline } from "#schemas/shared/offline.ts";
import type { Memo } from "../../types/content.ts";
import { packLevels } from "../precompress.ts";

/** A pack to be weighed; a first visit caches it only if its bytes are not over `firstMax`, among other conditions. */
export type Weighable = { lang: Lang | null; bytes: number; contents(): Uint8Array; hash: string; firstMax: number };

/** The compressed size of a pack, and whether a first visit caches it. */
export type Weighed = { bytes: number; first: boolean };

/** The compressed size of a larger pack that no visit caches automatically is estimated from samples. */
const wholeMax = 1_000_000;

/** Sampling: one slice of `length` bytes out of every `every` is compressed. */
const slice = { length: 16_384, every: 16 };

/** A pack whose estimate exceeds the remaining budget by more than this share is not compressed to find out whether it fits. */
const estimateError = 0.2;

/**
 * Creates a budget for weighing packs in order of priority: besides the app, a first visit caches as much as the first-install budget
 * allows, in whichever language is read. Sizes are those of the gzip variants that the site has beside its packs. To compress packs that are
 * only fetched on request would cost a large site many seconds.
 */
export function createBudget(appBytes: number, memo: Memo): { weigh(pack: Weighable): Weighed } {
	const { requests, bytes } = offline.firstInstall;
	// The worker itself is one request.
	const left = new Map(langs.map((lang) => [lang, { requests: requests - 1, bytes: bytes - appBytes }]));
	return {
		weigh({ lang, bytes: whole, contents, hash, firstMax }) {
			const concerned = [...left].filter(([each]) => lang === null || lang === each).map(([, room]) => room);
			const room = Math.min(firstMax, ...concerned.map((each) => (each.requests > 0 ? each.bytes : 0)));
			if (whole > wholeMax) {
				const about = memo(`about ${packLevels.gz} ${hash}`, () => estimate(contents()));
				if (about * (1 - estimateError) > room) return { bytes: about, first: false };
			}
			const exact = memo(`gzip ${packLevels.gz} ${hash}`, () => gzippedBytes(contents()));
			if (exact > room) return { bytes: exact, first: false };
			for (const each of concerned) {
				each.requests -= 1;
				each.bytes -= exact;
			}
			return { bytes: exact, first: true };
		},
	};
}

function estimate(contents: Uint8Array): number {
	const slices: Uint8Array[] = [];
	for (let at = 0; at < contents.length; at += slice.length * slice.every) slices.push(contents.subarray(at, at + slice.length));
	const sample = Buffer.concat(slices);
	return Math.round((gzippedBytes(sample) / sample.length) * contents.length);
}

function gzippedBytes(contents: Uint8Array): number {
	return gzipSync(contents, { level: packLevels.gz }).length;
}
