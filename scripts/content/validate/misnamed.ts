import type { z } from "zod";
import { findNearest } from "../../report/nearest.ts";

type Issue = z.core.$ZodIssue;

/** Fields with a wrong name or in a wrong group, and the issues that only follow from that: the field that is then missing. */
export type Misnamed = {
	/** The name that a field should have, by the field's path joined with slashes. */
	meant: ReadonlyMap<string, string>;
	consequences: ReadonlySet<Issue>;
};

/** Files with more unknown fields than this are not full of typing errors: they are not compared with the missing ones. */
const comparedMax = 100;

/** Matches each unknown field with the missing field that it was meant to be: a typing error in its name, or wrong indentation. */
export function findMisnamed(issues: readonly Issue[], isMissing: (issue: Issue) => boolean): Misnamed {
	const meant = new Map<string, string>();
	const consequences = new Set<Issue>();
	const missing = issues.filter(isMissing);
	const unknown = issues.flatMap((issue) =>
		issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ key, parent: issue.path.map(String) })) : [],
	);
	if (missing.length === 0 || unknown.length > comparedMax) return { meant, consequences };
	for (const { key, parent } of unknown) {
		const left = missing.filter((issue) => !consequences.has(issue));
		const beside = left.filter((issue) => issue.path.slice(0, -1).join("/") === parent.join("/"));
		const name = findNearest(key, beside.map(nameOf), maxDistanceFor(key));
		const found =
			name === undefined
				? left.find((issue) => nameOf(issue) === key && isNextTo(issue.path.slice(0, -1).map(String), parent))
				: beside.find((issue) => nameOf(issue) === name);
		if (!found) continue;
		consequences.add(found);
		if (name !== undefined) meant.set([...parent, key].join("/"), name);
	}
	return { meant, consequences };
}

function nameOf({ path }: Issue): string {
	return String(path.at(-1));
}

/** Number of letters of a name that may differ: language codes have two. */
function maxDistanceFor(key: string): number {
	return key.length <= 3 ? 1 : Math.max(2, Math.floor(key.length / 3));
}

/**
 * The group that an unknown field belongs to by its name, when it is one level too far out or in: the last group before it, or the
 * group around its own. Null if neither has such a field.
 */
export function findOwner(
	key: string,
	parent: readonly string[],
	group: unknown,
	fieldsAt: (path: string[]) => string[],
): string[] | null {
	const outer = parent.slice(0, -1);
	if (parent.length > 0 && fieldsAt(outer).includes(key)) return outer;
	if (typeof group !== "object" || group === null || Array.isArray(group)) return null;
	const names = Object.keys(group);
	const before = names.slice(0, names.indexOf(key)).at(-1);
	if (before === undefined) return null;
	const inner = [...parent, before];
	return [inner, [...inner, "0"]].find((path) => fieldsAt(path).includes(key)) ?? null;
}

/** Whether one group directly contains the other. */
function isNextTo(a: readonly string[], b: readonly string[]): boolean {
	const [outer, inner] = a.length < b.length ? [a, b] : [b, a];
	return inner.length === outer.length + 1 && outer.every((name, index) => name === inner[index]);
}
