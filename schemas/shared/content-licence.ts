/** The licence of the site's content (`content/LICENSE`): texts, drawings, data. The id is that of SPDX. */
export const contentLicence = {
	id: "CC-BY-4.0",
	name: "CC BY 4.0",
	url: "https://creativecommons.org/licenses/by/4.0/",
} as const;
