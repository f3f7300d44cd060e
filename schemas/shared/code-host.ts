/** The branch that the site is published from. */
export const branch = "main";

/**
 * Where a repository is, by its https address in `site.yaml`: its root, without a slash or `.git` at the end, and whose addresses it
 * has. GitHub and GitLab have their own; Forgejo and Gitea, and therefore Codeberg, share the third.
 */
export function readRepository(address: string): { root: string; host: "github" | "gitlab" | "forgejo" } {
	const isGitLab = /^https:\/\/([^/]+\.)?gitlab\./i.test(address);
	const host = /^https:\/\/github\.com[:/]/i.test(address) ? "github" : isGitLab ? "gitlab" : "forgejo";
	return { root: address.replace(/\/+$|\.git\/*$/, ""), host };
}
