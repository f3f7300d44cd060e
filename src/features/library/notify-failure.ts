import { notify } from "#src/features/notices/notify.ts";
import { describeFailure, type Failure } from "#src/offline/failure.ts";

const words = { quota: "saving.noRoom", network: "saving.noNetwork", unknown: "saving.unknown" } as const satisfies Record<
	Failure,
	string
>;

/** Says why something could not be saved, in a notice that stays until it is closed. */
export function notifyFailure(error: unknown): void {
	const key = words[describeFailure(error)];
	notify({ channel: "general", title: (t) => t("saving.failed"), text: (t) => t(key), destructive: true, stays: true });
}
