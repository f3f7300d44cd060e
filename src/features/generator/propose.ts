/** Branch that the site is published from. */
const branch = "main";

/** Longest query that the hosts surely take, in signs as they are sent. */
const longestAddress = 7500;

/** An address of the repository's editor with a new file. `filled` is whether it brings the contents, too. */
export type Proposal = { href: string; filled: boolean };

/**
 * Where a repository lets a visitor write a new file. GitHub, Forgejo and Gitea (with them Codeberg) take name and contents by
 * the same names; GitLab takes the name alone, its editor drops the contents (gitlab-org/gitlab, work item 594214).
 */
export function proposeFile(repository: string, file: string, contents: string): Proposal {
	const { hostname } = new URL(repository);
	const root = repository.replace(/\/+$|\.git\/*$/, "");
	const path = `content/${file}`;
	if (/(^|\.)gitlab\./.test(hostname))
		return { href: `${root}/-/new/${branch}?file_name=${encodeURIComponent(path)}`, filled: false };
	const bare = `${root}/${hostname === "github.com" ? "new" : "_new"}/${branch}?filename=${encodeURIComponent(path)}`;
	const whole = `${bare}&value=${encodeURIComponent(contents)}`;
	return whole.length <= longestAddress ? { href: whole, filled: true } : { href: bare, filled: false };
}
