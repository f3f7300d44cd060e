import * as z from "zod";
import { contentLicence } from "../shared/content-licence.ts";
import { text, webAddress } from "./fields.ts";

/**
 * Licences under which a photo may be published here, each with its displayed name and the address of its terms. Names are the same
 * in every language. Ids are those of SPDX where one exists.
 */
export const licences = {
	"CC0-1.0": { name: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" },
	"CC-BY-4.0": { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
	"CC-BY-SA-4.0": { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
	"public-domain": { name: "Public Domain Mark 1.0", url: "https://creativecommons.org/publicdomain/mark/1.0/" },
	/** Taken for this site, so under the licence of its content. */
	own: { name: contentLicence.name, url: contentLicence.url },
	/** The author permits its use on this site, and nothing else. */
	permission: { name: "©", url: null },
} as const;

export type Licence = keyof typeof licences;

export const licenceIds = Object.keys(licences) as [Licence, ...Licence[]];

/** `content/images/<name>.yaml`: who took the photo of that name, and why it may be published. */
export const credit = z.strictObject({
	author: text("Who took the photo, as they wish to be named", 120),
	licence: z.enum(licenceIds).describe("Licence that it is under; «own» for ours, «permission» for one given to this site alone"),
	source: webAddress("Page where the photo was published").optional(),
});

export type Credit = z.infer<typeof credit>;
