import { branch, readRepository } from "#schemas/shared/code-host.ts";

/** Longest URL that hosts reliably accept, in encoded characters. */
const longestAddress = 7500;

/** A URL that opens a new file in the repository's web editor. `filled` is whether the contents are filled in as well. */
export type Proposal = { href: string; filled: boolean };

/**
 * The URL with which a visitor can create a file in a repository. GitHub and Forgejo take name and contents by the same parameters;
 * GitLab takes only the name, its editor drops the contents (gitlab-org/gitlab, work item 594214).
 */
export function proposeFile(repository: string, file: string, contents: string): Proposal {
	const { root, host } = readRepository(repository);
	const path = `content/${file}`;
	if (host === "gitlab") return { href: `${root}/-/new/${branch}?file_name=${encodeURIComponent(path)}`, filled: false };
	const bare = `${root}/${host === "github" ? "new" : "_new"}/${branch}?filename=${encodeURIComponent(path)}`;
	const whole = `${bare}&value=${encodeURIComponent(contents)}`;
	return whole.length <= longestAddress ? { href: whole, filled: true } : { href: bare, filled: false };
}
