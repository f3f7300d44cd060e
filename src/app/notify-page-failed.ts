import type { Lang } from "#schemas/shared/languages.ts";
import { notifyUnavailable } from "#src/features/language/notify-unavailable.ts";
import { notify } from "#src/features/notices/notify.ts";
import type { View } from "./load-view.ts";

/** Tells the reader, in the language of the current page, that the next page could not be loaded; `retry` tries again. */
export function notifyPageFailed({ shared }: View, wanted: Lang, retry: () => void): void {
	if (wanted !== shared.shell.lang) return void notifyUnavailable(wanted);
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
