import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright";

declare global {
	interface Window {
		axe: typeof axe;
	}
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Brings axe to the document that is open, in a page without a policy. */
export function bringAxe(page: Page): Promise<void> {
	return page.evaluate(source);
}

/** A part of a page by its selector, or several without others. */
type Part = string | { include: string[][]; exclude?: string[][] };

/** What axe finds in a part of a page, a line each. */
export function findings(page: Page, part: Part, options: axe.RunOptions): Promise<string[]> {
	return page.evaluate(
		async ([context, asked]) => {
			const { violations } = await window.axe.run(context, { resultTypes: ["violations"], preload: false, ...asked });
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, any, all, none }) => `${id}: ${target.join(" ")}: ${[...any, ...all, ...none][0]?.message}`),
			);
		},
		[part, options] as const,
	);
}
