/** Branch from which the site is published. */
const branch = "main";

/**
 * Address at which visitors can edit a content file in the repository, or null without a repository. GitHub and GitLab have their
 * own URL schemes; Forgejo and Gitea, and therefore Codeberg, share a third.
 */
export function editAddress(repository: string | undefined, file: string): string | null {
	if (repository === undefined) return null;
	const { hostname } = new URL(repository);
	const view = hostname === "github.com" ? "edit" : /(^|\.)gitlab\./.test(hostname) ? "-/edit" : "_edit";
	const path = `content/${file}`.split("/").map(encodeURIComponent).join("/");
	return `${repository.replace(/\/+$|\.git\/*$/, "")}/${view}/${branch}/${path}`;
}
