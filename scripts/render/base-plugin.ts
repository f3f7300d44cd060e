import type { Plugin } from "vite";

/** Functions between addresses and URLs, which `src/data/base.ts` has. */
const imported = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/base\.ts["']/g;

/**
 * For a site at the root of its host: an address is its own URL there, so what `src/data/base.ts` makes of one is left out, where the
 * bundler would call functions that give what they are given.
 */
export const withoutBase: Plugin = {
	name: "pousse-without-base",
	transform: {
		filter: { code: /\/base\.ts["']/ },
		handler(code) {
			const names = [...code.matchAll(imported)].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []);
			const calls = new RegExp(`\\b(?:${names.join("|")})\\(`, "g");
			return { code: code.replace(imported, "").replace(calls, "("), map: null };
		},
	},
};
