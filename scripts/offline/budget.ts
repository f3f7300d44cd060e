import { gzipSync } from "node:zlib";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { offline } from "#schemas/spec/offline.ts";
import type { Remember } from "../types/content.ts";

/** A pack to be weighed; one visit keeps it if its bytes are not over `firstMax`, among other things. */
export type Weighable = { lang: Lang | null; bytes: number; contents(): Uint8Array; hash: string; firstMax: number };

/** What fetching a pack costs, compressed, and whether one visit keeps it. */
export type Weighed = { bytes: number; first: boolean };

/** Of a pack of more bytes than this that no visit keeps by itself, a part tells what the whole costs. */
const wholeMax = 1_000_000;

/** Of that one slice of so many bytes is compressed, the next are not. */
const slice = { length: 16_384, every: 16 };

/** A pack whose estimate is over what is left by more than this share is not weighed to see whether it fits. */
const estimateError = 0.2;

/**
 * Makes what weighs packs, the most needed first: one visit keeps as much as the budget of a first install holds in whatever
 * language is read. Hosts compress JSON at least as well as the lowest level does; trying harder would cost a large site many
 * seconds, and so would compressing all that nobody fetches unasked.
 */
export function createBudget(remember: Remember): { weigh(pack: Weighable): Weighed } {
	const { requests, bytes } = offline.firstInstall;
	// The worker itself is a request too.
	const left = new Map(langs.map((lang) => [lang, { requests: requests - 1, bytes }]));
	return {
		weigh({ lang, bytes: whole, contents, hash, firstMax }) {
			const concerned = [...left].filter(([each]) => lang === null || lang === each).map(([, room]) => room);
			const room = Math.min(firstMax, ...concerned.map((each) => (each.requests > 0 ? each.bytes : 0)));
			if (whole > wholeMax) {
				const about = remember(`${hash} about`, () => estimate(contents()));
				if (about * (1 - estimateError) > room) return { bytes: about, first: false };
			}
			const exact = remember(hash, () => gzipSync(contents(), { level: 1 }).length);
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
	return Math.round((gzipSync(sample, { level: 1 }).length / sample.length) * contents.length);
}
