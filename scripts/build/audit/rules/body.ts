import { withHint } from "../../../messages/message.ts";
import type { PageFinding, PageRule } from "../finished-site.ts";

/** Exactly one first-level heading, and no heading level skipped. */
export const headings: PageRule = ({ pathname, headings: found }) => {
	const first = found.filter(({ level }) => level === 1);
	const findings: PageFinding[] = [];
	if (first.length !== 1)
		findings.push({ code: "page-heading", ...withHint("page.firstLevel", { path: pathname, number: first.length }) });
	found.forEach(({ level, text }, index) => {
		if (text.trim() === "") findings.push({ code: "page-heading", ...withHint("page.headingEmpty", { path: pathname, level }) });
		const above = found[index - 1]?.level ?? 0;
		if (level > above + 1)
			findings.push({
				code: "page-heading",
				...withHint("page.headingJump", { path: pathname, heading: text.trim(), above, level }),
				named: text,
			});
	});
	return findings;
};

/** Ids are unique. */
export const uniqueIds: PageRule = ({ pathname, ids }) =>
	twice(ids).map((id) => ({ code: "page-duplicate-id", ...withHint("page.duplicateId", { path: pathname, id }), named: id }));

function twice(ids: readonly string[]): string[] {
	const seen = new Set<string>();
	return [...new Set(ids.filter((id) => seen.size === seen.add(id).size))];
}

/** No code that the content security policy would block, or allow by mistake. */
export const inlineCode: PageRule = ({ pathname, inlineCode: found }) =>
	found.map((code) => ({
		code: "page-inline-code",
		...withHint("page.inlineCode", { path: pathname, code: code.slice(0, 60) }),
	}));

/** Every page is complete: all of its content is in the HTML. */
export const fallbacks: PageRule = ({ pathname, fallbacks: found }) =>
	found.map((mark) => ({ code: "page-fallback", ...withHint("page.unfinished", { path: pathname, mark }) }));
