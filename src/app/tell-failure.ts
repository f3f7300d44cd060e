import type { Lang } from "#schemas/spec/languages.ts";
import { tellUnavailable } from "#src/features/language/tell-unavailable.ts";
import { notify } from "#src/features/notices/notify.ts";
import type { View } from "./load-view.ts";

/** Tells the reader, in the language of the current page, that the next page could not be loaded; `retry` tries again. */
export function tellFailure({ shared }: View, wanted: Lang, retry: () => void): void {
	if (wanted !== shared.shell.lang) return void tellUnavailable(wanted);
	notify({
		channel: "general",
		about: "loading",
		title: (t) => t("error.pageFailed"),
		text: (t) => t("error.pageFailedText"),
		destructive: true,
		stays: true,
		action: { label: (t) => t("error.retry"), run: retry },
	});
}
