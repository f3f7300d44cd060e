/** Branch that the site is published from. */
const branch = "main";

/**
 * Where a repository lets a visitor edit a file of the content, or null without a repository. GitHub and GitLab have their
 * ways; Forgejo, Gitea and with them Codeberg share a third.
 */
export function editAddress(repository: string | undefined, file: string): string | null {
	if (repository === undefined) return null;
	const { hostname } = new URL(repository);
	const view = hostname === "github.com" ? "edit" : /(^|\.)gitlab\./.test(hostname) ? "-/edit" : "_edit";
	const path = `content/${file}`.split("/").map(encodeURIComponent).join("/");
	return `${repository.replace(/\/+$|\.git\/*$/, "")}/${view}/${branch}/${path}`;
}
