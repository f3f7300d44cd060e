import type { ComponentProps } from "react";
import type { EditedEntry } from "#schemas/content/edit.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import type { Translate } from "./words.ts";

/** A page of the form, and its title. */
export const page = "max-w-[100rem] pb-36";
export const pageTitle = "mt-2 mb-4 text-[length:clamp(1.6rem,5vw,2.4rem)]";

/** A part of an entry's page, below a line. */
export const section = "mt-8 border-ink border-t-2 pt-2 [&>h2]:mb-4 [&>h2]:scroll-mt-4 [&>h2]:text-[1.6rem]";

/** A remark at what it is about. */
export const mark = "mt-[0.3rem] border-clay border-l-3 pl-2 text-[0.95rem] leading-[1.4]";

/** Fields side by side, as many as there is room for. */
export const fieldGrid = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-6 gap-y-4";

/** The label of fields that stand side by side in several languages. */
export const fieldLabel =
	"mb-[0.2rem] scroll-mt-4 font-semibold leading-[1.3] in-data-compact:font-normal in-data-compact:text-[0.9rem]";

/** The same field in one to four languages. */
export const cells =
	"grid grid-cols-1 gap-3 md:not-data-[count=1]:grid-cols-2 rails:data-[count=3]:grid-cols-3 rails:data-[count=4]:grid-cols-4";

/** A field beside the code of its language. */
export const langCell = "grid min-w-0 grid-cols-[1.6rem_minmax(0,1fr)] [&>:not(:first-child)]:col-start-2";

/** The code of a language beside its field. */
export const langMark = "pt-[0.6rem] font-semibold text-[0.8rem] text-faded uppercase";

/** A button that looks like a link. */
export function LinkButton(props: ComponentProps<"button">) {
	return (
		<button
			type="button"
			className="min-h-8 cursor-pointer text-start text-leaf underline underline-offset-3 aria-pressed:font-[650]"
			{...props}
		/>
	);
}

/** The name of an entry in the language of the form, or else in French. */
export function labelOf({ labels, slug }: EditedEntry, lang: ProgramLang): string {
	return labels[lang] ?? labels.fr ?? slug;
}

/** A kind that has no word here is called by its name, since a missing key is shown as it is. */
export function nameOfKind(kind: string, t: Translate): string {
	return t(kind as "page");
}
