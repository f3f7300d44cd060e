import { notify } from "#src/features/notices/notify.ts";
import type { Translate } from "#src/i18n/translate.ts";
import { describeFailure, type Failure } from "#src/offline/failure.ts";

const words = { quota: "library.noRoom", network: "library.noNetwork", unknown: "library.unknown" } as const satisfies Record<
	Failure,
	string
>;

/** Tells why something could not be saved, until the visitor has read it. */
export function tellFailure(error: unknown, t: Translate): void {
	const text = t(words[describeFailure(error)]);
	notify({ channel: "general", title: t("library.failed"), text, destructive: true, stays: true });
}
