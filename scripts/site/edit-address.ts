import { branch, readRepository } from "#schemas/shared/code-host.ts";

const views = { github: "edit", gitlab: "-/edit", forgejo: "_edit" } as const;

/** Address at which visitors can edit a content file in the repository, or null without a repository. */
export function editAddress(repository: string | undefined, file: string): string | null {
	if (repository === undefined) return null;
	const { root, host } = readRepository(repository);
	const path = `content/${file}`.split("/").map(encodeURIComponent).join("/");
	return `${root}/${views[host]}/${branch}/${path}`;
}
