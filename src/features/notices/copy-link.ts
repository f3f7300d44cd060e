import { notify } from "./notify.ts";

/** Copies an address and says so; one that cannot be copied is shown, to be copied by hand. */
export async function copyLink(address: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(address);
		notify({ channel: "general", title: (t) => t("reading.linkCopied") });
	} catch {
		notify({ channel: "general", title: (t) => t("reading.linkNotCopied"), text: () => address, destructive: true, stays: true });
	}
}
