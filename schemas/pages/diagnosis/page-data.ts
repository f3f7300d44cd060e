import type { Picture } from "../../content/picture.ts";
import type { RichText } from "../../content/rich-text.ts";
import type { CauseSigns, SignQuestion } from "../../shared/diagnosis.ts";
import type { Listing } from "../listing.ts";
import type { Common, Link, TitledSource } from "../page-parts.ts";

/**
 * A cause as text in the page's language. `id` is the address of the section of the guide about it, which `section` links to; `act` says
 * what to do first, `look` what tells it from other causes.
 */
export type DiagnosisCause = CauseSigns & {
	id: string;
	name: string;
	act: string;
	look: string;
	section: Link;
	sources: TitledSource[];
};

/**
 * The diagnosis of sick plants. `listing` has the questions as facets; `drawings` those of signs by question and id, `plants` the page
 * of each plant by its slug.
 */
export type DiagnosisPage = Common & {
	template: "diagnosis";
	body: RichText;
	words: Record<string, string>;
	listing: Listing;
	drawings: Record<SignQuestion, Record<string, Picture>>;
	causes: DiagnosisCause[];
	plants: Record<string, Link>;
};
