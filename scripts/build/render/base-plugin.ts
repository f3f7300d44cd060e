import type { Plugin } from "vite";

/** Matches imports of the functions in `src/data/base.ts`, which convert between addresses and URLs. */
const imported = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/base\.ts["']/g;

/**
 * For a site at the root of its host: addresses and URLs are identical there, so calls to `src/data/base.ts` are removed. The
 * bundler would otherwise keep calls of identity functions.
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
