import type { Finding } from "../../report/diagnostic.ts";
import type { PageRule } from "../finished-site.ts";

/** One heading of the first level, and no level left out on the way down. */
export const headings: PageRule = ({ pathname, headings: found }) => {
	const first = found.filter(({ level }) => level === 1);
	const findings: Finding[] = [];
	if (first.length !== 1)
		findings.push({
			code: "page-heading",
			message: `The page ${pathname} has ${first.length} headings of the first level.`,
			hint: "a page has exactly one, its title",
		});
	found.forEach(({ level, text }, index) => {
		const above = found[index - 1]?.level ?? 0;
		if (level > above + 1)
			findings.push({
				code: "page-heading",
				message: `On ${pathname}, "${text.trim()}" jumps from level ${above} to level ${level}.`,
				hint: "use the next level down",
			});
	});
	return findings;
};

/** An id stands for one place. */
export const uniqueIds: PageRule = ({ pathname, ids }) =>
	twice(ids).map((id) => ({
		code: "page-duplicate-id",
		message: `The page ${pathname} has more than one place "#${id}".`,
		hint: "change the words of one of the headings",
	}));

function twice(ids: readonly string[]): string[] {
	const seen = new Set<string>();
	return [...new Set(ids.filter((id) => seen.size === seen.add(id).size))];
}

/** Nothing that the content security policy would block, and nothing that it would let through by mistake. */
export const inlineCode: PageRule = ({ pathname, inlineCode: found }) =>
	found.map((code) => ({
		code: "page-inline-code",
		message: `The page ${pathname} holds inline code: ${code.slice(0, 60)}`,
		hint: "this is for the developers: move it into a file",
	}));

/** No page is a skeleton: everything it says stands in its HTML. */
export const fallbacks: PageRule = ({ pathname, fallbacks: found }) =>
	found.map((mark) => ({
		code: "page-fallback",
		message: `The page ${pathname} was not finished: it holds ${mark}.`,
		hint: "this is for the developers: something waited while the page was rendered",
	}));
